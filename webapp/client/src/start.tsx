/** The Mini App itself: what will be drawn is on its way while we ask who we are. */
import "./frame/frame.css";
import "./frame/lists.css";
import "./frame/options.css";
import "./frame/page.css";
import "./frame/scene.css";
import "./frame/secret.css";
import "./frame/sheet.css";
import "./frame/skeleton.css";
import "./frame/contrast.css";

import { render } from "preact";

import { boot } from "./app/boot";
import { placeBefore } from "./app/router";
import { startapp } from "./app/telegram";
import { App } from "./frame/app";
import { followFocus } from "./frame/focus";
import { Home, TablePage } from "./frame/parts";

// If it cannot come, the part itself says so.
(startapp || placeBefore() ? TablePage : Home).fetch().catch(() => undefined);

followFocus();
void boot().then(() => {
  const root = document.getElementById("app")!;
  root.replaceChildren();
  render(<App />, root);
});
