/** What the hand feels: the same as the eye sees, never more. */
import { post } from "./telegram";

type Strength = "light" | "medium" | "heavy" | "rigid" | "soft";

export const thud = (strength: Strength = "light"): void => {
  post("web_app_trigger_haptic_feedback", { type: "impact", impact_style: strength }, "6.1");
};

export const buzz = (kind: "success" | "warning" | "error"): void => {
  post("web_app_trigger_haptic_feedback", { type: "notification", notification_type: kind }, "6.1");
};
