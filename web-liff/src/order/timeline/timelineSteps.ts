import type { OrderState, ParcelState } from "@machiya/prisma/enums";

interface Step {
  reached: boolean;
  at?: string | null | undefined;
}

type OrderStep = Step & { state: OrderState };
type ShippingStep = Step & { state: ParcelState };

/** A step of an order's timeline: a state of the order, or that its parcels left the shop or arrived. */
export type TimelineStep = ({ kind: "ORDER" } & OrderStep) | ({ kind: "PARCEL" } & ShippingStep);

interface ShownParcel {
  state: ParcelState;
  shippedAt?: string | null | undefined;
  deliveredAt?: string | null | undefined;
}

/**
 * Returns how far the parcels of an order are: delivered with the last of them, or shipped with the first one; null
 * while none has left the shop. Parcels that came back do not count.
 */
export function shippingStep(parcels: readonly ShownParcel[]): ShippingStep | null {
  const kept = parcels.filter(({ state }) => state !== "RETURNED");
  const times = (key: "shippedAt" | "deliveredAt") => kept.flatMap((parcel) => parcel[key] ?? []).sort();
  const delivered = times("deliveredAt");
  if (kept.length > 0 && delivered.length === kept.length)
    return { state: "DELIVERED", reached: true, at: delivered.at(-1) };
  const [shippedAt] = times("shippedAt");
  return shippedAt === undefined ? null : { state: "SHIPPED", reached: true, at: shippedAt };
}

/** Returns the states of an order with the step of its parcels after the states that it had reached by then. */
export function timelineSteps(
  timeline: readonly OrderStep[],
  shipping: ShippingStep | null,
): readonly TimelineStep[] {
  const steps = timeline.map((step): TimelineStep => ({ kind: "ORDER", ...step }));
  if (shipping === null) return steps;
  const isBefore = ({ reached, at }: TimelineStep) => reached && (at == null || at <= (shipping.at ?? ""));
  const place = steps.findLastIndex(isBefore) + 1;
  return steps.toSpliced(place, 0, { kind: "PARCEL", ...shipping });
}
