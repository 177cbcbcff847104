import type { ChainName } from "@machiya/schema/domain/carriers/carriers";
import type { PaymentMethod } from "@machiya/schema/domain/orders/payment";
import {
  excludedProducts,
  isDelivered,
  offeredShippingMethods,
  type ShippingRequest,
} from "@machiya/schema/domain/orders/shipping";
import { type CartLine, requestedLines } from "../cart/cart.ts";
import type { OrderDraft, Shipping, ShippingMethod } from "./orderDraft.ts";

/** The tabs for which the shop has methods; all without any method. */
export function fulfilmentTabs(methods: readonly ShippingMethod[]): OrderDraft["tab"][] {
  const tabs = ["delivery", "pickUp"] as const;
  if (methods.length === 0) return [...tabs];
  return tabs.filter((tab) => methods.some(({ kind }) => isDelivered(kind) === (tab === "delivery")));
}

/** Returns the ids of the products to ship. */
export const productsOf = (lines: readonly CartLine[]): string[] =>
  requestedLines(lines).map(({ productId }) => productId);

/** Returns the shipping of a checkout, and the draft with a tab for which the shop has methods. */
export function chooseShipping(
  methods: readonly ShippingMethod[],
  entered: OrderDraft,
  { products, chains }: { products: readonly string[]; chains: readonly ChainName[] },
): { shipping: Shipping; draft: OrderDraft } {
  const tabs = fulfilmentTabs(methods);
  const draft = tabs.includes(entered.tab) ? entered : { ...entered, tab: tabs[0] ?? entered.tab };
  const request: ShippingRequest = {
    delivered: draft.tab === "delivery",
    paymentMethod: draft.paymentMethod,
    products,
  };
  const offered = offeredShippingMethods(methods, request);
  const chosen = offered.find(({ id }) => id === draft.shippingMethodId) ?? offered[0] ?? null;
  const unfit = offeredShippingMethods(methods, { ...request, products: [] })
    .map((method) => ({ method, products: excludedProducts(method, products) }))
    .filter((one) => one.products.length > 0);
  return { shipping: { methods, offered, unfit, chosen, chains }, draft };
}

/**
 * Returns the payment methods of a tab that can be combined with one of its shipping methods. If none of them ships all
 * products, that is a problem of the products, and payment methods are judged without them.
 */
export function payableMethods(
  methods: readonly ShippingMethod[],
  tab: OrderDraft["tab"],
  paymentMethods: readonly PaymentMethod[],
  products: readonly string[],
): PaymentMethod[] {
  const delivered = tab === "delivery";
  const isShipped =
    offeredShippingMethods(methods, { delivered, paymentMethod: "NONE", products }).length > 0;
  const shipped = isShipped ? products : [];
  return paymentMethods.filter(
    (paymentMethod) =>
      methods.length === 0 ||
      offeredShippingMethods(methods, { delivered, paymentMethod, products: shipped }).length > 0,
  );
}
