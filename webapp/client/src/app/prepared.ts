/** Letting Telegram send on a message that the bot has prepared: the person chooses where. */
import { on, post } from "./telegram";

export type Came = "sent" | "declined" | "failed";

let answer: ((came: Came) => void) | null = null;
let listening = false;

/** Resolves when it was sent, or not. Clients before 8.0 cannot. */
export function sendPrepared(id: string): Promise<Came> {
  if (!listening) {
    listening = true;
    on("prepared_message_sent", () => answer?.("sent"));
    on("prepared_message_failed", (payload) => answer?.(payload?.error === "USER_DECLINED" ? "declined" : "failed"));
  }
  // The client has one chooser: who asks again has no use for the first answer.
  answer?.("declined");
  return new Promise((resolve) => {
    answer = resolve;
    if (!post("web_app_send_prepared_message", { id }, "8.0")) resolve("failed");
  });
}
