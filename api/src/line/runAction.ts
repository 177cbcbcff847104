import type { PrismaClient } from "@machiya/prisma/client";
import { type CardAction, readCardAction } from "@machiya/schema/chat/cardAction";
import { runCardAction } from "@machiya/schema/chat/runCardAction";
import type { ShopAddress } from "@machiya/schema/context";
import { DEFAULT_LANGUAGE, isLanguage } from "@machiya/schema/domain/language";
import { actionReply } from "./actionReplies.ts";
import type { LineMessage } from "./messaging.ts";
import { replyTo } from "./replies.ts";

/** So long after being asked for them, five digits alone are an answer. */
const PROMPT_TTL_MS = 10 * 60_000;

export interface ChatDependencies {
  prisma: PrismaClient;
  shopAddress: ShopAddress;
  now(): Date;
}

/** Who sent an action, and when. */
export interface ActionEvent {
  action: unknown;
  lineUserId: string;
  occurredAt: Date;
}

/** Does what a customer asks for by a card, and answers what to tell them. Whose rows they are says the sender alone. */
export async function runAction(house: ChatDependencies, event: ActionEvent): Promise<LineMessage[]> {
  const { prisma, shopAddress, now } = house;
  const { lineUserId } = event;
  const action = readCardAction(event.action);
  const customer = await prisma.customer.findFirst({
    where: { lineUserId, deletedAt: null },
    select: { id: true, language: true },
  });
  if (action === null || customer === null || !(await isMeant(prisma, action, event)))
    return replyTo(house, { question: "HELP", lineUserId });
  const language = isLanguage(customer.language) ? customer.language : DEFAULT_LANGUAGE;
  const viewer = { staff: null, customer: { id: customer.id, sessionId: 0 }, token: null };
  const outcome = await runCardAction({ prisma, viewer, language, now }, action);
  const store = await prisma.store.findUnique({
    where: { id: 1 },
    select: { name: true, openingHours: true, address: true, timeZone: true },
  });
  return actionReply(outcome, { language, shopAddress, store });
}

/** Digits alone are meant for us when we have asked for some a moment ago. */
async function isMeant(
  prisma: PrismaClient,
  action: CardAction,
  { lineUserId, occurredAt }: ActionEvent,
): Promise<boolean> {
  if (action.do !== "DIGITS") return true;
  const asked = await prisma.lineEvent.count({
    where: {
      lineUserId,
      occurredAt: { lte: occurredAt, gte: new Date(occurredAt.getTime() - PROMPT_TTL_MS) },
      OR: ["ASK_DIGITS", "PAID"].map((kind) => ({ action: { path: ["do"], equals: kind } })),
    },
  });
  return asked > 0;
}

/** What stays of an action that was done: that digits were asked for, until the events are swept. */
export function retainedAction(action: unknown): { do: string; order: number } | null {
  const read = readCardAction(action);
  return read?.do === "ASK_DIGITS" || read?.do === "PAID" ? { do: "ASK_DIGITS", order: read.order } : null;
}
