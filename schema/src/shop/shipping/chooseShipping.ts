import { Prisma, type SqlClient } from "@machiya/prisma/client";
import type { ShippingKind } from "@machiya/prisma/enums";
import { DomainError } from "../../domain/errors.ts";
import { type Big, decimal } from "../../domain/money.ts";
import { isOpenOn } from "../../domain/orders/delivery.ts";
import { type PaymentMethod, paymentMethodOf } from "../../domain/orders/payment.ts";
import { offeredShippingMethods, shippingFee } from "../../domain/orders/shipping.ts";
import { DEFAULT_TIME_ZONE, dayOf, type Moment, weekdayOf } from "../../domain/time/shopTime.ts";
import { requireRowId } from "../../input.ts";

/** An active shipping method as it was read; decimals are text. */
export interface ActiveMethod {
  id: number;
  kind: ShippingKind;
  name: string;
  fee: string;
  freeFrom: string | null;
  /** The numbers of the payment methods that it can be combined with; an empty list means all. */
  paymentMethods: readonly number[];
  weekdays: readonly number[];
}

/** An SQL expression that reads the active methods as a JSON list, in the order in which customers see them. */
export const activeMethodsSql = Prisma.sql`(
  SELECT coalesce(json_agg(json_build_object('id', "id", 'kind', "kind", 'name', "name", 'fee', "fee"::text,
    'freeFrom', "freeFrom"::text, 'paymentMethods', coalesce("paymentMethods", '{}'), 'weekdays', coalesce("weekdays", '{}')) ORDER BY "position", "id"), '[]')
  FROM "ShippingMethod" WHERE "active")`;

/** Reads the active method of a quote. Throws SHIPPING_METHOD_NOT_OFFERED for any other. */
export async function readActiveMethod(prisma: SqlClient, id: string): Promise<ActiveMethod> {
  const [row] = await prisma.$queryRaw<
    { methods: ActiveMethod[] }[]
  >`SELECT ${activeMethodsSql} AS "methods"`;
  return requireMethod(row?.methods ?? [], id);
}

function requireMethod(methods: readonly ActiveMethod[], id: string | null | undefined): ActiveMethod {
  const row = id == null ? null : requireRowId("ShippingMethod", id);
  const method = row === null ? methods[0] : methods.find((active) => active.id === row);
  if (method === undefined) throw new DomainError("SHIPPING_METHOD_NOT_OFFERED");
  return method;
}

/** A checkout, as far as it decides about shipping. */
export interface ShippedCart {
  /** null or undefined: the first method that fits. */
  shippingMethodId?: string | null | undefined;
  /** The fee that the customer saw; null or undefined skips the check. */
  seenShippingFee?: Big | null | undefined;
  paymentMethod: PaymentMethod;
  expectedDeliveryDate?: Moment | null | undefined;
}

/** The shipping of a new order. */
export interface ChosenShipping {
  method: ActiveMethod;
  fee: Big;
}

interface Facts {
  methods: readonly ActiveMethod[];
  /** The delivery address; empty for pick-up at the store. */
  address: string;
  /** The total after discounts. */
  total: Big;
  zone: string | null;
}

/**
 * Returns the shipping of a checkout; null if the shop has no active methods. Throws
 * SHIPPING_METHOD_NOT_OFFERED when the method does not fit or none does, DELIVERY_DATE_NOT_ALLOWED when the
 * method does not serve the requested weekday, and PRICE_CHANGED when the customer saw another fee.
 */
export function chooseShipping(
  cart: ShippedCart,
  { methods, address, total, zone }: Facts,
): ChosenShipping | null {
  const { shippingMethodId: id, seenShippingFee: seen, paymentMethod, expectedDeliveryDate: moment } = cart;
  if (methods.length === 0 && id == null) {
    requireSeen(seen, decimal(0));
    return null;
  }
  const offers = methods.map((method) => {
    return { kind: method.kind, paymentMethods: method.paymentMethods.map(paymentMethodOf), method };
  });
  const offered = offeredShippingMethods(offers, { delivered: address !== "", paymentMethod });
  const method = requireMethod(
    offered.map((offer) => offer.method),
    id,
  );
  if (moment) {
    const day = "day" in moment ? moment.day : dayOf(moment.instant, zone ?? DEFAULT_TIME_ZONE);
    if (!isOpenOn(weekdayOf(day), method.weekdays)) throw new DomainError("DELIVERY_DATE_NOT_ALLOWED");
  }
  const fee = shippingFee(method, total);
  requireSeen(seen, fee);
  return { method, fee };
}

function requireSeen(seen: Big | null | undefined, fee: Big): void {
  if (seen != null && !seen.eq(fee)) throw new DomainError("PRICE_CHANGED");
}
