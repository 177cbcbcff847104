import type { PaymentState, ShippingKind } from "@machiya/prisma/enums";
import { type Big, type DecimalLike, decimal } from "../money.ts";
import type { PaymentMethod } from "./payment.ts";

/** All kinds, in display order. */
export const SHIPPING_KINDS = [
  "STORE_PICKUP",
  "HOME_DELIVERY",
  "CONVENIENCE_STORE",
] as const satisfies readonly ShippingKind[];

/** Whether goods are sent to the order's address; otherwise the customer picks them up at the store (shop.md §5). */
const DELIVERS: Record<ShippingKind, boolean> = {
  STORE_PICKUP: false,
  HOME_DELIVERY: true,
  CONVENIENCE_STORE: true,
};

/** Returns whether goods are sent to the order's address by a method of this kind. */
export function isDelivered(kind: ShippingKind): boolean {
  return DELIVERS[kind];
}

/** What decides about a method's fee. */
export interface ShippingTerms {
  /** The fee of orders below `freeFrom`. */
  fee: DecimalLike;
  /** The total after discounts from which on shipping is free; null means never. */
  freeFrom: DecimalLike | null;
}

/** Returns the fee for a total after discounts: 0 if it reaches the free amount. */
export function shippingFee({ fee, freeFrom }: ShippingTerms, total: Big): Big {
  return freeFrom !== null && total.gte(decimal(freeFrom)) ? decimal(0) : decimal(fee);
}

/** A row number on the server, a global id in browsers. */
type ProductId = number | string;

/** What decides whether a method can be chosen. */
export interface ShippingOffer {
  kind: ShippingKind;
  /** The payment methods that it can be combined with; an empty list means all. */
  paymentMethods: readonly PaymentMethod[];
  /** The ids of the products that it does not ship. */
  excludedProductIds: readonly ProductId[];
}

/** What the customer has chosen besides the shipping method. */
export interface ShippingRequest {
  delivered: boolean;
  /** NONE: not chosen yet. */
  paymentMethod: PaymentMethod;
  /** The ids of the products to ship, in the form of the methods' ids. */
  products: readonly ProductId[];
}

/** Returns the methods that fit the request, in their order; the first one is the default. */
export function offeredShippingMethods<Method extends ShippingOffer>(
  methods: readonly Method[],
  { delivered, paymentMethod, products }: ShippingRequest,
): Method[] {
  const accepts = ({ paymentMethods }: ShippingOffer) =>
    paymentMethod === "NONE" || paymentMethods.length === 0 || paymentMethods.includes(paymentMethod);
  return methods.filter(
    (method) =>
      isDelivered(method.kind) === delivered &&
      accepts(method) &&
      excludedProducts(method, products).length === 0,
  );
}

/** Returns those of the products that a method does not ship. */
export function excludedProducts<Id extends ProductId>(
  { excludedProductIds: excluded }: Pick<ShippingOffer, "excludedProductIds">,
  products: readonly Id[],
): Id[] {
  return products.filter((id) => excluded.includes(id));
}

/** Whether the fee is computed again when staff change the lines: not once money was received. */
const RECOMPUTED: Record<PaymentState, boolean> = {
  UNPAID: true,
  PAID: false,
  PARTIALLY_PAID: false,
  REFUND_PENDING: false,
  REFUNDED: false,
  FAILED: true,
};

/** The shipping of an order, with the terms as they were when it was placed. */
export interface OrderShipping {
  paymentState: PaymentState;
  shippingFee: DecimalLike;
  /** null for an order without a method. */
  shippingFullFee: DecimalLike | null;
  shippingFreeFrom: DecimalLike | null;
}

/** Returns the fee of an order whose lines now cost this total after discounts. */
export function shippingFeeOfOrder(order: OrderShipping, total: Big): Big {
  const { paymentState, shippingFullFee: fee, shippingFreeFrom: freeFrom } = order;
  if (fee === null || !RECOMPUTED[paymentState]) return decimal(order.shippingFee);
  return shippingFee({ fee, freeFrom }, total);
}
