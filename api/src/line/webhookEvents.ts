import type { LineEventKind, LineQuestion } from "@machiya/prisma/enums";
import { type CardAction, readPaidText, readPostback } from "@machiya/schema/chat/cardAction";
import { isStorableText } from "@machiya/schema/domain/storableText";
import { z } from "zod";
import { intentOfPostback, intentOfText } from "./intents.ts";

/** An event that needs processing. */
export interface ReceivedEvent {
  /** LINE's webhookEventId. */
  id: string;
  kind: LineEventKind;
  lineUserId: string;
  question: LineQuestion | null;
  /** The action of a card's button, or of a text that answers one. */
  action: CardAction | null;
  replyToken: string | null;
  messageId: string | null;
  /**
   * LINE's timestamp, or the time of receipt when the timestamp is later: an event from the future would count
   * as the newest one forever.
   */
  occurredAt: Date;
}

export interface ReceivedEvents {
  events: ReceivedEvent[];
  /** The ids of messages that their senders unsent. */
  unsent: string[];
}

const body = z.object({ events: z.array(z.unknown()) });

/** An identifier of LINE; an event whose identifier Postgres cannot store is skipped. */
const identifier = (max: number) => z.string().min(1).max(max).refine(isStorableText);

const event = z.object({
  type: z.string(),
  /** In "standby" mode, another application replies (line.md). */
  mode: z.string().optional(),
  timestamp: z.number().int().min(0).max(8.64e15),
  webhookEventId: identifier(200),
  source: z.object({ type: z.literal("user"), userId: z.string().regex(/^U[0-9a-f]{32}$/) }),
  replyToken: identifier(500).optional(),
  message: z.object({ id: identifier(100), type: z.string(), text: z.string().optional() }).optional(),
  postback: z.object({ data: z.string() }).optional(),
  unsend: z.object({ messageId: identifier(100) }).optional(),
});
type LineEvent = z.infer<typeof event>;

const FRIENDSHIP: ReadonlyMap<string, LineEventKind> = new Map([
  ["follow", "FOLLOW"],
  ["unfollow", "UNFOLLOW"],
]);

function actionOf({ type, message, postback }: LineEvent): CardAction | null {
  if (type === "postback" && postback !== undefined) return readPostback(postback.data);
  return type === "message" && message?.text !== undefined ? readPaidText(message.text) : null;
}

function questionOf({ type, message, postback }: LineEvent): LineQuestion | null {
  if (type === "postback" && postback !== undefined) return intentOfPostback(postback.data);
  return type === "message" && message?.text !== undefined ? intentOfText(message.text) : null;
}

function read(received: LineEvent, receivedAt: number): ReceivedEvent | null {
  const friendship = FRIENDSHIP.get(received.type);
  const origin = {
    id: received.webhookEventId,
    lineUserId: received.source.userId,
    occurredAt: new Date(Math.min(received.timestamp, receivedAt)),
  };
  if (friendship !== undefined) {
    return { ...origin, kind: friendship, question: null, action: null, replyToken: null, messageId: null };
  }
  const action = actionOf(received);
  const question = action === null ? questionOf(received) : null;
  if (
    (question === null && action === null) ||
    received.mode === "standby" ||
    received.replyToken === undefined
  )
    return null;
  const { replyToken, message } = received;
  const kind = action === null ? "QUESTION" : "ACTION";
  return { ...origin, kind, question, action, replyToken, messageId: message?.id ?? null };
}

/**
 * Reads a webhook delivery; null when it is not one. Unknown events and events that do not come from a single
 * user are skipped (line.md). Of a text, only the recognized question, or the digits of a reported payment,
 * are kept.
 */
export function readEvents(delivery: unknown, receivedAt = Date.now()): ReceivedEvents | null {
  const received = body.safeParse(delivery);
  if (!received.success) return null;
  const known = received.data.events.flatMap((one) => event.safeParse(one).data ?? []);
  return {
    events: known.flatMap((one) => read(one, receivedAt) ?? []),
    unsent: known.flatMap(({ type, unsend }) => (type === "unsend" && unsend ? unsend.messageId : [])),
  };
}
