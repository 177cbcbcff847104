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
  { publicUrl, liffId }: { publicUrl: string | null; liffId: string | null },
  page: CustomerPage,
): string | null {
  const path = CUSTOMER_PAGES[page];
  if (liffId !== null) return `https://liff.line.me/${encodeURIComponent(liffId)}${path}`;
  return publicUrl === null ? null : publicUrl + path;
}
