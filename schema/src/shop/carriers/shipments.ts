import { builder } from "../../builder.ts";
import { Parcel } from "../shipping/parcel.ts";
import { SendParcelOutcomeEnum } from "./carrierEnums.ts";
import { type SentParcel, sendParcel } from "./sendParcel.ts";

const SendParcelResult = builder.objectRef<SentParcel>("SendParcelResult").implement({
  description: "What came of the creation of a parcel at its carrier. For admins.",
  fields: (t) => ({
    outcome: t.expose("outcome", { type: SendParcelOutcomeEnum, description: "The outcome." }),
    detail: t.exposeString("detail", {
      description: "The carrier's code and message, without secrets; may be empty.",
    }),
    parcel: t.prismaField({
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
