/** What the hand feels: the same as the eye sees, never more; only where Telegram is around us. */
import { sounding } from "./senses";
import { initData, post } from "./telegram";

type Strength = "light" | "medium" | "heavy" | "rigid" | "soft";
type Feedback = Parameters<typeof post<"web_app_trigger_haptic_feedback">>[1];

function feel(feedback: Feedback): void {
  if (initData && sounding.value) post("web_app_trigger_haptic_feedback", feedback, "6.1");
}

export const thud = (strength: Strength = "light"): void => feel({ type: "impact", impact_style: strength });

export const buzz = (kind: "success" | "warning" | "error"): void => feel({ type: "notification", notification_type: kind });
