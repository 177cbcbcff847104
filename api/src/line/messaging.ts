import { HTTPFetchError, messagingApi } from "@line/bot-sdk";
import type { Messaging } from "@machiya/schema/context";
import { errorFields, log } from "../log.ts";

/** The SDK has no time-out of its own; LINE is asked for at most so long (line.md). */
const TIMEOUT_MS = 5000;

/** What became of a request to LINE. Only "retry" is worth another try, with the same retry key. */
export type Delivery = "accepted" | "retry" | "quota" | "refused";

export interface LineMessaging extends Messaging {
  /** Sends a text to at most 500 people. The retry key makes a repetition harmless for 24 hours. */
  multicast(to: readonly string[], text: string, retryKey: string): Promise<Delivery>;
}

/** What LINE says of a 429 tells "slow down" from "no more this month" (line.md). */
const MONTHLY_LIMIT = /monthly limit/i;

/** What an answer of LINE that is no success means. */
export function deliveryOf(status: number, body: string): Delivery {
  if (status === 409) return "accepted";
  if (status === 429) return MONTHLY_LIMIT.test(body) ? "quota" : "retry";
  return status >= 500 ? "retry" : "refused";
}

function within<Result>(call: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("LINE did not answer in time")), TIMEOUT_MS);
  return Promise.race([call, late]).finally(() => clearTimeout(timer));
}

/** LINE's Messaging API with the channel's token; without one, a stand-in that takes everything and sends nothing. */
export function createMessaging(options: {
  apiBase: string;
  channelAccessToken: string | null;
}): LineMessaging {
  const { apiBase, channelAccessToken } = options;
  if (channelAccessToken === null) {
    return {
      remaining: async () => null,
      multicast: async (to) => {
        log.info("no LINE channel: a message went nowhere", { recipients: to.length });
        return "accepted";
      },
    };
  }
  const client = new messagingApi.MessagingApiClient({ channelAccessToken, baseURL: apiBase });
  return {
    async remaining() {
      try {
        const [quota, used] = await Promise.all([
          within(client.getMessageQuota()),
          within(client.getMessageQuotaConsumption()),
        ]);
        return quota.type === "limited" ? Math.max(0, (quota.value ?? 0) - used.totalUsage) : null;
      } catch (error) {
        log.warn("LINE did not tell its quota", errorFields(error));
        return null;
      }
    },
    async multicast(to, text, retryKey) {
      try {
        await within(client.multicast({ to: [...to], messages: [{ type: "text", text }] }, retryKey));
        return "accepted";
      } catch (error) {
        const delivery = error instanceof HTTPFetchError ? deliveryOf(error.status, error.body) : "retry";
        if (delivery !== "accepted")
          log.warn("LINE did not take a message", { delivery, ...errorFields(error) });
        return delivery;
      }
    },
  };
}
