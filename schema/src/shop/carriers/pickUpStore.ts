import { builder } from "../../builder.ts";
import { StoreChainEnum } from "./carrierEnums.ts";

export const PickUpStore = builder.prismaObject("PickUpStore", {
  description: "The convenience store at which the customer picks up the order, as it was chosen on the map.",
  fields: (t) => ({
    chain: t.expose("chain", { type: StoreChainEnum, description: "The chain." }),
    code: t.exposeString("code", { description: "The chain's code of the store." }),
    name: t.exposeString("name", { description: "Its name." }),
    address: t.exposeString("address", { description: "Its address; may be empty." }),
  }),
});

export const PickUpStoreInput = builder.inputType("PickUpStoreInput", {
  description: "A convenience store, as the carrier's map named it.",
  fields: (t) => ({
    chain: t.field({ type: StoreChainEnum, required: true, description: "The chain." }),
    code: t.string({ required: true, description: "The chain's code: 1 to 10 letters and digits." }),
    name: t.string({ required: true, description: "Its name; at most 40 characters." }),
    address: t.string({
      required: true,
      defaultValue: "",
      description: "Its address; at most 200 characters.",
    }),
  }),
});
