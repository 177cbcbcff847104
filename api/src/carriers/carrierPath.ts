import { CARRIERS, type CarrierName } from "@machiya/schema/domain/carriers/carriers";

type CarrierPage = "notifications" | "store";

const SLUGS: Readonly<Record<CarrierName, string>> = { ECPAY: "ecpay" };

/** Returns the path to which a carrier sends notifications or the customer's browser. */
export function carrierPath(carrier: CarrierName, page: CarrierPage): string {
  return `/carriers/${SLUGS[carrier]}/${page}`;
}

/** Returns the carrier whose paths contain this part. */
export const carrierOfSlug = (slug: string | undefined): CarrierName | undefined =>
  CARRIERS.find((carrier) => SLUGS[carrier] === slug);
