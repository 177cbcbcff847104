import type { Context, LineQuota } from "../context.ts";
import { MULTICAST_RECIPIENTS } from "../domain/broadcast.ts";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../domain/language.ts";
import { requireQuota } from "../domain/quota.ts";
import type { Transaction } from "../transaction.ts";
import { type Audience, audienceWhere } from "./broadcastAudience.ts";
import { type BroadcastContent, loadContent } from "./broadcastContent.ts";
import { broadcastMessages, type LineMessageJson, type MessageContent } from "./broadcastMessages.ts";
import { lockQuota, readLedger } from "./quotaLedger.ts";

/** What a broadcast needs of the world outside. */
export type BroadcastSurroundings = Pick<Context, "prisma" | "messaging" | "shopAddress" | "now">;

/** What goes into the outbox of a broadcast: one request to LINE each. */
export interface BroadcastPart {
  to: string[];
  messages: LineMessageJson[];
}

/** Puts content into messages, in the language of whoever gets it. */
export async function messageWriter(
  tx: Transaction,
  { shopAddress }: Pick<Context, "shopAddress">,
  content: MessageContent,
): Promise<(language: Language) => LineMessageJson[]> {
  const store = await tx.store.findUnique({ where: { id: 1 }, select: { name: true } });
  const shopName = store?.name ?? "Machiya";
  return (language) => broadcastMessages(content, { shopAddress, shopName, language });
}

/** The language that a customer was last seen to read; Chinese while it is not known. */
export function languageOf({ language }: { language: string | null }): Language {
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}

/** Parts of at most 500 people who read one language; where nothing but a text or a picture is sent, of any. */
function partsOf(
  customers: readonly { lineUserId: string; language: string | null }[],
  write: (language: Language) => LineMessageJson[],
  isTranslated: boolean,
): BroadcastPart[] {
  const groups = Map.groupBy(customers, (one) => (isTranslated ? languageOf(one) : DEFAULT_LANGUAGE));
  return [...groups].flatMap(([language, people]) => {
    const messages = write(language);
    return Array.from({ length: Math.ceil(people.length / MULTICAST_RECIPIENTS) }, (_, part) => ({
      to: people
        .slice(part * MULTICAST_RECIPIENTS, (part + 1) * MULTICAST_RECIPIENTS)
        .map(({ lineUserId }) => lineUserId),
      messages,
    }));
  });
}

/** What is about to go out, and to whom; `parts` is empty where nobody gets it. */
export interface PlannedBroadcast {
  recipients: number;
  parts: BroadcastPart[];
  /** Whether there is anything left to send. */
  hasContent: boolean;
}

/** Finds whom a broadcast goes to now, and what. */
export async function planBroadcast(
  tx: Transaction,
  surroundings: Pick<Context, "shopAddress">,
  broadcast: BroadcastContent & Audience,
): Promise<PlannedBroadcast> {
  const content = await loadContent(tx, broadcast);
  const write = await messageWriter(tx, surroundings, content);
  const customers = await tx.customer.findMany({
    where: audienceWhere(broadcast),
    select: { lineUserId: true, language: true },
    orderBy: { id: "asc" },
  });
  return {
    recipients: customers.length,
    parts: partsOf(customers, write, content.products.length > 0),
    hasContent: write(DEFAULT_LANGUAGE).length > 0,
  };
}

/** Takes so many messages of the month's quota, so that nobody else takes the same ones before the transaction ends. Throws LINE_QUOTA_EXHAUSTED. */
export async function takeQuota(tx: Transaction, now: Date, quota: LineQuota, need: number): Promise<void> {
  await lockQuota(tx);
  requireQuota(await readLedger(tx, now, quota), need);
}

/** Puts the parts of a broadcast into the outbox. */
export async function queueParts(
  tx: Transaction,
  broadcastId: number,
  parts: readonly BroadcastPart[],
): Promise<void> {
  await tx.outboxMessage.createMany({
    data: parts.map(({ to, messages }) => ({
      kind: "BROADCAST",
      broadcastId,
      recipients: to.length,
      payload: { to, messages },
    })),
  });
}
