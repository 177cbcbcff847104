import { type CarrierName, forEachCarrier } from "../../domain/carriers/carrierRegistry.ts";
import type { ChainName } from "../../domain/carriers/carriers.ts";
import { describedEnum } from "../../enums.ts";
import type { SendParcelOutcome } from "./sendParcel.ts";

export const CarrierEnum = describedEnum<CarrierName>(
  "Carrier",
  "A carrier whose API creates parcels.",
  forEachCarrier(({ description }) => description),
);

export const StoreChainEnum = describedEnum<ChainName>("StoreChain", "A chain of convenience stores.", {
  UNIMART: "7-ELEVEN.",
  FAMILY: "FamilyMart.",
});

export const SendParcelOutcomeEnum = describedEnum<SendParcelOutcome>(
  "SendParcelOutcome",
  "What came of the creation of a parcel at its carrier.",
  {
    CREATED: "The carrier has created it, and its label can be printed.",
    NO_STORE: "The order has no convenience store.",
    STORE_CLOSED: "The chain has no such store any more.",
    WRONG_NAME: "The carrier does not accept the recipient's name.",
    WRONG_PHONE: "The recipient's phone is no mobile number of Taiwan.",
    WRONG_AMOUNT: "The carrier does not accept the value or the amount to collect.",
    REFUSED: "The carrier refused it for another reason.",
    WRONG_CREDENTIALS: "The carrier does not accept the shop's credentials.",
    UNKNOWN: "The carrier did not answer usably. A repetition creates it once.",
    NOT_SET: "The carrier is off, or has no credentials or no sender.",
  },
);
