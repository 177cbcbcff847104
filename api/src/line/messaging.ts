import type { messagingApi } from "@line/bot-sdk";
import type { Messaging } from "@machiya/schema/context";
import type { Delivery } from "../jobs/notificationChannel.ts";
import { errorFields, log } from "../telemetry/log.ts";
import { cachedQuota } from "./cachedQuota.ts";
import { withQuotaBreaker } from "./quotaBreaker.ts";

/** The SDK has no time-out of its own; LINE is asked for at most so long (line.md). */
const TIMEOUT_MS = 5000;

export type LineMessage = messagingApi.Message;

export interface LineMessaging extends Messaging {
  /** Sends at most 5 messages to at most 500 people. The retry key makes a repetition harmless for 24 hours. */
  multicast(to: readonly string[], messages: readonly LineMessage[], retryKey: string): Promise<Delivery>;
  /** Sends at most 5 messages to one person. The retry key makes a repetition harmless for 24 hours. */
  push(to: string, messages: readonly LineMessage[], retryKey: string): Promise<Delivery>;
  /** Answers, for free. LINE takes a reply token once, so a repetition is harmless. */
  reply(replyToken: string, messages: readonly LineMessage[]): Promise<Delivery>;
  /** Who a friend is, as LINE shows them; null when LINE does not tell. */
  profile(lineUserId: string): Promise<{ name: string; languageTag: string | null } | null>;
}

/** What LINE says of a 429 tells "slow down" from "no more this month" (line.md). */
const MONTHLY_LIMIT = /monthly limit/i;

/** What an answer of LINE that is no success means. */
export function deliveryOf(status: number, body: string): Delivery {
  if (status === 409) return "accepted";
  if (status === 429) return MONTHLY_LIMIT.test(body) ? "quota" : "retry";
  return status >= 500 ? "retry" : "refused";
}

function within<Result>(call: Promise<Result>, timeout: number): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("LINE did not answer in time")), timeout);
  return Promise.race([call, late]).finally(() => clearTimeout(timer));
}

async function outcome(call: Promise<unknown>): Promise<Delivery> {
  try {
    await call;
    return "accepted";
  } catch (error) {
    const { HTTPFetchError } = await import("@line/bot-sdk");
    const delivery = error instanceof HTTPFetchError ? deliveryOf(error.status, error.body) : "retry";
    if (delivery !== "accepted") log.warn("LINE did not take a message", { delivery, ...errorFields(error) });
    return delivery;
  }
}

/** Takes everything and sends nothing: the demo, and whoever has no channel yet. */
function standIn(): LineMessaging {
  const nowhere = async (recipients: number): Promise<Delivery> => {
    log.info("no LINE channel: a message went nowhere", { recipients });
    return "accepted";
  };
  return {
    quota: async () => ({ remaining: null, asOf: new Date() }),
    multicast: (to) => nowhere(to.length),
    push: () => nowhere(1),
    reply: () => nowhere(1),
    profile: async () => null,
  };
}

/** LINE's Messaging API with the channel's token; without one, a stand-in. */
export function createMessaging(options: {
  apiBase: string;
  channelAccessToken: string | null;
  /** Milliseconds for one call to LINE. */
  timeout?: number;
  now?: () => Date;
}): LineMessaging {
  const { apiBase, channelAccessToken, timeout = TIMEOUT_MS, now = () => new Date() } = options;
  if (channelAccessToken === null) return standIn();
  let loading: Promise<messagingApi.MessagingApiClient> | undefined;
  // Loaded with the first call: it is large, and a server should answer before.
  const load = () =>
    import("@line/bot-sdk").then(
      (sdk) => new sdk.messagingApi.MessagingApiClient({ channelAccessToken, baseURL: apiBase }),
    );
  const ask = async <Result>(call: (client: messagingApi.MessagingApiClient) => Promise<Result>) => {
    loading ??= load();
    return within(call(await loading), timeout);
  };
  const line: LineMessaging = {
    quota: cachedQuota(async () => {
      const [quota, used] = await Promise.all([
        ask((client) => client.getMessageQuota()),
        ask((client) => client.getMessageQuotaConsumption()),
      ]);
      return quota.type === "limited" ? Math.max(0, (quota.value ?? 0) - used.totalUsage) : null;
    }, now),
    multicast: (to, messages, retryKey) =>
      outcome(ask((client) => client.multicast({ to: [...to], messages: [...messages] }, retryKey))),
    push: (to, messages, retryKey) =>
      outcome(ask((client) => client.pushMessage({ to, messages: [...messages] }, retryKey))),
    reply: (replyToken, messages) =>
      outcome(ask((client) => client.replyMessage({ replyToken, messages: [...messages] }))),
    async profile(lineUserId) {
      try {
        const { displayName, language } = await ask((client) => client.getProfile(lineUserId));
        return { name: displayName, languageTag: language ?? null };
      } catch (error) {
        log.warn("LINE did not tell a profile", errorFields(error));
        return null;
      }
    },
  };
  return withQuotaBreaker(line, now);
}
