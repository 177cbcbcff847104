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

/** Whom to tell, of what, and the language that they read now, to be kept when it is not the one that is known. */
type Told = Recipient & { kinds: NoticeKind[]; newLanguage: Language | null };

/**
 * Whom to tell; null when nobody is: the shop has no record or switched all these off, or the customer is gone or known not to
 * be a friend, whom LINE does not reach. A customer who acts is told in the language that they read now.
 */
export function recipientOf(
  { viewer, language: current, shopAddress, now }: Acting,
  kinds: readonly NoticeKind[],
  customerId: number,
  { store, customer }: Parties,
): Told | null {
  const on = kinds.filter((kind) => store?.notices.includes(kind));
  if (store === null || on.length === 0) return null;
  if (customer === null || customer.deletedAt !== null || customer.reachable === false) return null;
  const acts = viewer.customer?.id === customerId;
  const known = acts ? current : customer.language;
  return {
    kinds: on,
    customerId,
    lineUserId: customer.lineUserId,
    language: isLanguage(known) ? known : DEFAULT_LANGUAGE,
    newLanguage: acts && customer.language !== current ? current : null,
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

/** The same in the transaction of what is told; their language is kept. */
export async function findRecipient(
  tx: Statements,
  acting: Acting,
  kinds: readonly NoticeKind[],
  customerId: number | null,
): Promise<Told | null> {
  if (customerId === null || kinds.length === 0) return null;
  const told = recipientOf(acting, kinds, customerId, await readParties(tx, customerId));
  if (told?.newLanguage != null) {
    await tx.$executeRaw`UPDATE "Customer" SET "language" = ${told.newLanguage}, "updatedAt" = now() WHERE "id" = ${customerId}`;
  }
  return told;
}
