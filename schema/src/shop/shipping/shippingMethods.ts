import { builder } from "../../builder.ts";
import { PaymentMethodEnum } from "../../enums.ts";
import { globalId } from "../../ids.ts";
import { createShippingMethod, sortShippingMethods, updateShippingMethod } from "./changeShippingMethods.ts";
import { deleteShippingMethods } from "./deleteShippingMethods.ts";
import { ShippingKindEnum, ShippingMethod } from "./shippingMethod.ts";
import { ShippingSlotInput, SlotUnitEnum } from "./shippingSlot.ts";

builder.queryField("shippingMethods", (t) =>
  t.rowField({
    type: [ShippingMethod],
    description: "All shipping methods, active or not, in the order in which customers see them. For admins.",
    resolve: (query, _root, _args, { prisma }) =>
      prisma.shippingMethod.findMany({ ...query, orderBy: [{ position: "asc" }, { id: "asc" }] }),
  }),
);

const ShippingMethodDetailsInput = builder.inputType("ShippingMethodDetailsInput", {
  description: "A shipping method as staff enter it. An omitted field stays unchanged.",
  fields: (t) => ({
    kind: t.field({
      type: ShippingKindEnum,
      description: "How the goods reach the customer. Required for a new method.",
    }),
    name: t.string({
      description:
        "1 to 100 characters; no other method has it, whatever their width and case. Required for a new method.",
    }),
    fee: t.field({ type: "Decimal", description: "0 or more; 0 for a new method." }),
    freeFrom: t.field({
      type: "Decimal",
      description: "The total after discounts from which on the fee is 0; 0 or more. Null: never.",
    }),
    paymentMethods: t.field({
      type: [PaymentMethodEnum],
      description: "The payment methods that it can be combined with. Empty: all of them.",
    }),
    excludedProductIds: t.idList({
      description:
        "The products that it does not ship, nor their variants; at most 1000. Empty: it ships all.",
    }),
    weekdays: t.intList({
      description: "From 1 (Monday) to 7 (Sunday), in any order; 0 is ignored. Empty: every day.",
    }),
    hours: t.string({ description: "At most 200 characters; may be empty." }),
    carrier: t.string({ description: "The carrier of its parcels; at most 100 characters." }),
    trackingLink: t.string({
      description:
        "An https address, in which {number} stands for the tracking number, or empty; at most 500 characters.",
    }),
    slots: t.field({
      type: [ShippingSlotInput],
      description:
        "All slots of a week, at most 100; those of a weekday must not overlap. Empty: orders choose no slot. Placed orders keep theirs.",
    }),
    slotUnit: t.field({
      type: SlotUnitEnum,
      description: "What the capacity of the slots counts; ORDERS for a new method.",
    }),
    slotLeadMinutes: t.int({ description: "0 to 86,400; 0 for a new method." }),
    slotDaysAhead: t.int({ description: "0 to 60; 14 for a new method." }),
    active: t.boolean({ description: "Whether it is offered to customers; true for a new method." }),
  }),
});

const CreateShippingMethodInput = builder.inputType("CreateShippingMethodInput", {
  description: "A shipping method to create.",
  fields: (t) => ({
    details: t.field({
      type: ShippingMethodDetailsInput,
      required: true,
      description: "The values to write.",
    }),
  }),
});

builder.mutationField("createShippingMethod", (t) =>
  t.rowField({
    type: ShippingMethod,
    args: { input: t.arg({ type: CreateShippingMethodInput, required: true, description: "The method." }) },
    description:
      "Creates a shipping method at the end of the list. For admins. Errors: NOT_FOUND (there is no store record), ALREADY_EXISTS (the name), INVALID_INPUT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await createShippingMethod(context, input.details);
      return context.prisma.shippingMethod.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const UpdateShippingMethodInput = builder.inputType("UpdateShippingMethodInput", {
  description: "Changes of one shipping method.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The shipping method." }),
    version: t.int({
      description:
        "The version that the user edited. If the current version is different, the request fails with CONFLICT.",
    }),
    details: t.field({
      type: ShippingMethodDetailsInput,
      required: true,
      description: "The values to write.",
    }),
  }),
});

builder.mutationField("updateShippingMethod", (t) =>
  t.rowField({
    type: ShippingMethod,
    args: { input: t.arg({ type: UpdateShippingMethodInput, required: true, description: "The change." }) },
    description:
      "Changes, activates, or deactivates a shipping method. Placed orders keep their name and fee. For admins. Errors: NOT_FOUND, CONFLICT, ALREADY_EXISTS (the name), INVALID_INPUT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await updateShippingMethod(context, input);
      return context.prisma.shippingMethod.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const DeleteShippingMethodsInput = builder.inputType("DeleteShippingMethodsInput", {
  description: "Shipping methods to delete.",
  fields: (t) => ({ ids: t.idList({ required: true, description: "1 to 1000 methods; all or none." }) }),
});

builder.mutationField("deleteShippingMethods", (t) =>
  t.idList({
    args: { input: t.arg({ type: DeleteShippingMethodsInput, required: true, description: "The methods." }) },
    description:
      "Deletes shipping methods and returns their IDs. Completed and canceled orders keep the name and the fee. For admins. Errors: NOT_FOUND, IN_USE (an open order has one; it can be deactivated).",
    resolve: async (_root, { input }, context) =>
      (await deleteShippingMethods(context, input.ids)).map((id) => globalId("ShippingMethod", id)),
  }),
);

const SortShippingMethodsInput = builder.inputType("SortShippingMethodsInput", {
  description: "The new order of the shipping methods.",
  fields: (t) => ({
    ids: t.idList({ required: true, description: "All shipping methods, in the new order." }),
  }),
});

builder.mutationField("sortShippingMethods", (t) =>
  t.rowField({
    type: [ShippingMethod],
    args: { input: t.arg({ type: SortShippingMethodsInput, required: true, description: "The order." }) },
    description:
      "Sorts the shipping methods; the first one that fits an order is preselected. For admins. Errors: NOT_FOUND, CONFLICT (methods are missing).",
    resolve: async (query, _root, { input }, context) => {
      await sortShippingMethods(context, input.ids);
      return context.prisma.shippingMethod.findMany({
        ...query,
        orderBy: [{ position: "asc" }, { id: "asc" }],
      });
    },
  }),
);
