import type { PhoneShop } from "./phoneShop.ts";

/** A page that the phone benchmark visits. */
interface PhonePage {
  path: (shop: Pick<PhoneShop, "productId" | "orderNumber">) => string;
  device: "phone" | "desktop";
  signedIn: boolean;
  /** True when the page shows products whose first picture is measured over a slow connection. */
  pictures: boolean;
}

const customerPage = (path: string, more: Partial<PhonePage> = {}): PhonePage => ({
  path: () => path,
  device: "phone",
  signedIn: false,
  pictures: false,
  ...more,
});
const withProduct = (path: string) =>
  customerPage(path, { path: ({ productId }) => `${path}?product=${encodeURIComponent(productId)}` });

/**
 * Every customer page, private ones both with and without a session, and the console's login page as on a
 * desktop; the console's speed is covered by bench.ts and firstLoad.test.ts.
 */
export const PHONE_PAGES = {
  storefront: customerPage("/product-show", { pictures: true }),
  product: withProduct("/product-show"),
  share: withProduct("/share"),
  store: customerPage("/bot-order/store"),
  booking: customerPage("/appointment-customer"),
  general: customerPage("/appointment-customer?mode=general"),
  named: customerPage("/appointment-customer?mode=named"),
  calendar: customerPage("/appointmentlog-customer"),
  bookings: customerPage("/appointmentlog-customer", { signedIn: true }),
  signedOut: customerPage("/bot-order/orders"),
  orders: customerPage("/bot-order/orders", { signedIn: true }),
  order: customerPage("/bot-order/orders", {
    path: ({ orderNumber }) => `/bot-order/orders/${orderNumber}`,
    signedIn: true,
  }),
  login: customerPage("/product-order", { device: "desktop" }),
} satisfies Record<string, PhonePage>;

export type PhonePageName = keyof typeof PHONE_PAGES;
