/** Where customers find what cards and answers in the chat lead to; every page lies under the LIFF app's endpoint `/`. */
export const CUSTOMER_PAGES = {
  orders: "/bot-order/orders",
  booking: "/appointment-customer",
  appointments: "/appointmentlog-customer",
} as const;

export type CustomerPage = keyof typeof CUSTOMER_PAGES;

/** The address of a customers' page for people elsewhere: inside LINE where LIFF is configured; null: nobody has said where the shop is. */
export function customerPage(
  { publicUrl, liffId }: { publicUrl: string | null; liffId: string | null },
  page: CustomerPage,
): string | null {
  const path = CUSTOMER_PAGES[page];
  if (liffId !== null) return `https://liff.line.me/${encodeURIComponent(liffId)}${path}`;
  return publicUrl === null ? null : publicUrl + path;
}
