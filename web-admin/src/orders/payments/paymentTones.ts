import type { PaymentEntryState, RefundState } from "@machiya/prisma/enums";
import type { Tone } from "../../ui/Tag.tsx";

const entryTones: Record<PaymentEntryState, Tone> = {
  PENDING: "wait",
  AUTHORIZED: "busy",
  CAPTURED: "done",
  FAILED: "bad",
  CANCELLED: "off",
  EXPIRED: "off",
};

const refundTones: Record<RefundState, Tone> = { PENDING: "wait", DONE: "off", FAILED: "bad" };

/** Returns the tone of a payment's state; neutral for a state that this release does not know. */
export const toneOfPayment = (state: string): Tone =>
  new Map<string, Tone>(Object.entries(entryTones)).get(state) ?? "off";

/** Returns the tone of a refund's state. */
export const toneOfRefund = (state: string): Tone =>
  new Map<string, Tone>(Object.entries(refundTones)).get(state) ?? "off";
