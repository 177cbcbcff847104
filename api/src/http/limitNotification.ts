import { storeNewest } from "@machiya/schema/execution/storeNewest";
import { NOTIFICATION_MS, PROOF_CREDIT } from "./workBudgets.ts";
import { type ClientKey, clientKey, type WorkLimiter } from "./workLimiter.ts";
import type { WorkKind, WorkMeter } from "./workMeter.ts";

/** Maximum number of remembered senders; above it, the one that was seen first is forgotten. */
const MAX_SENDERS = 1000;

/** The account of all notifications that cannot be verified. */
export const FORGERIES: ClientKey = clientKey("forgeries", "all");

/** Remembers which addresses have sent notifications that could be verified, such as those of a payment provider. */
export interface KnownSenders {
  isKnown(address: ClientKey): boolean;
  note(address: ClientKey, isProven: boolean): void;
}

export function createKnownSenders(): KnownSenders {
  const credits = new Map<ClientKey, number>();
  return {
    isKnown: (address) => (credits.get(address) ?? 0) > 0,
    note(address, isProven) {
      const credit = (credits.get(address) ?? 0) + (isProven ? PROOF_CREDIT.each : -1);
      // Behind a proxy that is not trusted, strangers have the address of the providers, so that forgeries use up the credit.
      if (credit <= 0) credits.delete(address);
      else storeNewest(credits, address, Math.min(PROOF_CREDIT.most, credit), MAX_SENDERS);
    },
  };
}

/** The facts on which limiting a notification depends. */
export interface LimitedNotification {
  address: ClientKey;
  kind: WorkKind;
  /** Whether its signature was right. */
  wasProven(): boolean;
}

/**
 * Answers a notification; null: it is refused before its body is read. What proves itself is never limited nor charged, and
 * its address is known from then on. Notifications that cannot be verified are limited by address and all together: without
 * a session, everybody can send them from ever new addresses.
 */
export async function limitNotification(
  limits: { limiter: WorkLimiter; meter: WorkMeter; senders: KnownSenders },
  { address, kind, wasProven }: LimitedNotification,
  answer: () => Promise<Response>,
): Promise<Response | null> {
  const { limiter, meter, senders } = limits;
  const isKnown = senders.isKnown(address);
  const isRefused = limiter.standingOf(address) === "refused" || limiter.standingOf(FORGERIES) !== "prompt";
  if (isRefused && !isKnown) return null;
  // Many at once must not pass as none.
  const takeBack = isKnown ? () => {} : limiter.charge(FORGERIES, NOTIFICATION_MS + kind.least);
  const { end } = meter.begin(kind);
  try {
    return await answer();
  } finally {
    const cost = end();
    takeBack();
    senders.note(address, wasProven());
    if (!wasProven()) {
      limiter.charge(FORGERIES, cost);
      limiter.noteBad(address, Math.max(cost, kind.least));
    }
  }
}
