import type { LineEventKind, LineQuestion } from "@machiya/prisma/enums";
import { type CardAction, readPaidText, readPostback } from "@machiya/schema/chat/cardAction";
import { z } from "zod";
import { intentOfPostback, intentOfText } from "./intents.ts";

/** An event that something has to be done about. */
export interface ReceivedEvent {
  /** LINE's webhookEventId. */
  id: string;
  kind: LineEventKind;
  lineUserId: string;
  question: LineQuestion | null;
  /** What a button of a card, or the answer to one, asks for. */
  action: CardAction | null;
  replyToken: string | null;
  messageId: string | null;
  occurredAt: Date;
}

export interface ReceivedEvents {
  events: ReceivedEvent[];
  /** Messages that were taken back. */
  unsent: string[];
}

const body = z.object({ events: z.array(z.unknown()) });

const event = z.object({
  type: z.string(),
  /** In "standby" another application answers (line.md). */
  mode: z.string().optional(),
  timestamp: z.number().int().min(0).max(8.64e15),
  webhookEventId: z.string().min(1).max(200),
  source: z.object({ type: z.literal("user"), userId: z.string().regex(/^U[0-9a-f]{32}$/) }),
  replyToken: z.string().max(500).optional(),
  message: z.object({ id: z.string().max(100), type: z.string(), text: z.string().optional() }).optional(),
  postback: z.object({ data: z.string() }).optional(),
  unsend: z.object({ messageId: z.string().max(100) }).optional(),
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

function read(given: LineEvent): ReceivedEvent | null {
  const friendship = FRIENDSHIP.get(given.type);
  const origin = {
    id: given.webhookEventId,
    lineUserId: given.source.userId,
    occurredAt: new Date(given.timestamp),
  };
  if (friendship !== undefined) {
    return { ...origin, kind: friendship, question: null, action: null, replyToken: null, messageId: null };
  }
  const action = actionOf(given);
  const question = action === null ? questionOf(given) : null;
  if ((question === null && action === null) || given.mode === "standby" || given.replyToken === undefined)
    return null;
  const { replyToken, message } = given;
  const kind = action === null ? "QUESTION" : "ACTION";
  return { ...origin, kind, question, action, replyToken, messageId: message?.id ?? null };
}

/**
 * What a delivery of LINE's webhook asks of us; null when it is none. Whatever we do not know, or that does not come from
 * one person, is passed over (line.md). Of a text nothing is left but what it asks for, or the digits that it says an order was
 * paid with.
 */
export function readEvents(delivery: unknown): ReceivedEvents | null {
  const given = body.safeParse(delivery);
  if (!given.success) return null;
  const known = given.data.events.flatMap((one) => event.safeParse(one).data ?? []);
  return {
    events: known.flatMap((one) => read(one) ?? []),
    unsent: known.flatMap(({ type, unsend }) => (type === "unsend" && unsend ? unsend.messageId : [])),
  };
}
