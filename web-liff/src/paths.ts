/** Every address of the customer pages; the documented ones stay as documented. */
export const paths = {
  storefront: "/bot-order/",
  productShow: "/product-show",
  orders: "/bot-order/orders",
  store: "/bot-order/store",
  share: "/share",
  booking: "/appointment-customer",
  calendar: "/appointmentlog-customer",
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
