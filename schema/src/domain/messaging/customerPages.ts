import { shopLink } from "./shopLink.ts";

/**
 * Paths of the pages to which cards and replies in the chat link. All are below the LIFF app's endpoint `/`.
 */
export const CUSTOMER_PAGES = {
  orders: "/bot-order/orders",
  booking: "/appointment-customer",
  appointments: "/appointmentlog-customer",
} as const;

export type CustomerPage = keyof typeof CUSTOMER_PAGES;

/**
 * Returns the absolute URL of a customer page: inside LINE when LIFF is configured. Returns null without a
 * LIFF id and public URL.
 */
export function customerPage(
  address: { publicUrl: string | null; liffId: string | null },
  page: CustomerPage,
): string | null {
  return shopLink(address, CUSTOMER_PAGES[page]);
}
