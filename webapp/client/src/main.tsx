/** Where the Mini App starts. */
import "./frame/frame.css";
import "./frame/dock.css";
import "./frame/lists.css";
import "./frame/offers.css";
import "./frame/options.css";
import "./frame/page.css";
import "./frame/result.css";
import "./frame/scene.css";
import "./frame/seats.css";
import "./frame/secret.css";
import "./frame/sheet.css";
import "./frame/states.css";
import "./frame/table.css";
import "./frame/talk.css";

import { render } from "preact";

import { boot } from "./app/boot";
import { App } from "./frame/app";

void boot().then(() => {
  const root = document.getElementById("app")!;
  root.replaceChildren();
  render(<App />, root);
});
