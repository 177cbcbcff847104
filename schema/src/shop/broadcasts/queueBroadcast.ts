import type { Context, LineQuota } from "../../context.ts";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../../domain/language.ts";
import { MAX_MULTICAST_RECIPIENTS, showsPictures } from "../../domain/messaging/broadcast.ts";
import { requireQuota } from "../../domain/messaging/quota.ts";
import type { BroadcastData } from "../../notifications/notification.ts";
import type { Transaction } from "../../writes/transaction.ts";
import { type Audience, audienceWhere } from "./broadcastAudience.ts";
import { type BroadcastContent, loadBroadcastContent } from "./broadcastContent.ts";
import { lockQuota, readLedger } from "./quotaLedger.ts";

/** The context that sending a broadcast requires, in a request or a worker. */
export type BroadcastDependencies = Pick<Context, "prisma" | "messaging" | "shopAddress" | "now">;

/** The recipients of one outbox message, which is one request to LINE. */
interface BroadcastPart {
  customerIds: number[];
  language: Language;
}

/** Returns the language that a customer last used, or the default language when unknown. */
export function recipientLanguage({ language }: { language: string | null }): Language {
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}

/** Splits customers into parts of at most 500, by language when the content is translated. */
function partsOf(
  customers: readonly { id: number; language: string | null }[],
  isTranslated: boolean,
): BroadcastPart[] {
  const groups = Map.groupBy(customers, (one) => (isTranslated ? recipientLanguage(one) : DEFAULT_LANGUAGE));
  return [...groups].flatMap(([language, people]) =>
    Array.from({ length: Math.ceil(people.length / MAX_MULTICAST_RECIPIENTS) }, (_, part) => ({
      customerIds: people
        .slice(part * MAX_MULTICAST_RECIPIENTS, (part + 1) * MAX_MULTICAST_RECIPIENTS)
        .map(({ id }) => id),
      language,
    })),
  );
}

/** The content and recipients of a broadcast; `parts` is empty when it has no recipients. */
export interface PlannedBroadcast {
  recipients: number;
  content: BroadcastData;
  parts: BroadcastPart[];
  /** Whether any content is left; products and images may no longer be available. */
  hasContent: boolean;
}

/** Determines the recipients and the content of a broadcast that is sent now. */
export async function planBroadcast(
  tx: Transaction,
  { shopAddress }: Pick<Context, "shopAddress">,
  broadcast: BroadcastContent & Audience,
): Promise<PlannedBroadcast> {
  const content = await loadBroadcastContent(tx, broadcast);
  const customers = await tx.customer.findMany({
    where: audienceWhere(broadcast),
    select: { id: true, language: true },
    orderBy: { id: "asc" },
  });
  const hasPicture = content.imageHash !== null && showsPictures(shopAddress);
  return {
    recipients: customers.length,
    content,
    parts: partsOf(customers, content.products.length > 0),
    hasContent: hasPicture || content.text !== "" || content.products.length > 0,
  };
}

/** Reserves messages of the month's quota until the transaction ends. Throws LINE_QUOTA_EXHAUSTED. */
export async function reserveQuota(
  tx: Transaction,
  now: Date,
  quota: LineQuota,
  need: number,
): Promise<void> {
  await lockQuota(tx);
  requireQuota(await readLedger(tx, now, quota), need);
}

/** Inserts a broadcast into the outbox, one message per part. */
export async function queueParts(
  tx: Transaction,
  broadcastId: number,
  { content, parts }: PlannedBroadcast,
): Promise<void> {
  await tx.outboxMessage.createMany({
    data: parts.map(({ customerIds, language }) => ({
      kind: "BROADCAST",
      broadcastId,
      customerIds,
      recipients: customerIds.length,
      language,
      data: content,
    })),
  });
}
