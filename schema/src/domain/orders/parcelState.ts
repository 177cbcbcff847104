import type { OrderState, ParcelState } from "@machiya/prisma/enums";
import { type Big, type DecimalLike, decimal } from "../money.ts";
import { withoutInvisible } from "../typedText.ts";

/** The states that may follow. A returned parcel is final; its products can be packed again. */
const FOLLOWING: Record<ParcelState, readonly ParcelState[]> = {
  PACKED: ["SHIPPED"],
  SHIPPED: ["DELIVERED", "RETURNED"],
  DELIVERED: ["RETURNED"],
  RETURNED: [],
};

/** Every state, in the order of a parcel's life cycle. */
export const PARCEL_STATES = Object.keys(FOLLOWING) as readonly ParcelState[];

/** Returns the states that may follow, the usual one first. */
export function followingParcelStates(state: ParcelState): ParcelState[] {
  return [...FOLLOWING[state]];
}

/**
 * Returns the states that staff can choose next. The products of a canceled order are back in the stock, so that a parcel
 * that has not left the shop is unpacked, and not sent.
 */
export function nextParcelStates(state: ParcelState, orderState: OrderState): ParcelState[] {
  return orderState === "CANCELLED" && canUnpack(state) ? [] : followingParcelStates(state);
}

/** Returns whether a parcel has not left the shop, so that it can be unpacked. */
export function canUnpack(state: ParcelState): boolean {
  return state === "PACKED";
}

/** A part of an order line in a parcel. */
export interface PackedItem {
  orderLineId: number;
  quantity: DecimalLike;
  parcel: { state: ParcelState };
}

/** Returns how much of each line is in parcels that were not returned. */
export function packedQuantities(items: readonly PackedItem[]): Map<number, Big> {
  const packed = new Map<number, Big>();
  for (const { orderLineId, quantity, parcel } of items)
    if (parcel.state !== "RETURNED")
      packed.set(orderLineId, (packed.get(orderLineId) ?? decimal(0)).plus(decimal(quantity)));
  return packed;
}

/** The quantities of an order line. */
export interface LineQuantities {
  quantity: DecimalLike;
  /** How much of it refunds have returned to the stock. */
  restocked: DecimalLike;
}

/** Returns how much of a line refunds have not returned to the stock. */
export function netQuantity({ quantity, restocked }: LineQuantities): Big {
  return decimal(quantity).minus(decimal(restocked));
}

/**
 * Returns how much of a line can still be packed. Pieces that a refund returned to the stock count as not packed yet,
 * unless the line has no others: then they came back from parcels that left the shop.
 */
export function packableQuantity(line: LineQuantities, packed: DecimalLike = 0): Big {
  const left = netQuantity(line).minus(decimal(packed));
  return left.lt(0) ? decimal(0) : left;
}

/** What a tracking link contains in place of the number. */
export const NUMBER_PLACEHOLDER = "{number}";

/** Returns a tracking link with the number filled in; null without a link or, if it needs one, a number. */
export function trackingUrl(link: string, trackingNumber: string): string | null {
  if (link === "" || (trackingNumber === "" && link.includes(NUMBER_PLACEHOLDER))) return null;
  return link.replaceAll(NUMBER_PLACEHOLDER, encodeURIComponent(trackingNumber));
}

/** Reads an https link in which the number may be left open; null when it is none. */
export function readTrackingLink(text: string): string | null {
  const link = withoutInvisible(text).trim();
  const filled = link.replaceAll(NUMBER_PLACEHOLDER, "0");
  if (!URL.canParse(filled)) return null;
  const url = new URL(filled);
  // The number must not decide about the host.
  const origin = link.split("/").slice(0, 3).join("/");
  return url.protocol === "https:" && url.username === "" && !origin.includes("{") ? link : null;
}
