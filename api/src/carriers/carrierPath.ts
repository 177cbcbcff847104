import {
  CARRIERS,
  type CarrierName,
  carrierDeclaration,
} from "@machiya/schema/domain/carriers/carrierRegistry";

type CarrierPage = "notifications" | "store";

/** Returns the path to which a carrier sends notifications or the customer's browser. */
export function carrierPath(carrier: CarrierName, page: CarrierPage): string {
  return `/carriers/${carrierDeclaration(carrier).slug}/${page}`;
}

/** Returns the carrier whose paths contain this part. */
export const carrierOfSlug = (slug: string | undefined): CarrierName | undefined =>
  CARRIERS.find((carrier) => carrierDeclaration(carrier).slug === slug);
