import type { Product as ProductRow } from "@machiya/prisma/client";
import type { GraphQLResolveInfo } from "graphql";
import { allow, builder } from "../../builder.ts";
import type { Context } from "../../context.ts";
import type { ErrorCode } from "../../domain/errors.ts";
import { DomainError } from "../../domain/errors.ts";
import { type Currency, lineTotalIn } from "../../domain/minorUnits.ts";
import { type Big, decimal } from "../../domain/money.ts";
import type { PricedCart } from "../../domain/orders/pricing.ts";
import { shippingFee } from "../../domain/orders/shipping.ts";
import { keepsStep, MAX_LINES_PER_ORDER, MAX_LINES_WITHOUT_SESSION } from "../../domain/orders/stock.ts";
import { orderableQuantity } from "../../domain/products/preOrder.ts";
import { isOnSale, onSaleWhere, stockedWhere } from "../../domain/products/productState.ts";
import { ErrorCodeEnum } from "../../enums.ts";
import { rowId } from "../../ids.ts";
import { rowSelection } from "../../rowSelection.ts";
import { purchaseLimits } from "../products/orderedQuantities.ts";
import { Product } from "../products/product.ts";
import { readActiveMethod } from "../shipping/activeMethods.ts";
import { priceCartLines } from "./priceLines.ts";
import { requireOrderSize, requireQuantity } from "./requireOrderable.ts";

interface QuoteLine {
  productId: string;
  product: ProductRow | null;
  quantity: Big;
  unitPrice: Big;
  problem: ErrorCode | null;
  /** The most that the purchase limits allow; null: no limit. */
  maxQuantity: Big | null;
}

interface InCurrency {
  /** The store's currency; null for none. */
  currency: Currency | null;
}

interface Quote extends InCurrency {
  lines: (QuoteLine & InCurrency)[];
  priced: PricedCart;
  shippingFee: Big;
}

export const CartLineInput = builder.inputType("CartLineInput", {
  description: "A product or a variant in a cart.",
  fields: (t) => ({
    productId: t.id({ required: true, description: "The product." }),
    quantity: t.field({ type: "Decimal", required: true, description: "The quantity; more than 0." }),
  }),
});

const CartQuoteLine = builder.objectRef<QuoteLine & InCurrency>("CartQuoteLine").implement({
  description: "A line of a cart as it would be ordered now.",
  fields: (t) => ({
    productId: t.exposeID("productId", { description: "The global ID of the requested product." }),
    product: t.field({
      type: Product,
      nullable: true,
      description: "The product. Null: it is not on sale.",
      resolve: ({ product }) => product,
    }),
    quantity: t.expose("quantity", { type: "Decimal", description: "The quantity." }),
    unitPrice: t.expose("unitPrice", {
      type: "Decimal",
      description: "Today's unit price, in dollars; 0 if the product is not on sale.",
    }),
    lineTotal: t.field({
      type: "Decimal",
      description: "Quantity times price, before discounts.",
      resolve: ({ currency, quantity, unitPrice }) => lineTotalIn(currency, quantity, unitPrice),
    }),
    problem: t.expose("problem", {
      type: ErrorCodeEnum,
      nullable: true,
      description:
        "PRODUCT_NOT_ON_SALE, also for a product whose variants are ordered in its place, PURCHASE_LIMIT, OUT_OF_STOCK, or, for a quantity that is no multiple of the product's `quantityStep`, INVALID_INPUT if the line could not be ordered. Variants share their product's limit in the order of the lines. Null: it could.",
    }),
    maxQuantity: t.expose("maxQuantity", {
      type: "Decimal",
      nullable: true,
      description:
        "The most of this line that the product's purchase limits allow beside the cart's other lines and the signed-in customer's earlier orders, whatever the stock is. Null: no limit.",
    }),
  }),
});

const QuotedDiscount = builder.objectRef<{ name: string; amount: Big }>("QuotedDiscount").implement({
  description: "The effect of a discount on a cart.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "The discount's name." }),
    amount: t.expose("amount", {
      type: "Decimal",
      description: "A signed amount in dollars; a negative amount reduces the price.",
    }),
  }),
});

const CartQuote = builder.objectRef<Quote>("CartQuote").implement({
  description:
    "The price of a cart if it were ordered now. Lines with a problem are not included in the sums.",
  fields: (t) => ({
    lines: t.field({
      type: [CartQuoteLine],
      description:
        "One line for each product, in the order of the request; the quantities of repeated products are added.",
      resolve: ({ lines }, _args, { giveWay }) => inSlices(lines, giveWay),
    }),
    totalQuantity: t.field({
      type: "Decimal",
      description: "The sum of the quantities.",
      resolve: ({ priced }) => priced.totalQuantity,
    }),
    subtotal: t.field({
      type: "Decimal",
      description: "The sum of the lines before discounts, in dollars.",
      resolve: ({ priced }) => priced.subtotal,
    }),
    discounts: t.field({
      type: [QuotedDiscount],
      description: "The discounts that apply.",
      resolve: ({ priced }) => priced.records,
    }),
    discountTotal: t.field({
      type: "Decimal",
      description:
        "The sum of the discounts, rounded to a whole dollar, or to the smallest unit of the store's currency.",
      resolve: ({ priced }) => priced.discountTotal,
    }),
    wholeCartDiscount: t.string({
      nullable: true,
      description:
        "The name of the whole-cart discount, also while the sum is below its lowest step. Null: none applies to these products or this customer.",
      resolve: ({ priced }) => priced.wholeCartDiscount,
    }),
    shippingFee: t.expose("shippingFee", {
      type: "Decimal",
      description: "The fee of the shipping method for this cart; 0 without a method.",
    }),
    total: t.field({
      type: "Decimal",
      description: "The amount to pay: subtotal plus discounts, at least 0, plus the shipping fee.",
      resolve: ({ priced, shippingFee }) => priced.total.plus(shippingFee),
    }),
  }),
});

builder.queryField("cartQuote", (t) =>
  t.field({
    type: CartQuote,
    ...allow("public"),
    args: {
      lines: t.arg({
        type: [CartLineInput],
        required: true,
        description: `The cart; at most ${MAX_LINES_PER_ORDER} lines, and at most ${MAX_LINES_WITHOUT_SESSION} products without a session.`,
      }),
      shippingMethodId: t.arg.id({
        description: "The active shipping method whose fee is included. Omitted: none.",
      }),
    },
    description:
      "Prices a cart under the rules of checkout, with the signed-in customer's discounts. Public. Errors: INVALID_INPUT, SHIPPING_METHOD_NOT_OFFERED.",
    resolve: (_root, { lines, shippingMethodId }, context, info) =>
      quoteCart(context, info, lines, shippingMethodId),
  }),
);

/** Lines that are written to the response before other requests get their turn. */
const SLICE = 25;

/** Returns lines that become available in slices, so that a large cart does not block the event loop. */
function inSlices<Line>(lines: readonly Line[], giveWay: Context["giveWay"]): (Line | Promise<Line>)[] {
  let turn = Promise.resolve();
  return lines.map((line, index) => {
    if (index > 0 && index % SLICE === 0) turn = turn.then(giveWay);
    return index < SLICE ? line : turn.then(() => line);
  });
}

interface RequestedLine {
  productId: string;
  quantity: Big;
}

/** Merges lines by product, adding the quantities. Throws INVALID_INPUT for a cart that is too large. */
function mergeCart(
  requested: readonly RequestedLine[],
  { staff, customer }: Context["viewer"],
): RequestedLine[] {
  if (requested.length > 0) requireOrderSize(requested.length);
  for (const [index, { quantity }] of requested.entries())
    requireQuantity(quantity, ["lines", index, "quantity"]);
  const merged = new Map<string, RequestedLine>();
  for (const { productId, quantity } of requested) {
    const earlier = merged.get(productId)?.quantity ?? decimal(0);
    merged.set(productId, { productId, quantity: earlier.plus(quantity) });
  }
  if (staff === null && customer === null && merged.size > MAX_LINES_WITHOUT_SESSION) {
    const maxProducts = { anonymous: MAX_LINES_WITHOUT_SESSION, signedIn: MAX_LINES_PER_ORDER };
    throw new DomainError("INVALID_INPUT", { field: "lines", maxProducts }, ["lines"]);
  }
  return [...merged.values()];
}

/** The columns that pricing a cart reads. */
const PRICED_COLUMNS = {
  id: true,
  parentId: true,
  name: true,
  state: true,
  price: true,
  stock: true,
  preOrderLeft: true,
  maxPerOrder: true,
  maxPerCustomer: true,
  quantityStep: true,
} as const;

async function quoteCart(
  context: Context,
  info: GraphQLResolveInfo,
  requested: readonly RequestedLine[],
  methodId: string | null | undefined,
): Promise<Quote> {
  const { prisma, viewer, now, giveWay } = context;
  const wanted = mergeCart(requested, viewer);
  const ids = wanted.map(({ productId }) => rowId("Product", productId));
  // One statement also reads what the document selects of the products, which would be read again one by one.
  const selection: Record<never, never> = rowSelection(context, info, ["lines", "product"], {
    columns: PRICED_COLUMNS,
  });
  const found = await prisma.product.findMany({
    ...selection,
    where: { id: { in: ids.filter((id) => id !== null) }, ...onSaleWhere, ...stockedWhere },
  });
  if (wanted.length > SLICE) await giveWay();
  const products = new Map(found.map((product) => [product.id, product]));
  const shares = await purchaseLimits(
    prisma,
    viewer.customer?.id ?? null,
    wanted.flatMap(({ quantity }, index) => {
      const product = products.get(ids[index] ?? 0);
      return product === undefined ? [] : { product, quantity };
    }),
  );
  const lines = wanted.map(({ productId, quantity }, index): QuoteLine => {
    const product = products.get(ids[index] ?? 0) ?? null;
    if (product === null || !isOnSale(product.state)) {
      return {
        productId,
        product: null,
        quantity,
        unitPrice: decimal(0),
        problem: "PRODUCT_NOT_ON_SALE",
        maxQuantity: null,
      };
    }
    const share = shares.get(product.id);
    const problem = share?.isExceeded
      ? "PURCHASE_LIMIT"
      : orderableQuantity(product).lt(quantity)
        ? "OUT_OF_STOCK"
        : keepsStep(quantity, product.quantityStep)
          ? null
          : "INVALID_INPUT";
    return {
      productId,
      product,
      quantity,
      unitPrice: decimal(product.price),
      problem,
      maxQuantity: share?.most ?? null,
    };
  });
  const { priced, currency } = await priceCartLines(
    prisma,
    viewer.customer?.id ?? null,
    lines.flatMap(({ product, quantity, unitPrice, problem }) =>
      product === null || problem !== null ? [] : { productId: product.id, quantity, unitPrice },
    ),
  );
  if (wanted.length > SLICE) await giveWay();
  const method = methodId == null ? null : await readActiveMethod(prisma, methodId, now());
  const fee = method === null ? decimal(0) : shippingFee(method, priced.total);
  return { lines: lines.map((line) => ({ ...line, currency })), priced, shippingFee: fee, currency };
}
