import { builder } from "../builder.ts";
import { byCurrency, type DividedByCurrency, type InCurrency } from "../domain/figureCurrency.ts";
import { type Big, decimal } from "../domain/money.ts";
import type { CurrencyTakings } from "../domain/orders/takings.ts";
import { orderCurrency } from "../enums.ts";
import { type DaySums, type FigureSums, totalOf } from "./readFigures.ts";
import { OrderSumsType } from "./reportRows.ts";

/** The orders that were placed in a period in a currency, and the money that moved in it. */
export interface CurrencyFigures extends InCurrency {
  sums: FigureSums;
  received: Big;
}

/** Returns the figures of the currencies that a report leaves out: those with orders or with moved money. */
export function otherFigures(
  placed: DividedByCurrency<DaySums>,
  takings: readonly CurrencyTakings[],
): CurrencyFigures[] {
  const sums = new Map(
    placed.others.map(([currency, rows]) => [currency, totalOf(rows.map((row) => row.sums))]),
  );
  const net = new Map(takings.map((taken) => [taken.currency, taken.net]));
  const known = [...new Set([...sums.keys(), ...net.keys()])].toSorted(byCurrency);
  return known.map((currency) => ({
    currency,
    sums: sums.get(currency) ?? totalOf([]),
    received: net.get(currency) ?? decimal(0),
  }));
}

export const CurrencyFiguresType = builder.objectRef<CurrencyFigures>("CurrencyFigures").implement({
  description: "The orders of a period in a currency, and the money that was received for orders in it.",
  fields: (t) => ({
    currency: t.field(orderCurrency),
    sums: t.field({ type: OrderSumsType, description: "The orders.", resolve: ({ sums }) => sums }),
    received: t.expose("received", {
      type: "Decimal",
      description: "The money received in the period less the refunds paid in it.",
    }),
  }),
});
