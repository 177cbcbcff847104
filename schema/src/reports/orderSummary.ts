import { compileWhere, type Prisma } from "@machiya/prisma/client";
import { builder } from "../builder.ts";
import type { Context } from "../context.ts";
import { type DividedByCurrency, divideByCurrency, type InCurrency } from "../domain/figureCurrency.ts";
import { type Big, decimal } from "../domain/money.ts";
import { orderCurrency } from "../enums.ts";
import { countRows } from "../lists/rowCounts.ts";
import { OrderFilter, orderWhere } from "../shop/orders/orders.ts";
import { zoneAndCurrency } from "../shop/store/shopTimeZone.ts";
import { readOnce } from "./readOnce.ts";

/** The orders of a filter in a currency. */
interface CurrencyOrders extends InCurrency {
  count: number;
  total: Big;
}

interface SummarizedOrders {
  where: Prisma.OrderWhereInput;
  /** The sums of the orders, read once. */
  sums(): Promise<DividedByCurrency<CurrencyOrders>>;
}

function summarize({ prisma }: Context, where: Prisma.OrderWhereInput): SummarizedOrders {
  const sums = readOnce(async () => {
    // Prisma's groupBy would search for the text as it was entered, unlike the list.
    const { text, values } = compileWhere("Order", where);
    const [groups, store] = await Promise.all([
      prisma.$queryRawUnsafe<{ currency: string | null; count: number; total: string }[]>(
        `SELECT "currency", count(*)::int AS "count", sum("total")::text AS "total" FROM "Order" a WHERE ${text} GROUP BY "currency"`,
        ...values,
      ),
      zoneAndCurrency(prisma),
    ]);
    return divideByCurrency(
      groups.map((group) => ({ ...group, total: decimal(group.total) })),
      store,
    );
  });
  return { where, sums };
}

const sumOf = (rows: readonly CurrencyOrders[]): Omit<CurrencyOrders, "currency"> => ({
  count: rows.reduce((sum, { count }) => sum + count, 0),
  total: rows.reduce<Big>((sum, { total }) => sum.plus(total), decimal(0)),
});

const CurrencyOrdersType = builder.objectRef<CurrencyOrders>("CurrencyOrders").implement({
  description: "The orders of a filter in a currency.",
  fields: (t) => ({
    currency: t.field(orderCurrency),
    count: t.exposeInt("count", { description: "Their number." }),
    total: t.expose("total", { type: "Decimal", description: "The sum of the amounts to pay." }),
  }),
});

const OrderSummary = builder.objectRef<SummarizedOrders>("OrderSummary").implement({
  description: "The orders of a filter together.",
  fields: (t) => ({
    count: t.int({
      description: "Their number, in all currencies.",
      resolve: ({ where }, _args, { prisma }) =>
        countRows(prisma, "Order", where, () => prisma.order.count({ where })),
    }),
    total: t.field({
      type: "Decimal",
      description: "The sum of the amounts to pay of the orders in the store's present currency.",
      resolve: async ({ sums }) => sumOf((await sums()).counted).total,
    }),
    otherCurrencies: t.field({
      type: [CurrencyOrdersType],
      description: "The orders in other currencies, which `total` does not contain.",
      resolve: async ({ sums }) =>
        (await sums()).others.map(([currency, rows]) => ({ currency, ...sumOf(rows) })),
    }),
  }),
});

builder.queryField("orderSummary", (t) =>
  t.field({
    type: OrderSummary,
    args: { filter: t.arg({ type: OrderFilter, description: "The filters." }) },
    description: "The number of orders of a filter, and the sum of their totals.",
    resolve: async (_root, { filter }, context) =>
      summarize(context, await orderWhere(filter ?? {}, context)),
  }),
);
