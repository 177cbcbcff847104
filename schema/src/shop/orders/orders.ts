import type { Prisma } from "@machiya/prisma/client";
import type { GraphQLResolveInfo } from "graphql";
import { allow, builder } from "../../builder.ts";
import type { Context } from "../../context.ts";
import { DateRange, within, zoneOfRanges } from "../../dateRange.ts";
import { DomainError } from "../../domain/errors.ts";
import { PAYMENT_METHODS, paymentMethodCode } from "../../domain/orders/payment.ts";
import { OrderSourceEnum, OrderStateEnum, PaymentMethodEnum, PaymentStateEnum } from "../../enums.ts";
import { beginsWithDigits, oneOf, requireRowId, rowIds, searchConditions } from "../../input.ts";
import { offsetConnection, rowQuery, rowsOfPage } from "../../lists/connection.ts";
import { countRows } from "../../lists/rowCounts.ts";
import { sortInput } from "../../lists/sorting.ts";
import { Order } from "./order.ts";

export const OrderFilter = builder.inputType("OrderFilter", {
  description: "Filters of the list. An omitted or empty filter does not apply.",
  fields: (t) => ({
    numbers: t.intList({ description: "Orders with these numbers." }),
    olderThan: t.id({
      description:
        "Orders created before this one. Use it to read a long list to its end, page by page, without gaps or repetitions while orders are added and deleted.",
    }),
    customerIds: t.idList({ description: "Orders placed by one of these customers." }),
    buyerName: t.string({
      description:
        "Words that the buyer's name contains, in any order; width, case, and the kind of kana make no difference.",
    }),
    buyerPhone: t.string({
      description: "The buyer's phone number or its beginning; separators and width make no difference.",
    }),
    recipientName: t.string({
      description:
        "Words that the recipient's name contains, in any order; an order without one is found by the buyer's name, with which it is shown. Width, case, and the kind of kana make no difference.",
    }),
    states: t.field({ type: [OrderStateEnum], description: "Only rows in one of these states." }),
    paymentStates: t.field({
      type: [PaymentStateEnum],
      description: "Orders in one of these payment states.",
    }),
    paymentMethods: t.field({
      type: [PaymentMethodEnum],
      description: "Orders with one of these payment methods.",
    }),
    paymentMethodCodes: t.intList({ description: "Orders with one of these payment method numbers." }),
    sources: t.field({ type: [OrderSourceEnum], description: "Only rows created in one of these ways." }),
    note: t.string({
      description:
        "Words that the note contains, in any order; width, case, and the kind of kana make no difference.",
    }),
    deliveryDate: t.field({ type: DateRange, description: "Orders with a delivery date in this range." }),
    expectedDeliveryDate: t.field({
      type: DateRange,
      description: "Orders with a requested delivery date in this range.",
    }),
    createdAt: t.field({ type: DateRange, description: "Orders created in this range." }),
  }),
});

const MyOrderFilter = builder.inputType("MyOrderFilter", {
  description: "Filters of the list. An omitted or empty filter does not apply.",
  fields: (t) => ({
    numbers: t.intList({ description: "Orders with these numbers." }),
    recipientName: t.string({
      description:
        "Words that the recipient's name contains, in any order; an order without one is found by the buyer's name, with which it is shown. Width, case, and the kind of kana make no difference.",
    }),
    states: t.field({ type: [OrderStateEnum], description: "Only rows in one of these states." }),
    deliveryDate: t.field({ type: DateRange, description: "Orders with a delivery date in this range." }),
    createdAt: t.field({ type: DateRange, description: "Orders created in this range." }),
  }),
});

/** Returns the condition on stored payment methods. UNKNOWN matches every number without a name. */
function paymentMethodWhere(methods: readonly (typeof PAYMENT_METHODS)[number][]): Prisma.OrderWhereInput {
  const codes = methods.flatMap((method) => (method === "UNKNOWN" ? [] : paymentMethodCode(method)));
  const named = { paymentMethod: { in: codes } };
  if (!methods.includes("UNKNOWN")) return named;
  const known = PAYMENT_METHODS.flatMap((method) => (method === "UNKNOWN" ? [] : paymentMethodCode(method)));
  // The codes of the known methods are adjacent, so that an index finds the others.
  const others = [
    { paymentMethod: { lt: Math.min(...known) } },
    { paymentMethod: { gt: Math.max(...known) } },
  ];
  return { OR: [named, ...others] };
}

export type OrderFilterInput = typeof OrderFilter.$inferInput;

/**
 * Returns the condition of the order list for this viewer: orders that never had a line are visible only to the
 * staff member who entered them (decisions.md §6).
 */
export async function orderWhere(
  filter: OrderFilterInput,
  { prisma, viewer }: Pick<Context, "prisma" | "viewer">,
): Promise<Prisma.OrderWhereInput> {
  const zone = await zoneOfRanges(prisma, [
    filter.deliveryDate,
    filter.expectedDeliveryDate,
    filter.createdAt,
  ]);
  const conditions: Record<string, unknown> = {
    id: oneOf(filter.numbers),
    customerId: filter.customerIds?.length ? { in: rowIds("Customer", filter.customerIds) } : undefined,
    buyerPhoneDigits: beginsWithDigits(filter.buyerPhone),
    state: oneOf(filter.states),
    paymentState: oneOf(filter.paymentStates),
    paymentMethod: oneOf(filter.paymentMethodCodes),
    source: oneOf(filter.sources),
    deliveryDate: within(filter.deliveryDate, zone),
    expectedDeliveryDate: within(filter.expectedDeliveryDate, zone),
    createdAt: within(filter.createdAt, zone),
  } satisfies { [Field in keyof Prisma.OrderWhereInput]: Prisma.OrderWhereInput[Field] | undefined };
  const given = Object.fromEntries(
    Object.entries(conditions).filter(([, condition]) => condition !== undefined),
  );
  return {
    ...given,
    ...(viewer.staff === null
      ? { draftOf: null }
      : { OR: [{ draftOf: null }, { draftOf: viewer.staff.id }] }),
    AND: [
      ...searchConditions(filter.buyerName, (word) => [{ buyerName: word }]),
      ...searchConditions(filter.recipientName, (word) => [{ recipientName: word }]),
      ...searchConditions(filter.note, (word) => [{ note: word }]),
      filter.olderThan ? { id: { lt: requireRowId("Order", filter.olderThan) } } : {},
      filter.paymentMethods?.length ? paymentMethodWhere(filter.paymentMethods) : {},
    ],
  };
}

type OrderBy = Prisma.OrderOrderByWithRelationInput;

const orderSort = sortInput("Order", {
  NUMBER: { description: "The number.", order: (id): OrderBy[] => [{ id }] },
  CREATED_AT: {
    description: "When it was created.",
    order: (createdAt): OrderBy[] => [{ createdAt }, { id: createdAt }],
  },
  TOTAL: { description: "The amount to pay.", order: (total): OrderBy[] => [{ total }, { id: total }] },
  EXPECTED_DELIVERY_DATE: {
    description: "The requested delivery date; orders without one are the last.",
    order: (sort): OrderBy[] => [{ expectedDeliveryDate: { sort, nulls: "last" } }, { id: sort }],
  },
});

type PageArgs = Parameters<typeof offsetConnection>[0];

interface OrderRows {
  where: Prisma.OrderWhereInput;
  sort?: OrderBy[] | undefined;
  isShort?: boolean;
}

async function listOrders(
  page: PageArgs,
  { where, sort, isShort }: OrderRows,
  context: Context,
  info: GraphQLResolveInfo,
) {
  const query = rowQuery(context, info);
  const keys = (each: Prisma.OrderFindManyArgs) => context.prisma.order.findMany(each);
  return offsetConnection(
    page,
    { context, info, isShort },
    async (window, countAll) => {
      const rows = await rowsOfPage({ where, sort, keys }, window, countAll);
      return context.prisma.order.findMany({ ...query, ...rows });
    },
    () => countRows(context.prisma, "Order", where, () => context.prisma.order.count({ where })),
  );
}

const OrderConnection = builder.connectionObject(
  { type: Order, name: "OrderConnection", description: "A page of orders." },
  { name: "OrderEdge", description: "A row of the page, with its cursor." },
);

builder.queryField("orders", (t) =>
  t.connection(
    {
      type: Order,
      args: {
        filter: t.arg({ type: OrderFilter, description: "The filters." }),
        sort: t.arg({ type: orderSort.type, description: "The order; newest first without one." }),
      },
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 10 }),
      description: "All orders, newest first unless sorted.",
      resolve: async (_root, { filter, sort, ...page }, context, info) =>
        listOrders(
          page,
          { where: await orderWhere(filter ?? {}, context), sort: orderSort.orderOf(sort) },
          context,
          info,
        ),
    },
    OrderConnection,
  ),
);

builder.queryField("myOrders", (t) =>
  t.connection(
    {
      type: Order,
      ...allow("customer"),
      args: { filter: t.arg({ type: MyOrderFilter, description: "The filters." }) },
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 10 }),
      description: "The signed-in customer's own orders, newest first. For customers.",
      resolve: async (_root, { filter, ...page }, context, info) => {
        const customerId = context.viewer.customer?.id;
        if (customerId === undefined) throw new DomainError("UNAUTHENTICATED");
        const where = await orderWhere(filter ?? {}, context);
        return listOrders(page, { where: { ...where, customerId }, isShort: true }, context, info);
      },
    },
    OrderConnection,
  ),
);
