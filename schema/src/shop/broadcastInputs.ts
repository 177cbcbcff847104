import { builder } from "../builder.ts";
import { BroadcastAudience } from "../enums.ts";

export const BroadcastAudienceInput = builder.inputType("BroadcastAudienceInput", {
  description: "Whom a broadcast goes to; what its kind does not ask for is ignored.",
  fields: (t) => ({
    kind: t.field({ type: BroadcastAudience, required: true, description: "How they are chosen." }),
    productIds: t.idList({ description: "Of BOUGHT: products, any of which they ordered; at most 100." }),
    productTypeIds: t.idList({
      description: "Of BOUGHT: product types, of any of which they ordered; at most 100.",
    }),
    serviceIds: t.idList({ description: "Of BOOKED: services, any of which they booked; at most 100." }),
    customerIds: t.idList({ description: "Of CHOSEN: customers; at most 500." }),
  }),
});
