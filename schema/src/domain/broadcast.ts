/** UTF-16 units of one text message: LINE's limit (decisions.md §4, broadcast). */
export const MAX_BROADCAST_LENGTH = 5000;

/** User ids of one multicast request: LINE's limit. */
export const MULTICAST_RECIPIENTS = 500;

/** Why a text cannot be sent; null when it can. */
export function textProblem(text: string): "EMPTY" | "TOO_LONG" | null {
  if (text.trim() === "") return "EMPTY";
  return text.length > MAX_BROADCAST_LENGTH ? "TOO_LONG" : null;
}
