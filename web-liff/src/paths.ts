import { CUSTOMER_PAGES } from "@machiya/schema/domain/customerPages";

/** Every address of the customer pages; the documented ones stay as documented. */
export const paths = {
  storefront: "/bot-order/",
  productShow: "/product-show",
  orders: CUSTOMER_PAGES.orders,
  store: "/bot-order/store",
  share: "/share",
  booking: CUSTOMER_PAGES.booking,
  calendar: CUSTOMER_PAGES.appointments,
} as const;

/** `search` with some parameters set, or taken away where null; starts with "?" unless empty. */
export function withParams(search: string, changes: Readonly<Record<string, string | null>>): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === "") params.delete(name);
    else params.set(name, value);
  }
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}
