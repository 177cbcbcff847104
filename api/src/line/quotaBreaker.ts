import { lineMonthEnd } from "@machiya/schema/domain/messaging/quota";
import type { LineMessaging } from "./messaging.ts";

/** After the month's last message LINE is not asked for another so long: a larger plan shows within a minute. */
const SPARED_MS = 60_000;

/**
 * The same, but once LINE has no message left for a single person this month, nobody asks it again for a minute, nor longer
 * than the month: everything fails at once with the same answer. That many do not fit says nothing about fewer.
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
        exhaustedUntil = Math.min(at.getTime() + SPARED_MS, lineMonthEnd(at).getTime());
      }
      return delivery;
    },
  };
}
