import type { ShippingKind } from "@machiya/prisma/enums";
import { readTrackingLink } from "@machiya/schema/domain/orders/parcelState";
import { isPaymentChoice, PAYMENT_CHOICES, type PaymentChoice } from "@machiya/schema/domain/orders/payment";
import { SHIPPING_KINDS } from "@machiya/schema/domain/orders/shipping";
import { isDecimalFrom } from "../ui/fields/decimalInput.ts";

/** A shipping method as form values; payment methods and weekdays are separated by commas. */
export type ShippingDraft = Readonly<
  Record<
    "name" | "fee" | "freeFrom" | "paymentMethods" | "weekdays" | "hours" | "carrier" | "trackingLink",
    string
  >
> & { readonly kind: ShippingKind };

export const NEW_METHOD: ShippingDraft = {
  kind: "HOME_DELIVERY",
  name: "",
  fee: "0",
  freeFrom: "",
  paymentMethods: "",
  weekdays: "",
  hours: "",
  carrier: "",
  trackingLink: "",
};

interface StoredMethod {
  kind: string;
  name: string;
  fee: string;
  freeFrom: string | null | undefined;
  paymentMethods: readonly string[];
  weekdays: readonly number[];
  hours: string;
  carrier: string;
  trackingLink: string;
}

/** Converts a method to form values. */
export function shippingDraft({ freeFrom, paymentMethods, weekdays, ...texts }: StoredMethod): ShippingDraft {
  const { name, fee, hours, carrier, trackingLink } = texts;
  return {
    kind: SHIPPING_KINDS.find((kind) => kind === texts.kind) ?? NEW_METHOD.kind,
    ...{ name, fee, hours, carrier, trackingLink },
    freeFrom: freeFrom ?? "",
    paymentMethods: PAYMENT_CHOICES.filter((method) => paymentMethods.includes(method)).join(","),
    weekdays: weekdays.join(","),
  };
}

/** Returns the payment methods of a draft. */
export function splitMethods(methods: string): PaymentChoice[] {
  return methods.split(",").filter(isPaymentChoice);
}

/** Converts changed values to the API's input; an empty free amount clears it. */
export function shippingDetails({
  fee,
  freeFrom,
  paymentMethods,
  weekdays,
  ...texts
}: Partial<ShippingDraft>) {
  return {
    ...texts,
    ...(fee !== undefined && { fee: fee.trim() }),
    ...(freeFrom !== undefined && { freeFrom: freeFrom.trim() === "" ? null : freeFrom.trim() }),
    ...(paymentMethods !== undefined && { paymentMethods: splitMethods(paymentMethods) }),
    ...(weekdays !== undefined && { weekdays: weekdays.split(",").filter(Boolean).map(Number) }),
  };
}

/** Returns the fields of a form that are wrong. */
export function shippingProblems({ name, fee, freeFrom, trackingLink }: ShippingDraft) {
  return [
    ...(name.trim() === "" ? (["name"] as const) : []),
    ...(isDecimalFrom(0, fee) ? [] : (["fee"] as const)),
    ...(freeFrom.trim() === "" || isDecimalFrom(0, freeFrom) ? [] : (["freeFrom"] as const)),
    ...(trackingLink.trim() === "" || readTrackingLink(trackingLink) !== null
      ? []
      : (["trackingLink"] as const)),
  ];
}
