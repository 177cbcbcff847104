import { CUSTOMER_PAGES } from "@machiya/schema/domain/messaging/customerPages";

/** The addresses of the customer pages; the documented ones must not change. */
export const paths = {
  storefront: "/bot-order/",
  productShow: "/product-show",
  orders: CUSTOMER_PAGES.orders,
  store: "/bot-order/store",
  share: "/share",
  booking: CUSTOMER_PAGES.booking,
  calendar: CUSTOMER_PAGES.appointments,
} as const;
