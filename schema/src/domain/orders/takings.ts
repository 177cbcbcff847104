import type { PaymentKind } from "@machiya/prisma/enums";
import { type Big, type DecimalLike, decimal } from "../money.ts";

/** Money of one kind that was received or returned on one of the store's days. */
export interface MovedMoney {
  day: string;
  kind: PaymentKind;
  received: DecimalLike;
  refunded: DecimalLike;
}

/** Received money, returned money, and their difference. */
export interface Takings {
  received: Big;
  refunded: Big;
  net: Big;
}

/** The takings of one day, in total and by kind. */
export interface DayTakings extends Takings {
  day: string;
  kinds: (Takings & { kind: PaymentKind })[];
}

function add(rows: readonly Pick<MovedMoney, "received" | "refunded">[]): Takings {
  const sumOf = (amounts: DecimalLike[]) =>
    amounts.reduce<Big>((sum, amount) => sum.plus(decimal(amount)), decimal(0));
  const received = sumOf(rows.map((row) => row.received));
  const refunded = sumOf(rows.map((row) => row.refunded));
  return { received, refunded, net: received.minus(refunded) };
}

/**
 * Returns the takings of each day, also of days without any. Money counts on the day on which it was received or
 * returned, which may be another day than the order's.
 */
export function takingsOf(days: readonly string[], rows: readonly MovedMoney[]): DayTakings[] {
  const byDay = Map.groupBy(rows, ({ day }) => day);
  return days.map((day) => {
    const moved = byDay.get(day) ?? [];
    const kinds = [...Map.groupBy(moved, ({ kind }) => kind)].map(([kind, some]) => ({ kind, ...add(some) }));
    return { day, ...add(moved), kinds: kinds.sort((a, b) => a.kind.localeCompare(b.kind)) };
  });
}
