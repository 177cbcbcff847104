import type { ChainName } from "./carriers.ts";

/** The path that opens a carrier's map of stores. */
export const STORE_MAP_PATH = "/carriers/map";

/** Returns the address of the map of a chain's stores; some stores do not collect money. */
export const storeMapPath = (chain: ChainName, collects: boolean): string =>
  `${STORE_MAP_PATH}?chain=${chain}${collects ? "&collects=1" : ""}`;

/** The beginning of the paths of labels. */
export const LABEL_PATH = "/carriers/labels/";

/** Returns the path that opens the carrier's label page of a parcel. */
export const labelPath = (reference: string): string => `${LABEL_PATH}${reference}`;

/** The query parameters with which the customer's browser returns from the map. */
export const STORE_PARAMS = {
  chain: "storeChain",
  code: "storeCode",
  name: "storeName",
  address: "storeAddress",
} as const;
