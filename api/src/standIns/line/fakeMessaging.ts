import { z } from "zod";

/** A message that the shop's channel sent and LINE accepted. */
export interface AcceptedMessage {
  way: "push" | "multicast" | "reply";
  /** The recipients; for a reply, its reply token. */
  to: string[];
  messages: { type: string; text?: string | undefined; altText?: string | undefined }[];
}

/** A status and a body; "hang": no response. */
export type FakeResponse = [number, object] | "hang";

export interface FakeMessaging {
  /** The accepted messages, oldest first; a repetition with the same retry key is not added. */
  taken: AcceptedMessage[];
  /** The profiles of friends by their LINE user id. */
  profiles: Map<string, { displayName: string; language?: string }>;
  /**
   * The failure after a message was accepted: a status in place of the response, or no response ("hang");
   * null: none.
   */
  trouble(): number | "hang" | null;
  /** The month's message limit; null: no limit. */
  quota: number | null;
  /**
   * Whether the month's messages are used up although the reported usage is lower, because others send from
   * the channel too.
   */
  usedUp: boolean;
  /** The month's usage: one for each recipient of a push or a multicast, plus what a test adds. */
  used: number;
  /** Whether LINE's rate limit is exceeded: nothing is accepted, and the response is 429. */
  busy(): boolean;
  /** Returns null for a path outside of the Messaging API. */
  answer(method: string, path: string, body: string, retryKey: string | null): FakeResponse | null;
}

const sent = z.object({
  to: z.union([z.string(), z.array(z.string())]).optional(),
  replyToken: z.string().optional(),
  messages: z
    .array(z.looseObject({ type: z.string(), text: z.string().optional(), altText: z.string().optional() }))
    .min(1)
    .max(5),
});

const WAYS: ReadonlyMap<string, AcceptedMessage["way"]> = new Map([
  ["/v2/bot/message/push", "push"],
  ["/v2/bot/message/multicast", "multicast"],
  ["/v2/bot/message/reply", "reply"],
]);

/** Fakes LINE's Messaging API as documented: each retry key and each reply token is accepted once. */
export function createFakeMessaging(): FakeMessaging {
  const taken: AcceptedMessage[] = [];
  const used = new Set<string>();
  const profiles: FakeMessaging["profiles"] = new Map();

  function take(way: AcceptedMessage["way"], body: string, retryKey: string | null): FakeResponse {
    const read = sent.safeParse(JSON.parse(body));
    if (!read.success) return [400, { message: "The request body has errors" }];
    const { to, replyToken, messages } = read.data;
    const once = way === "reply" ? (replyToken ?? "") : retryKey;
    if (once !== null && used.has(once)) {
      return way === "reply"
        ? [400, { message: "Invalid reply token" }]
        : [409, { message: "The retry key is already accepted" }];
    }
    if (messaging.busy()) return [429, { message: "The API rate limit has been exceeded. Try again later." }];
    const recipients = way === "reply" ? 0 : [to ?? []].flat().length;
    const isTooMuch = messaging.quota !== null && messaging.used + recipients > messaging.quota;
    if (messaging.usedUp || isTooMuch) {
      return [429, { message: "You have reached your monthly limit." }];
    }
    messaging.used += recipients;
    if (once !== null) used.add(once);
    taken.push({ way, to: [replyToken ?? to ?? []].flat(), messages });
    const trouble = messaging.trouble();
    if (trouble === "hang") return "hang";
    return trouble === null ? [200, { sentMessages: [] }] : [trouble, { message: "trouble" }];
  }

  const messaging: FakeMessaging = {
    taken,
    profiles,
    trouble: () => null,
    quota: null,
    usedUp: false,
    used: 0,
    busy: () => false,
    answer(method, path, body, retryKey) {
      const way = WAYS.get(path);
      if (way !== undefined && method === "POST") return take(way, body, retryKey);
      if (path === "/v2/bot/message/quota") {
        const { quota } = messaging;
        return [200, quota === null ? { type: "none" } : { type: "limited", value: quota }];
      }
      if (path === "/v2/bot/message/quota/consumption") return [200, { totalUsage: messaging.used }];
      const [, userId] = /^\/v2\/bot\/profile\/(U[0-9a-f]{32})$/.exec(path) ?? [];
      if (userId === undefined) return null;
      const profile = profiles.get(userId);
      return profile === undefined ? [404, { message: "Not found" }] : [200, { userId, ...profile }];
    },
  };
  return messaging;
}
