import { builder } from "../../builder.ts";
import { BroadcastAudienceEnum } from "../../enums.ts";

export const BroadcastAudienceInput = builder.inputType("BroadcastAudienceInput", {
  description: "The audience of a broadcast. Fields that do not belong to its kind are ignored.",
  fields: (t) => ({
    kind: t.field({ type: BroadcastAudienceEnum, required: true, description: "The kind of audience." }),
    productIds: t.idList({
      description: "For BOUGHT: customers who ordered any of these products; at most 100.",
    }),
    productTypeIds: t.idList({
      description: "For BOUGHT: customers who ordered from any of these product types; at most 100.",
    }),
    serviceIds: t.idList({
      description: "For BOOKED: customers who booked any of these services; at most 100.",
    }),
    customerIds: t.idList({ description: "For CHOSEN: the customers; at most 500." }),
  }),
});
