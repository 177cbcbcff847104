import type { ShippingKind, SlotUnit } from "@machiya/prisma/enums";
import { readTrackingLink } from "@machiya/schema/domain/orders/parcelState";
import { isPaymentChoice, PAYMENT_CHOICES, type PaymentChoice } from "@machiya/schema/domain/orders/payment";
import { SHIPPING_KINDS } from "@machiya/schema/domain/orders/shipping";
import { SLOT_LIMITS, type WeeklySlot } from "@machiya/schema/domain/orders/shippingSlots";
import { isDecimalFrom } from "../ui/fields/decimalInput.ts";
import { readSlots, slotsText } from "./slots/slotsDraft.ts";

/** A shipping method as form values; payment methods, product ids, and weekdays are separated by commas. */
export type ShippingDraft = Readonly<
  Record<
    | (
        | "name"
        | "fee"
        | "freeFrom"
        | "paymentMethods"
        | "excludedProductIds"
        | "weekdays"
        | "hours"
        | "carrier"
        | "trackingLink"
      )
    | ("slots" | "slotLeadHours" | "slotDaysAhead"),
    string
  >
> & { readonly kind: ShippingKind; readonly slotUnit: SlotUnit };

/** What the capacity of slots can count, in the order of the form. */
export const SLOT_UNITS = ["ORDERS", "WORK_UNITS"] as const satisfies readonly SlotUnit[];

export const NEW_METHOD: ShippingDraft = {
  kind: "HOME_DELIVERY",
  name: "",
  fee: "0",
  freeFrom: "",
  paymentMethods: "",
  excludedProductIds: "",
  weekdays: "",
  hours: "",
  carrier: "",
  trackingLink: "",
  slots: "",
  slotUnit: "ORDERS",
  slotLeadHours: "0",
  slotDaysAhead: "14",
};

interface StoredMethod {
  kind: string;
  name: string;
  fee: string;
  freeFrom: string | null | undefined;
  paymentMethods: readonly string[];
  excludedProducts: readonly { readonly id: string }[];
  weekdays: readonly number[];
  hours: string;
  carrier: string;
  trackingLink: string;
  slots: readonly WeeklySlot[];
  slotUnit: string;
  slotLeadMinutes: number;
  slotDaysAhead: number;
}

/** Converts a method to form values. */
export function shippingDraft({
  freeFrom,
  paymentMethods,
  excludedProducts,
  weekdays,
  ...texts
}: StoredMethod): ShippingDraft {
  const { name, fee, hours, carrier, trackingLink } = texts;
  return {
    kind: SHIPPING_KINDS.find((kind) => kind === texts.kind) ?? NEW_METHOD.kind,
    name,
    fee,
    hours,
    carrier,
    trackingLink,
    freeFrom: freeFrom ?? "",
    paymentMethods: PAYMENT_CHOICES.filter((method) => paymentMethods.includes(method)).join(","),
    excludedProductIds: excludedProducts.map(({ id }) => id).join(","),
    weekdays: weekdays.join(","),
    slots: slotsText(texts.slots),
    slotUnit: SLOT_UNITS.find((unit) => unit === texts.slotUnit) ?? NEW_METHOD.slotUnit,
    slotLeadHours: String(texts.slotLeadMinutes / 60),
    slotDaysAhead: String(texts.slotDaysAhead),
  };
}

/** Returns the payment methods of a draft. */
export function splitMethods(methods: string): PaymentChoice[] {
  return methods.split(",").filter(isPaymentChoice);
}

/** Returns the product ids of a draft. */
export function splitIds(ids: string): string[] {
  return ids.split(",").filter(Boolean);
}

/** Converts changed values to the API's input; an empty free amount clears it. */
export function shippingDetails({
  fee,
  freeFrom,
  paymentMethods,
  excludedProductIds,
  weekdays,
  slots,
  slotLeadHours,
  slotDaysAhead,
  ...texts
}: Partial<ShippingDraft>) {
  return {
    ...texts,
    ...(fee !== undefined && { fee: fee.trim() }),
    ...(freeFrom !== undefined && { freeFrom: freeFrom.trim() === "" ? null : freeFrom.trim() }),
    ...(paymentMethods !== undefined && { paymentMethods: splitMethods(paymentMethods) }),
    ...(excludedProductIds !== undefined && { excludedProductIds: splitIds(excludedProductIds) }),
    ...(weekdays !== undefined && { weekdays: weekdays.split(",").filter(Boolean).map(Number) }),
    ...(slots !== undefined && { slots: readSlots(slots) ?? [] }),
    ...(slotLeadHours !== undefined && { slotLeadMinutes: Math.round(Number(slotLeadHours) * 60) }),
    ...(slotDaysAhead !== undefined && { slotDaysAhead: Number(slotDaysAhead) }),
  };
}

/** Returns the fields of a form that are wrong. */
export function shippingProblems(draft: ShippingDraft) {
  const { name, fee, freeFrom, trackingLink, slots, slotLeadHours: lead, slotDaysAhead: ahead } = draft;
  const isLead = isDecimalFrom(0, lead) && Number(lead) * 60 <= SLOT_LIMITS.leadMinutes;
  const isAhead = /^\d{1,2}$/.test(ahead.trim()) && Number(ahead) <= SLOT_LIMITS.daysAhead;
  return [
    ...(name.trim() === "" ? (["name"] as const) : []),
    ...(isDecimalFrom(0, fee) ? [] : (["fee"] as const)),
    ...(freeFrom.trim() === "" || isDecimalFrom(0, freeFrom) ? [] : (["freeFrom"] as const)),
    ...(trackingLink.trim() === "" || readTrackingLink(trackingLink) !== null
      ? []
      : (["trackingLink"] as const)),
    ...(readSlots(slots) === null ? (["slots"] as const) : []),
    ...(isLead ? [] : (["slotLeadHours"] as const)),
    ...(isAhead ? [] : (["slotDaysAhead"] as const)),
  ];
}
