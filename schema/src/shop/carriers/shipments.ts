import { builder } from "../../builder.ts";
import { Order } from "../orders/order.ts";
import { Parcel } from "../shipping/parcel.ts";
import { SendParcelOutcomeEnum } from "./carrierEnums.ts";
import { changePickUpStore } from "./changePickUpStore.ts";
import { PickUpStoreInput } from "./pickUpStore.ts";
import { type SentParcel, sendParcel } from "./sendParcel.ts";

const SendParcelResult = builder.objectRef<SentParcel>("SendParcelResult").implement({
  description: "What came of the creation of a parcel at its carrier. For admins.",
  fields: (t) => ({
    outcome: t.expose("outcome", { type: SendParcelOutcomeEnum, description: "The outcome." }),
    detail: t.exposeString("detail", {
      description: "The carrier's code and message, without secrets; may be empty.",
    }),
    parcel: t.rowField({
      type: Parcel,
      description: "The parcel as it is afterwards.",
      resolve: (query, { parcelId: id }, _args, { prisma }) =>
        prisma.parcel.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});

const SendParcelInput = builder.inputType("SendParcelInput", {
  description: "A packed parcel of an order with a convenience store.",
  fields: (t) => ({ id: t.id({ required: true, description: "The parcel." }) }),
});

builder.mutationField("sendParcel", (t) =>
  t.field({
    type: SendParcelResult,
    args: { input: t.arg({ type: SendParcelInput, required: true, description: "The parcel." }) },
    description:
      "Creates a parcel at the carrier of the order's convenience store, after the store was verified; a repetition creates it once. If the order is paid on delivery, the store collects what is still to be paid. For admins. Errors: NOT_FOUND, ORDER_STATE_FORBIDS.",
    resolve: (_root, { input }, context) => sendParcel(context, input.id),
  }),
);

const ChangePickUpStoreInput = builder.inputType("ChangePickUpStoreInput", {
  description: "Another convenience store for an order.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The order." }),
    version: t.int({
      description:
        "The version that the user edited. If the current version is different, the request fails with CONFLICT.",
    }),
    pickUpStore: t.field({
      type: PickUpStoreInput,
      required: true,
      description: "The store, which becomes the address. The carrier verifies it when a parcel is created.",
    }),
  }),
});

builder.mutationField("changePickUpStore", (t) =>
  t.rowField({
    type: Order,
    args: { input: t.arg({ type: ChangePickUpStoreInput, required: true, description: "The store." }) },
    description:
      "Changes the convenience store of an order until a parcel is created at the carrier; a returned parcel frees it again. For admins. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT, SHIPPING_METHOD_NOT_OFFERED, ORDER_STATE_FORBIDS.",
    resolve: async (query, _root, { input }, context) => {
      const id = await changePickUpStore(context, input);
      return context.prisma.order.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);
