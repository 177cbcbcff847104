import type { PaymentKind } from "@machiya/prisma/enums";
import { divideByCurrency, type InCurrency, type StoreCurrencies } from "../figureCurrency.ts";
import { type Big, type DecimalLike, decimal } from "../money.ts";

/** Money of one kind and currency that was received or returned on one of the store's days. */
export interface MovedMoney extends InCurrency {
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

/** The takings in a currency. */
export type CurrencyTakings = Takings & InCurrency;

/** The takings of one day in the store's currency, in total and by kind, and those in other currencies. */
export interface DayTakings extends Takings {
  day: string;
  kinds: (Takings & { kind: PaymentKind })[];
  others: CurrencyTakings[];
}

function add(rows: readonly Pick<MovedMoney, "received" | "refunded">[]): Takings {
  const sumOf = (amounts: DecimalLike[]) =>
    amounts.reduce<Big>((sum, amount) => sum.plus(decimal(amount)), decimal(0));
  const received = sumOf(rows.map((row) => row.received));
  const refunded = sumOf(rows.map((row) => row.refunded));
  return { received, refunded, net: received.minus(refunded) };
}

/**
 * Returns the takings of each day in the store's currency, also of days without any. Money counts on the day on which it
 * was received or returned, which may be another day than the order's.
 */
export function takingsOf(
  days: readonly string[],
  rows: readonly MovedMoney[],
  store: StoreCurrencies,
): DayTakings[] {
  const byDay = Map.groupBy(rows, ({ day }) => day);
  return days.map((day) => {
    const { counted, others } = divideByCurrency(byDay.get(day) ?? [], store);
    const kinds = [...Map.groupBy(counted, ({ kind }) => kind)].map(([kind, some]) => ({
      kind,
      ...add(some),
    }));
    return {
      day,
      ...add(counted),
      kinds: kinds.sort((a, b) => a.kind.localeCompare(b.kind)),
      others: others.map(([other, some]) => ({ currency: other, ...add(some) })),
    };
  });
}

/** Returns the takings of several days in the currencies that are not the store's, by currency. */
export function otherTakings(days: readonly DayTakings[], store: StoreCurrencies): CurrencyTakings[] {
  const { others } = divideByCurrency(
    days.flatMap((day) => day.others),
    store,
  );
  return others.map(([other, some]) => ({ currency: other, ...add(some) }));
}
