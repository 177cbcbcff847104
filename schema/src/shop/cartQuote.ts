import type { Product as ProductRow } from "@machiya/prisma/client";
import { builder, open } from "../builder.ts";
import type { Context } from "../context.ts";
import type { ErrorCode } from "../domain/errors.ts";
import { DomainError } from "../domain/errors.ts";
import { type Big, decimal, lineTotal } from "../domain/money.ts";
import type { PricedCart } from "../domain/pricing.ts";
import { isOnSale, onSaleWhere } from "../domain/productState.ts";
import { MAX_LINES_PER_ORDER, quantityProblem } from "../domain/stock.ts";
import { ErrorCodeEnum } from "../enums.ts";
import { rowId } from "../ids.ts";
import { priceLines } from "./priceLines.ts";
import { Product } from "./product.ts";

interface QuoteLine {
  productId: string;
  product: ProductRow | null;
  quantity: Big;
  unitPrice: Big;
  problem: ErrorCode | null;
}

interface Quote {
  lines: QuoteLine[];
  priced: PricedCart;
}

const CartLineInput = builder.inputType("CartLineInput", {
  description: "A product in a cart.",
  fields: (t) => ({
    productId: t.id({ required: true, description: "The product." }),
    quantity: t.field({ type: "Decimal", required: true, description: "How many; more than 0." }),
  }),
});

const CartQuoteLine = builder.objectRef<QuoteLine>("CartQuoteLine").implement({
  description: "A line of a cart as it would be ordered now.",
  fields: (t) => ({
    productId: t.exposeID("productId", { description: "Global id of the product, as it was asked." }),
    product: t.field({
      type: Product,
      nullable: true,
      description: "The product. Null: it is not on sale.",
      resolve: ({ product }) => product,
    }),
    quantity: t.expose("quantity", { type: "Decimal", description: "How many." }),
    unitPrice: t.expose("unitPrice", {
      type: "Decimal",
      description: "Today's price of one, in dollars; 0 when it is not on sale.",
    }),
    lineTotal: t.field({
      type: "Decimal",
      description: "Quantity × price, before discounts.",
      resolve: ({ quantity, unitPrice }) => lineTotal(quantity, unitPrice),
    }),
    problem: t.expose("problem", {
      type: ErrorCodeEnum,
      nullable: true,
      description: "PRODUCT_NOT_ON_SALE or OUT_OF_STOCK when ordering it would be refused. Null: none.",
    }),
  }),
});

const QuotedDiscount = builder.objectRef<{ name: string; amount: Big }>("QuotedDiscount").implement({
  description: "What a discount does to a cart.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "The discount's name." }),
    amount: t.expose("amount", {
      type: "Decimal",
      description: "Signed amount in dollars; negative takes off.",
    }),
  }),
});

const CartQuote = builder.objectRef<Quote>("CartQuote").implement({
  description:
    "What a cart would cost if it were ordered now; lines with a problem are left out of the sums.",
  fields: (t) => ({
    lines: t.field({
      type: [CartQuoteLine],
      description: "The lines, as asked.",
      resolve: ({ lines }) => lines,
    }),
    totalQuantity: t.field({
      type: "Decimal",
      description: "Sum of the quantities.",
      resolve: ({ priced }) => priced.totalQuantity,
    }),
    subtotal: t.field({
      type: "Decimal",
      description: "Sum of the lines before discounts, in dollars.",
      resolve: ({ priced }) => priced.subtotal,
    }),
    discounts: t.field({
      type: [QuotedDiscount],
      description: "The discounts that count.",
      resolve: ({ priced }) => priced.records,
    }),
    discountTotal: t.field({
      type: "Decimal",
      description: "Their sum, rounded to a whole dollar.",
      resolve: ({ priced }) => priced.discountTotal,
    }),
    total: t.field({
      type: "Decimal",
      description: "What is to be paid: subtotal and discounts, never below 0.",
      resolve: ({ priced }) => priced.total,
    }),
  }),
});

builder.queryField("cartQuote", (t) =>
  t.field({
    type: CartQuote,
    ...open("public"),
    args: {
      lines: t.arg({ type: [CartLineInput], required: true, description: "The cart; at most 500 lines." }),
    },
    description:
      "Prices a cart by the rules of checkout, with the discounts of the signed-in customer. Public. Errors: INVALID_INPUT.",
    resolve: (_root, { lines }, context) => quoteCart(context, lines),
  }),
);

async function quoteCart(
  { prisma, viewer }: Context,
  asked: readonly { productId: string; quantity: Big }[],
): Promise<Quote> {
  if (
    asked.length > MAX_LINES_PER_ORDER ||
    asked.some(({ quantity }) => quantityProblem(quantity) !== null)
  ) {
    throw new DomainError("INVALID_INPUT", { field: "quantity" });
  }
  const ids = asked.map(({ productId }) => rowId("Product", productId));
  const products = await prisma.product.findMany({
    where: { id: { in: ids.filter((id) => id !== null) }, ...onSaleWhere },
  });
  const lines = asked.map(({ productId, quantity }, index): QuoteLine => {
    const product = products.find(({ id }) => id === ids[index]) ?? null;
    if (product === null || !isOnSale(product.state)) {
      return { productId, product: null, quantity, unitPrice: decimal(0), problem: "PRODUCT_NOT_ON_SALE" };
    }
    const problem = decimal(product.stock).lt(quantity) ? "OUT_OF_STOCK" : null;
    return { productId, product, quantity, unitPrice: decimal(product.price), problem };
  });
  const priced = await priceLines(
    prisma,
    viewer.customer?.id ?? null,
    lines.flatMap(({ product, quantity, unitPrice, problem }) =>
      product === null || problem !== null ? [] : { productId: product.id, quantity, unitPrice },
    ),
  );
  return { lines, priced };
}
