/** Where the Mini App starts. */
import { render } from "preact";

render(<p>One Table</p>, document.getElementById("app")!);
