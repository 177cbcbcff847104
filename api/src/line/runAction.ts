import type { PrismaClient } from "@machiya/prisma/client";
import { type CardAction, readCardAction } from "@machiya/schema/chat/cardAction";
import { runCardAction } from "@machiya/schema/chat/runCardAction";
import type { ShopAddress } from "@machiya/schema/context";
import { DEFAULT_LANGUAGE, isLanguage } from "@machiya/schema/domain/language";
import { actionReply } from "./actionReplies.ts";
import type { LineMessage } from "./lineMessaging.ts";
import { replyTo } from "./replies.ts";

/** How long after the prompt five digits alone count as its answer. */
const PROMPT_TTL_MS = 10 * 60_000;

/** The actions on a payment report, after which five digits alone are its answer or its correction. */
const REPORT_ACTIONS: readonly CardAction["do"][] = ["ASK_DIGITS", "REPORT_PAID", "PAID"];

export interface ChatDependencies {
  prisma: PrismaClient;
  shopAddress: ShopAddress;
  now(): Date;
}

/** An action with its event, its sender and its time. */
export interface ActionEvent {
  id: string;
  action: unknown;
  lineUserId: string;
  occurredAt: Date;
}

/**
 * Runs the action of a card's button and returns the reply. The event's sender alone determines whose rows it
 * may change.
 */
export async function runAction(dependencies: ChatDependencies, event: ActionEvent): Promise<LineMessage[]> {
  const { prisma, shopAddress, now } = dependencies;
  const { lineUserId } = event;
  const action = readCardAction(event.action);
  const customer = await prisma.customer.findFirst({
    where: { lineUserId, deletedAt: null },
    select: { id: true, language: true },
  });
  if (action === null || customer === null || !(await isIntended(prisma, action, event)))
    return replyTo(dependencies, { question: "HELP", lineUserId });
  const language = isLanguage(customer.language) ? customer.language : DEFAULT_LANGUAGE;
  const viewer = { staff: null, customer: { id: customer.id, sessionId: 0 }, token: null };
  const outcome = await runCardAction({ prisma, viewer, language, now, lineEventId: event.id }, action);
  const store = await prisma.store.findUnique({
    where: { id: 1 },
    select: { name: true, openingHours: true, address: true, phone: true, timeZone: true },
  });
  return actionReply(outcome, { language, shopAddress, store });
}

/** Whether an action is intended for the shop; digits alone are only shortly after the prompt for them. */
async function isIntended(
  prisma: PrismaClient,
  action: CardAction,
  { lineUserId, occurredAt }: ActionEvent,
): Promise<boolean> {
  if (action.do !== "DIGITS") return true;
  const prompts = await prisma.lineEvent.count({
    where: {
      lineUserId,
      occurredAt: { lte: occurredAt, gte: new Date(occurredAt.getTime() - PROMPT_TTL_MS) },
      OR: REPORT_ACTIONS.map((kind) => ({ action: { path: ["do"], equals: kind } })),
    },
  });
  return prompts > 0;
}

/**
 * Returns what is stored of a finished action: that digits were requested, until the events are swept. Null
 * for all other actions.
 */
export function retainedAction(action: unknown): { do: string; order: number } | null {
  const read = readCardAction(action);
  return read !== null && "order" in read ? { do: "ASK_DIGITS", order: read.order } : null;
}
