import { DomainError } from "../../domain/errors.ts";
import { type Big, decimal } from "../../domain/money.ts";
import { type DeliveryTerms, isOpenOn } from "../../domain/orders/delivery.ts";
import { type PaymentMethod, paymentMethodOf } from "../../domain/orders/payment.ts";
import { offeredShippingMethods, shippingFee } from "../../domain/orders/shipping.ts";
import type { SlotKey } from "../../domain/orders/shippingSlots.ts";
import { DEFAULT_TIME_ZONE, dayOf, type Moment, weekdayOf } from "../../domain/time/shopTime.ts";
import { type ActiveMethod, requireActiveMethod } from "./activeMethods.ts";
import { chooseSlot, type TakenSlot } from "./chooseSlot.ts";

/** A checkout, as far as it decides about shipping. */
export interface ShippedCart {
  /** null or undefined: the first method that fits. */
  shippingMethodId?: string | null | undefined;
  /** The fee that the customer saw; null or undefined skips the check. */
  seenShippingFee?: Big | null | undefined;
  paymentMethod: PaymentMethod;
  expectedDeliveryDate?: Moment | null | undefined;
  /** null or undefined: the first slot with room, if the method has slots. */
  shippingSlot?: SlotKey | null | undefined;
}

/** The shipping of a new order. */
export interface ChosenShipping {
  method: ActiveMethod;
  fee: Big;
  /** null: the method has no slots. */
  slot: TakenSlot | null;
}

interface Facts {
  methods: readonly ActiveMethod[];
  /** The delivery address; empty for pick-up at the store. */
  address: string;
  /** The total after discounts. */
  total: Big;
  store: DeliveryTerms | null;
  now: Date;
  /** The products of the lines, and those that they are variants of. */
  products: readonly number[];
  /** The work units of the lines. */
  workUnits: Big;
  /** The first day on which pre-ordered goods are there; null: today. */
  firstDay: string | null;
}

/**
 * Returns the shipping of a checkout; null if the shop has no active methods. Throws
 * SHIPPING_METHOD_NOT_OFFERED when the method does not fit or none does, DELIVERY_DATE_NOT_ALLOWED when the
 * method does not serve the requested weekday, SHIPPING_SLOT_NOT_AVAILABLE when there is no room in the slot, and
 * PRICE_CHANGED when the customer saw another fee.
 */
export function chooseShipping(
  cart: ShippedCart,
  { methods, address, total, products, ...request }: Facts,
): ChosenShipping | null {
  const { shippingMethodId: id, seenShippingFee: seen, paymentMethod, expectedDeliveryDate: moment } = cart;
  if (methods.length === 0 && id == null) {
    if (cart.shippingSlot != null) throw new DomainError("SHIPPING_SLOT_NOT_AVAILABLE");
    requireSeen(seen, decimal(0));
    return null;
  }
  const offers = methods.map((method) => {
    const { kind, excludedProductIds } = method;
    return { kind, paymentMethods: method.paymentMethods.map(paymentMethodOf), excludedProductIds, method };
  });
  const offered = offeredShippingMethods(offers, { delivered: address !== "", paymentMethod, products });
  const method = requireActiveMethod(
    offered.map((offer) => offer.method),
    id,
  );
  if (moment) {
    const zone = request.store?.timeZone ?? DEFAULT_TIME_ZONE;
    const day = "day" in moment ? moment.day : dayOf(moment.instant, zone);
    if (!isOpenOn(weekdayOf(day), method.weekdays)) throw new DomainError("DELIVERY_DATE_NOT_ALLOWED");
  }
  const fee = shippingFee(method, total);
  requireSeen(seen, fee);
  return { method, fee, slot: chooseSlot(method, cart.shippingSlot, moment, request) };
}

function requireSeen(seen: Big | null | undefined, fee: Big): void {
  if (seen != null && !seen.eq(fee)) throw new DomainError("PRICE_CHANGED");
}
