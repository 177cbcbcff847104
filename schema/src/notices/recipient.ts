import type { Statements } from "@machiya/prisma/client";
import type { NoticeKind } from "@machiya/prisma/enums";
import type { Acting } from "../acting.ts";
import type { CardRules } from "../chat/cardButtons.ts";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../domain/language.ts";
import { type Parties, readParties } from "./parties.ts";

/** Whom a notice goes to, and from whom. */
export interface Recipient {
  customerId: number;
  lineUserId: string;
  language: Language;
  shopName: string;
  zone: string;
  /** What decides which buttons their card has. */
  may: CardRules;
}

/**
 * Whom to tell; null when nobody is: the shop has no record or switched all these off, or the customer is gone or known not to
 * be a friend, whom LINE does not reach. A customer who acts is told in the language that they read now, which is kept.
 * `parties`: shop and customer, where this transaction has read them.
 */
export async function findRecipient(
  tx: Statements,
  { viewer, language: current, shopAddress, now }: Acting,
  kinds: readonly NoticeKind[],
  customerId: number | null,
  parties?: Parties,
): Promise<(Recipient & { kinds: NoticeKind[] }) | null> {
  if (customerId === null || kinds.length === 0) return null;
  const { store, customer } = parties ?? (await readParties(tx, customerId));
  const on = kinds.filter((kind) => store?.notices.includes(kind));
  if (store === null || on.length === 0) return null;
  if (customer === null || customer.deletedAt !== null || customer.reachable === false) return null;
  const acts = viewer.customer?.id === customerId;
  if (acts && customer.language !== current) {
    await tx.$executeRaw`UPDATE "Customer" SET "language" = ${current}, "updatedAt" = now() WHERE "id" = ${customerId}`;
  }
  const known = acts ? current : customer.language;
  return {
    kinds: on,
    customerId,
    lineUserId: customer.lineUserId,
    language: isLanguage(known) ? known : DEFAULT_LANGUAGE,
    shopName: store.name,
    zone: store.timeZone,
    may: {
      now: now(),
      cutOffMinutes: store.cancelCutOffHours * 60,
      blocked: customer.blocked,
      shopAddress,
    },
  };
}
