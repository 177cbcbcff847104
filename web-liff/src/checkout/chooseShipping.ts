import type { ChainName } from "@machiya/schema/domain/carriers/carriers";
import type { PaymentMethod } from "@machiya/schema/domain/orders/payment";
import {
  isDelivered,
  offeredShippingMethods,
  type ShippingRequest,
} from "@machiya/schema/domain/orders/shipping";
import type { OrderDraft, Shipping, ShippingMethod } from "./orderDraft.ts";

/** The tabs for which the shop has methods; all without any method. */
export function fulfilmentTabs(methods: readonly ShippingMethod[]): OrderDraft["tab"][] {
  const tabs = ["delivery", "pickUp"] as const;
  if (methods.length === 0) return [...tabs];
  return tabs.filter((tab) => methods.some(({ kind }) => isDelivered(kind) === (tab === "delivery")));
}

/** Returns the shipping of a checkout, and the draft with a tab for which the shop has methods. */
export function chooseShipping(
  methods: readonly ShippingMethod[],
  entered: OrderDraft,
  chains: readonly ChainName[] = [],
): { shipping: Shipping; draft: OrderDraft } {
  const tabs = fulfilmentTabs(methods);
  const draft = tabs.includes(entered.tab) ? entered : { ...entered, tab: tabs[0] ?? entered.tab };
  const request: ShippingRequest = {
    delivered: draft.tab === "delivery",
    paymentMethod: draft.paymentMethod,
  };
  const offered = offeredShippingMethods(methods, request);
  const chosen = offered.find(({ id }) => id === draft.shippingMethodId) ?? offered[0] ?? null;
  return { shipping: { methods, offered, chosen, chains }, draft };
}

/** Returns the payment methods of a tab that can be combined with one of its shipping methods. */
export function payableMethods(
  methods: readonly ShippingMethod[],
  tab: OrderDraft["tab"],
  paymentMethods: readonly PaymentMethod[],
): PaymentMethod[] {
  const delivered = tab === "delivery";
  return paymentMethods.filter(
    (paymentMethod) =>
      methods.length === 0 || offeredShippingMethods(methods, { delivered, paymentMethod }).length > 0,
  );
}
