import type { messagingApi } from "@line/bot-sdk";
import type { Delivery } from "../jobs/notificationChannel.ts";
import { errorFields, log } from "../telemetry/log.ts";
import { cachedQuota } from "./cachedQuota.ts";
import type { ChannelToken } from "./channelToken.ts";
import type { LineMessaging, ReplyDelivery } from "./lineMessaging.ts";
import { withQuotaBreaker } from "./quotaBreaker.ts";

/** The SDK has no timeout of its own, so this limits every call to LINE (line.md). */
const TIMEOUT_MS = 5000;

/** LINE's message for such a token. */
const INVALID_REPLY_TOKEN = /invalid reply token/i;

/** The text of a 429 distinguishes the monthly limit from the rate limit (line.md). */
const MONTHLY_LIMIT = /monthly limit/i;

/** Interprets an error response of LINE. */
export function deliveryOf(status: number, body: string): Delivery {
  if (status === 409) return "accepted";
  if (status === 429) return MONTHLY_LIMIT.test(body) ? "quota" : "retry";
  return status >= 500 ? "retry" : "refused";
}

/** Interprets an error response to a reply. */
function replyDeliveryOf(status: number, body: string): ReplyDelivery {
  return status === 400 && INVALID_REPLY_TOKEN.test(body) ? "invalidToken" : deliveryOf(status, body);
}

function within<Result>(call: Promise<Result>, timeout: number): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("LINE did not answer in time")), timeout);
  return Promise.race([call, late]).finally(() => clearTimeout(timer));
}

async function outcome<Kind extends string = Delivery>(
  call: Promise<unknown>,
  kindOf: (status: number, body: string) => Kind | Delivery = deliveryOf,
): Promise<Kind | Delivery> {
  try {
    await call;
    return "accepted";
  } catch (error) {
    const { HTTPFetchError } = await import("@line/bot-sdk");
    const delivery = error instanceof HTTPFetchError ? kindOf(error.status, error.body) : "retry";
    if (delivery !== "accepted")
      log.warn("LINE did not accept a message", { delivery, ...errorFields(error) });
    return delivery;
  }
}

/**
 * Creates a messaging service that accepts everything and sends nothing, for the demo and for shops without a
 * channel. The first discarded message is logged at level info, so that the demo's many messages do not fill the terminal.
 */
function discardingMessaging(): LineMessaging {
  let isKnown = false;
  const discard = async (recipients: number): Promise<Delivery> => {
    if (isKnown) log.debug("no LINE channel: a message was discarded", { recipients });
    else log.info("no LINE channel is set up: messages to customers are discarded");
    isKnown = true;
    return "accepted";
  };
  return {
    quota: async () => ({ remaining: null, connected: false, asOf: new Date() }),
    multicast: (to) => discard(to.length),
    push: () => discard(1),
    reply: () => discard(1),
    profile: async () => null,
  };
}

type ApiCall<Result> = (client: messagingApi.MessagingApiClient) => Promise<Result>;

/** Calls the API, and once more with a new token when LINE refuses the cached one. */
async function withToken<Result>(
  { HTTPFetchError, messagingApi: { MessagingApiClient } }: typeof import("@line/bot-sdk"),
  channelToken: ChannelToken,
  baseURL: string,
  call: ApiCall<Result>,
): Promise<Result> {
  const callWith = (channelAccessToken: string) =>
    call(new MessagingApiClient({ channelAccessToken, baseURL }));
  const token = await channelToken.get();
  try {
    return await callWith(token);
  } catch (error) {
    const isRefused = error instanceof HTTPFetchError && error.status === 401;
    if (!isRefused || !channelToken.invalidate(token)) throw error;
    return callWith(await channelToken.get());
  }
}

/** Creates the client of LINE's Messaging API; without a channel token, it sends nothing. */
export function createMessaging(options: {
  apiBase: string;
  channelToken: ChannelToken | null;
  /** The timeout of one call to LINE, in milliseconds. */
  timeout?: number;
  now?: () => Date;
}): LineMessaging {
  const { apiBase, channelToken, timeout = TIMEOUT_MS, now = () => new Date() } = options;
  if (channelToken === null) return discardingMessaging();
  const callApi = async <Result>(call: ApiCall<Result>) => {
    // The SDK is loaded with the first call, because it is large and would delay the server's start. Loading it does
    // not count as LINE's time.
    const sdk = await import("@line/bot-sdk");
    return within(withToken(sdk, channelToken, apiBase, call), timeout);
  };
  const line: LineMessaging = {
    quota: cachedQuota(async () => {
      const [quota, used] = await Promise.all([
        callApi((client) => client.getMessageQuota()),
        callApi((client) => client.getMessageQuotaConsumption()),
      ]);
      return quota.type === "limited" ? Math.max(0, (quota.value ?? 0) - used.totalUsage) : null;
    }, now),
    multicast: (to, messages, retryKey) =>
      outcome(callApi((client) => client.multicast({ to: [...to], messages: [...messages] }, retryKey))),
    push: (to, messages, retryKey) =>
      outcome(callApi((client) => client.pushMessage({ to, messages: [...messages] }, retryKey))),
    reply: (replyToken, messages) =>
      outcome(
        callApi((client) => client.replyMessage({ replyToken, messages: [...messages] })),
        replyDeliveryOf,
      ),
    async profile(lineUserId) {
      try {
        const { displayName, language } = await callApi((client) => client.getProfile(lineUserId));
        return { name: displayName, languageTag: language ?? null };
      } catch (error) {
        log.warn("LINE did not return a profile", errorFields(error));
        return null;
      }
    },
  };
  return withQuotaBreaker(line, now);
}
