import { globalId } from "../../ids.ts";
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

/** A page that lists records, each of which has a path of its own. */
export type RecordPage = "orders" | "appointments";

const RECORD_PATHS: Record<RecordPage, (number: number) => string> = {
  orders: (number) => `${CUSTOMER_PAGES.orders}/${number}`,
  appointments: (number) =>
    `${CUSTOMER_PAGES.appointments}?${new URLSearchParams({ appointment: globalId("Appointment", number) })}`,
};

/** Returns the path of an order or an appointment. */
export function recordPath(page: RecordPage, number: number): string {
  return RECORD_PATHS[page](number);
}

/**
 * Returns the absolute URL of a customer page, or of one record of it: inside LINE when LIFF is configured.
 * Returns null without a LIFF id and public URL.
 */
export function customerPage(
  address: { publicUrl: string | null; liffId: string | null },
  page: RecordPage,
  number?: number,
): string | null {
  return shopLink(address, number === undefined ? CUSTOMER_PAGES[page] : recordPath(page, number));
}

/** Returns the URL at which the storefront shows a product; null while the shop's address is not configured. */
export function productUrl(
  id: number,
  address: { publicUrl: string | null; liffId: string | null },
): string | null {
  return shopLink(address, `/product-show?${new URLSearchParams({ product: globalId("Product", id) })}`);
}
