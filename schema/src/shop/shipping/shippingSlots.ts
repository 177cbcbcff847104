import { allow, builder } from "../../builder.ts";
import type { Context } from "../../context.ts";
import { type Big, decimal } from "../../domain/money.ts";
import { definedSlot, readStoredSlots, sumOfWorkUnits } from "../../domain/orders/shippingSlots.ts";
import { firstCompleteDay, preOrderedPart } from "../../domain/products/preOrder.ts";
import { utcDateText } from "../../domain/time/instantText.ts";
import { rowId } from "../../ids.ts";
import { CartLineInput } from "../orders/cartQuote.ts";
import { Order } from "../orders/order.ts";
import { requireOrderSize, requireQuantity } from "../orders/requireOrderable.ts";
import { readActiveMethod } from "./activeMethods.ts";
import { changeOrderSlot } from "./changeOrderSlot.ts";
import { type SlotRequest, slotsOf } from "./chooseSlot.ts";
import {
  dateOfDay,
  OrderSlotInput,
  ShippingSlotOccupancy,
  ShippingSlotOffer,
  type SlotOccupancy,
} from "./shippingSlot.ts";

builder.queryField("shippingSlots", (t) =>
  t.field({
    type: [ShippingSlotOffer],
    ...allow("public"),
    args: {
      shippingMethodId: t.arg.id({ required: true, description: "An active shipping method." }),
      lines: t.arg({
        type: [CartLineInput],
        required: true,
        description: "The cart for which a slot is chosen; 1 to 500 lines.",
      }),
    },
    description:
      "The slots that an order could get, full ones included, by day and time; empty if the method has none. Public. Errors: NOT_FOUND, SHIPPING_METHOD_NOT_OFFERED, INVALID_INPUT.",
    resolve: async (_root, { shippingMethodId, lines }, { prisma, now }) => {
      const method = await readActiveMethod(prisma, shippingMethodId, now());
      if (method.slots.length === 0) return [];
      const cart = await slotNeedsOf({ prisma }, lines);
      const store = await prisma.store.findUnique({
        where: { id: 1 },
        select: { orderingOpensAt: true, orderingClosesAt: true, openWeekdays: true, timeZone: true },
      });
      return slotsOf(method, { store, now: now(), ...cart });
    },
  }),
);

/**
 * Returns the work units of a cart, where products that do not exist count as 1 per piece, and the first day on which
 * what it pre-orders is there.
 */
async function slotNeedsOf(
  { prisma }: Pick<Context, "prisma">,
  lines: readonly { productId: string; quantity: Big }[],
): Promise<Pick<SlotRequest, "workUnits" | "firstDay">> {
  requireOrderSize(lines.length);
  for (const [index, { quantity }] of lines.entries())
    requireQuantity(quantity, ["lines", index, "quantity"]);
  const ids = lines.map(({ productId }) => rowId("Product", productId)).filter((id) => id !== null);
  const found = await prisma.product.findMany({
    where: { id: { in: ids } },
    select: { id: true, workUnits: true, stock: true, preOrderDay: true },
  });
  const products = new Map(found.map((product) => [product.id, product]));
  const needs = lines.map(({ productId, quantity }) => {
    const { workUnits, stock = quantity, preOrderDay } = products.get(rowId("Product", productId) ?? 0) ?? {};
    return {
      quantity,
      workUnits,
      preOrdered: preOrderedPart(quantity, stock),
      expectedDay: preOrderDay == null ? null : utcDateText(preOrderDay),
    };
  });
  return { workUnits: sumOfWorkUnits(needs), firstDay: firstCompleteDay(needs) };
}

builder.queryField("shippingSlotOccupancy", (t) =>
  t.field({
    type: [ShippingSlotOccupancy],
    args: {
      day: t.arg({ type: "Day", required: true, description: "The day, in the store's time zone." }),
    },
    description:
      "How full the slots of a day are, by shipping method and time: those that active methods have, and others that orders of the day still have. For admins.",
    resolve: (_root, { day }, context) => occupancyOf(context, day),
  }),
);

async function occupancyOf({ prisma }: Context, day: string): Promise<SlotOccupancy[]> {
  const methods = await prisma.shippingMethod.findMany({
    select: {
      name: true,
      active: true,
      slots: true,
      slotUnit: true,
      slotUses: { where: { day: dateOfDay(day) }, orderBy: [{ startMinute: "asc" }, { endMinute: "asc" }] },
    },
    orderBy: [{ position: "asc" }, { id: "asc" }],
  });
  return methods.flatMap(({ name, active, slots: stored, slotUnit, slotUses }) => {
    const slots = readStoredSlots(stored);
    const rows = new Map<string, SlotOccupancy>();
    const add = (startMinute: number, endMinute: number, orders: number, workUnits: Big) => {
      const capacity = definedSlot({ slots }, { day, startMinute, endMinute })?.capacity ?? null;
      rows.set(`${startMinute} ${endMinute}`, {
        methodName: name,
        unit: slotUnit,
        day,
        startMinute,
        endMinute,
        capacity,
        orders,
        workUnits,
      });
    };
    for (const { startMinute, endMinute } of active ? slots : [])
      if (definedSlot({ slots }, { day, startMinute, endMinute })) add(startMinute, endMinute, 0, decimal(0));
    for (const { startMinute, endMinute, orders, workUnits } of slotUses)
      if (orders > 0 || rows.has(`${startMinute} ${endMinute}`))
        add(startMinute, endMinute, orders, decimal(workUnits));
    return [...rows.values()].sort((a, b) => a.startMinute - b.startMinute || a.endMinute - b.endMinute);
  });
}

const ChangeOrderSlotInput = builder.inputType("ChangeOrderSlotInput", {
  description: "Another slot of an order.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The order." }),
    version: t.int({
      description:
        "The version that the user edited. If the current version is different, the request fails with CONFLICT.",
    }),
    slot: t.field({
      type: OrderSlotInput,
      required: true,
      description: "A slot of its shipping method, on any day.",
    }),
    overCapacity: t.boolean({
      description:
        "Whether the order gets it even if it is full, which its history records; false if omitted.",
    }),
  }),
});

builder.mutationField("changeOrderSlot", (t) =>
  t.rowField({
    type: Order,
    args: { input: t.arg({ type: ChangeOrderSlotInput, required: true, description: "The change." }) },
    description:
      "Moves an order to another slot, and its requested delivery date to the start of that slot. For admins. Errors: NOT_FOUND, CONFLICT, ORDER_STATE_FORBIDS, SHIPPING_SLOT_NOT_AVAILABLE.",
    resolve: async (query, _root, { input }, context) => {
      const id = await changeOrderSlot(context, input);
      return context.prisma.order.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);
