import type { OrderState } from "@machiya/prisma/enums";
import { builder } from "../builder.ts";
import type { Context } from "../context.ts";
import { DomainError } from "../domain/errors.ts";
import { nextOrderState } from "../domain/orders/orderState.ts";
import { OrderStateEnum } from "../enums.ts";
import { cancelOrder } from "../shop/cancellation/cancelOrder.ts";
import { advanceOrder, deleteOrders, updateOrder } from "../shop/orders/changeOrders.ts";
import { OrderFilter, type OrderFilterInput, orderWhere } from "../shop/orders/orders.ts";
import { BulkResult, SELECTION } from "./bulkResult.ts";
import { type BulkRow, type BulkSelection, bulkWrite, selectedRows } from "./bulkWrite.ts";

const OrderSelection = builder.inputType("OrderSelection", {
  description: SELECTION,
  fields: (t) => ({
    ids: t.idList({ description: "The orders." }),
    filter: t.field({ type: OrderFilter, description: "All orders that it matches." }),
  }),
});

type Selection = BulkSelection<OrderFilterInput>;

/** Returns the selected orders, the oldest first. */
const selectedOrders = (context: Context, selection: Selection): Promise<number[]> =>
  selectedRows(context, {
    type: "Order",
    selection,
    find: async (filter, take) =>
      context.prisma.order.findMany({
        where: await orderWhere(filter, context),
        select: { id: true },
        orderBy: { id: "asc" },
        take,
      }),
  });

const inEach = async (context: Context, selection: Selection, write: (id: string) => Promise<unknown>) =>
  bulkWrite(context, "Order", await selectedOrders(context, selection), write);

/**
 * Advances each order by one step. An order that is not in the state that the user saw is refused, so that two
 * people who advance the same orders do not advance them twice.
 */
async function advanceOrders(
  context: Context,
  selection: Selection,
  seen: readonly OrderState[] | null | undefined,
): Promise<BulkRow[]> {
  if (seen != null && seen.length !== (selection.ids?.length ?? 0)) {
    const rule = { kind: "SAME_LENGTH" as const, fields: ["ids"] };
    throw new DomainError("INVALID_INPUT", { field: "seenStates", rule }, ["input", "seenStates"]);
  }
  const rows = await selectedOrders(context, selection);
  const current = await context.prisma.order.findMany({
    where: { id: { in: rows } },
    select: { id: true, state: true },
  });
  const states = new Map(current.map(({ id, state }) => [id, state]));
  return bulkWrite(context, "Order", rows, async (id, index) => {
    const state = seen?.[index] ?? states.get(rows[index] ?? 0);
    if (state === undefined) throw new DomainError("NOT_FOUND", { what: "Order" });
    const to = nextOrderState(state);
    if (to === null) throw new DomainError("ORDER_STATE_FORBIDS", { state });
    return advanceOrder(context, { id, to });
  });
}

const AdvanceOrdersInput = builder.inputType("AdvanceOrdersInput", {
  description: "Orders to advance.",
  fields: (t) => ({
    orders: t.field({ type: OrderSelection, required: true, description: "The orders." }),
    seenStates: t.field({
      type: [OrderStateEnum],
      description:
        "With IDs, the state of each order as the user saw it, in the same order; an order that has left it is refused.",
    }),
  }),
});

builder.mutationField("advanceOrders", (t) =>
  t.field({
    type: BulkResult,
    args: { input: t.arg({ type: AdvanceOrdersInput, required: true, description: "The orders." }) },
    description:
      "Advances each order to its next state. Rows are refused with NOT_FOUND or ORDER_STATE_FORBIDS. Errors: INVALID_INPUT.",
    resolve: (_root, { input }, context) => advanceOrders(context, input.orders, input.seenStates),
  }),
);

const OrdersInput = builder.inputType("OrdersInput", {
  description: "Orders of a bulk write.",
  fields: (t) => ({
    orders: t.field({ type: OrderSelection, required: true, description: "The orders." }),
  }),
});

builder.mutationField("markOrdersPaid", (t) =>
  t.field({
    type: BulkResult,
    args: { input: t.arg({ type: OrdersInput, required: true, description: "The orders." }) },
    description:
      "Sets the payment state of each order to PAID; one that is paid stays unchanged. Rows are refused with NOT_FOUND. Errors: INVALID_INPUT.",
    resolve: (_root, { input }, context) =>
      inEach(context, input.orders, (id) => updateOrder(context, { id, details: { paymentState: "PAID" } })),
  }),
);

builder.mutationField("cancelOrders", (t) =>
  t.field({
    type: BulkResult,
    args: { input: t.arg({ type: OrdersInput, required: true, description: "The orders." }) },
    description:
      "Cancels each order and returns its stock. Rows are refused with NOT_FOUND or ORDER_STATE_FORBIDS. Errors: INVALID_INPUT.",
    resolve: (_root, { input }, context) =>
      inEach(context, input.orders, (id) => cancelOrder(context, { id })),
  }),
);

builder.mutationField("discardOrders", (t) =>
  t.field({
    type: BulkResult,
    args: { input: t.arg({ type: OrdersInput, required: true, description: "The orders." }) },
    description:
      "Deletes each order that is not final, returns its stock, and refunds what was paid at providers; `deleteOrders` deletes all or none. Rows are refused with NOT_FOUND or ORDER_STATE_FORBIDS. Errors: INVALID_INPUT.",
    resolve: (_root, { input }, context) =>
      inEach(context, input.orders, (id) => deleteOrders(context, [id])),
  }),
);
