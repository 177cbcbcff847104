import { lineMonthEnd } from "@machiya/schema/domain/messaging/quota";
import type { LineMessaging } from "./lineMessaging.ts";

/** How long requests are skipped after the quota is used up; a larger plan takes effect afterwards. */
const COOLDOWN_MS = 60_000;

/**
 * Wraps `line`. After LINE refused a push because the month's quota is used up, every push and multicast
 * fails with "quota" for a minute, but not beyond the end of the month. A refused multicast has no effect,
 * because smaller sends may still fit.
 */
export function withQuotaBreaker(line: LineMessaging, now: () => Date): LineMessaging {
  let exhaustedUntil = 0;
  const isExhausted = () => now().getTime() < exhaustedUntil;
  return {
    ...line,
    multicast: async (to, messages, retryKey) =>
      isExhausted() ? "quota" : line.multicast(to, messages, retryKey),
    async push(to, messages, retryKey) {
      if (isExhausted()) return "quota";
      const delivery = await line.push(to, messages, retryKey);
      if (delivery === "quota") {
        const at = now();
        exhaustedUntil = Math.min(at.getTime() + COOLDOWN_MS, lineMonthEnd(at).getTime());
      }
      return delivery;
    },
  };
}
