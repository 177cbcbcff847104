import { builder } from "../../builder.ts";
import { labelPath } from "../../domain/carriers/carrierPaths.ts";
import { requireCarrier } from "../../domain/carriers/carrierRegistry.ts";
import { CarrierEnum, StoreChainEnum } from "./carrierEnums.ts";

export const Shipment = builder.prismaObject("Shipment", {
  description: "A parcel at a carrier with an API. For admins.",
  fields: (t) => ({
    carrier: t.field({
      type: CarrierEnum,
      select: { carrier: true },
      description: "The carrier.",
      resolve: ({ carrier }) => requireCarrier(carrier),
    }),
    chain: t.expose("chain", { type: StoreChainEnum, description: "The chain of the store." }),
    storeCode: t.exposeString("storeCode", { description: "The code of the store, which is fixed." }),
    isCreated: t.boolean({
      select: { carrierReference: true },
      description: "Whether the carrier has created it. False: whether it has is not known yet.",
      resolve: ({ carrierReference }) => carrierReference !== null,
    }),
    goodsAmount: t.exposeInt("goodsAmount", { description: "The declared value in whole dollars." }),
    collects: t.exposeBoolean("collects", {
      description: "Whether the store collects the declared value from the customer.",
    }),
    status: t.exposeString("status", { description: "The carrier's latest code; may be empty." }),
    statusText: t.exposeString("statusText", {
      description: "The carrier's latest message, in its language; may be empty.",
    }),
    statusAt: t.expose("statusAt", {
      type: "DateTime",
      nullable: true,
      description: "When the carrier's latest status began. Null: it reported none.",
    }),
    labelPath: t.string({
      nullable: true,
      select: { carrierReference: true, reference: true },
      description: "The path that opens the carrier's label page for admins. Null: there is no label yet.",
      resolve: ({ carrierReference, reference }) => (carrierReference === null ? null : labelPath(reference)),
    }),
  }),
});
