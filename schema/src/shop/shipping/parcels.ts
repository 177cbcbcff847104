import { builder } from "../../builder.ts";
import { Order } from "../orders/order.ts";
import { createParcel, unpackParcel, updateParcel } from "./changeParcels.ts";
import { Parcel, ParcelStateEnum } from "./parcel.ts";

const ParcelDetailsInput = builder.inputType("ParcelDetailsInput", {
  description: "How a parcel can be tracked. An omitted field stays unchanged, or is empty in a new parcel.",
  fields: (t) => ({
    carrier: t.string({ description: "The name of the carrier; at most 100 characters." }),
    trackingNumber: t.string({ description: "The carrier's number of the parcel; at most 100 characters." }),
    trackingLink: t.string({
      description:
        "An https address, in which {number} stands for the tracking number, or empty; at most 500 characters.",
    }),
  }),
});

const ParcelItemInput = builder.inputType("ParcelItemInput", {
  description: "A product to pack.",
  fields: (t) => ({
    productId: t.id({ required: true, description: "A product of the order." }),
    quantity: t.field({
      type: "Decimal",
      required: true,
      description: "More than 0, and at most what is not in another parcel.",
    }),
  }),
});

const CreateParcelInput = builder.inputType("CreateParcelInput", {
  description: "A parcel to pack.",
  fields: (t) => ({
    orderId: t.id({ required: true, description: "The order." }),
    items: t.field({
      type: [ParcelItemInput],
      required: true,
      description: "The products, each once; 1 to 500.",
    }),
    details: t.field({ type: ParcelDetailsInput, description: "How it can be tracked." }),
  }),
});

builder.mutationField("createParcel", (t) =>
  t.rowField({
    type: Order,
    args: { input: t.arg({ type: CreateParcelInput, required: true, description: "The parcel." }) },
    description:
      "Packs products of an order into a parcel, and returns the order. Together, the parcels that were not returned contain at most what was ordered. For admins. Errors: NOT_FOUND, ORDER_STATE_FORBIDS (canceled), INVALID_INPUT with the row.",
    resolve: async (query, _root, { input }, { prisma, ...context }) => {
      const id = await createParcel({ prisma, ...context }, input);
      const { orderId } = await prisma.parcel.findUniqueOrThrow({ where: { id }, select: { orderId: true } });
      return prisma.order.findUniqueOrThrow({ ...query, where: { id: orderId } });
    },
  }),
);

const UpdateParcelInput = builder.inputType("UpdateParcelInput", {
  description: "Changes of one parcel.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The parcel." }),
    version: t.int({
      description:
        "The version that the user edited. If the current version is different, the request fails with CONFLICT.",
    }),
    details: t.field({ type: ParcelDetailsInput, description: "The values to write." }),
    state: t.field({
      type: ParcelStateEnum,
      description: "The current state is no change; any other state must be one of its next states.",
    }),
  }),
});

builder.mutationField("updateParcel", (t) =>
  t.rowField({
    type: Parcel,
    args: { input: t.arg({ type: UpdateParcelInput, required: true, description: "The change." }) },
    description:
      "Changes how a parcel can be tracked, or its state. The customer is notified when it is shipped. For admins. Errors: NOT_FOUND, CONFLICT, ORDER_STATE_FORBIDS, INVALID_INPUT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await updateParcel(context, input);
      return context.prisma.parcel.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const UnpackParcelInput = builder.inputType("UnpackParcelInput", {
  description: "A parcel to delete.",
  fields: (t) => ({ id: t.id({ required: true, description: "The parcel." }) }),
});

builder.mutationField("unpackParcel", (t) =>
  t.rowField({
    type: Order,
    args: { input: t.arg({ type: UnpackParcelInput, required: true, description: "The parcel." }) },
    description:
      "Deletes a parcel that has not left the shop, and returns its order. For admins. Errors: NOT_FOUND, ORDER_STATE_FORBIDS.",
    resolve: async (query, _root, { input }, context) => {
      const id = await unpackParcel(context, input.id);
      return context.prisma.order.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);
