/** What is not needed for the first look at a table: each is fetched when it is drawn first. */
import { part } from "../app/part";
import { Skeleton, UnlitLamp } from "./skeleton";

export const TablePage = part(() => import("./table").then((file) => file.TablePage), Skeleton);
export const Home = part(() => import("./home").then((file) => file.Home), Skeleton);
export const Lobby = part(() => import("./lobby").then((file) => file.Lobby), Skeleton);
export const Result = part(() => import("./result").then((file) => file.Result));

export const Hints = part(() => import("./hints").then((file) => file.Hints));
export const HelpSheet = part(() => import("./help").then((file) => file.HelpSheet));
export const Walk = part(() => import("./walk").then((file) => file.Walk));
export const Menu = part(() => import("./menu").then((file) => file.Menu));
export const StorySheet = part(() => import("./story").then((file) => file.StorySheet));
export const TalkSheet = part(() => import("./talk").then((file) => file.TalkSheet));
export const RulesSheet = part(() => import("./rules").then((file) => file.RulesSheet));
export const LegendSheet = part(() => import("./rules").then((file) => file.LegendSheet));
export const ProfileSheet = part(() => import("./profile").then((file) => file.ProfileSheet));
export const ShareSheet = part(() => import("./share").then((file) => file.ShareSheet));
/** Above a notice; where it cannot come, its place stays dark. */
export const Picture = part(() => import("./pictures").then((file) => file.Picture), UnlitLamp);
