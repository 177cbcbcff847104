/** Every address of the console, as documented; what lies behind `?` belongs to the screen. */
export const paths = {
  home: "/",
  orders: "/product-order",
  products: "/product",
} as const;

/** The order screen with this order's detail open, keeping the list as it stands in `search`. */
export function orderPath(number: number, search?: URLSearchParams): string {
  const params = new URLSearchParams(search);
  params.set("order", String(number));
  return `${paths.orders}?${params}`;
}
