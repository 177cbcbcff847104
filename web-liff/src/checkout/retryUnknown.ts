import { Refusal } from "@machiya/schema/client/refusal";

/**
 * Sends a write with an idempotency key, and sends it again after each of the pauses while its outcome is
 * unknown.
 */
export async function retryUnknown<Answer>(
  send: () => Promise<Answer>,
  pausesMs: readonly number[],
): Promise<Answer> {
  for (const pause of pausesMs) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof Refusal && error.code === "OUTCOME_UNKNOWN")) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return send();
}
