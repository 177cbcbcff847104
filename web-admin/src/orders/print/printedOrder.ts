import type { OrderSheets_order$data } from "../../__generated__/OrderSheets_order.graphql.ts";

/** The data of a printed order. */
export type PrintedOrder = OrderSheets_order$data;

/** The store as a printed sheet names it. */
export type PrintedStore =
  | {
      name: string;
      phone: string;
      address: string;
      taxPercent: string | null | undefined;
      taxNumber: string;
    }
  | null
  | undefined;
