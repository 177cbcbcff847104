import { CUSTOMER_PAGES, recordPath } from "@machiya/schema/domain/messaging/customerPages";
import { withoutTrailingSlashes } from "@machiya/schema/domain/trailingSlashes";

/** The addresses of the customer pages; the documented ones must not change. */
export const paths = {
  storefront: "/bot-order/",
  productShow: "/product-show",
  orders: CUSTOMER_PAGES.orders,
  /** The pattern of the orders' own pages. */
  order: `${CUSTOMER_PAGES.orders}/:number`,
  store: "/bot-order/store",
  share: "/share",
  booking: CUSTOMER_PAGES.booking,
  calendar: CUSTOMER_PAGES.appointments,
} as const;

/** Returns the address of an order's own page. */
export const orderPath = (number: number): string => recordPath("orders", number);

/** Returns whether a path has the pattern's segments; one that begins with a colon stands for any text. */
export function matchesPath(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern, path].map((one) => withoutTrailingSlashes(one).split("/"));
  return (
    wanted?.length === given?.length &&
    wanted?.every((segment, index) => segment.startsWith(":") || segment === given?.[index]) === true
  );
}
