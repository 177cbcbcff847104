import type { OrderState, PaymentState } from "@machiya/prisma/enums";
import type { Tone } from "../../ui/Tag.tsx";

export const orderTones: Record<OrderState, Tone> = {
  ESTABLISHED: "new",
  IN_ACTION: "busy",
  WAITING: "wait",
  COMPLETE: "done",
  CANCELLED: "off",
};

export const paymentTones: Record<PaymentState, Tone> = {
  UNPAID: "wait",
  PAID: "done",
  PARTIALLY_PAID: "busy",
  REFUND_PENDING: "wait",
  REFUNDED: "off",
  FAILED: "bad",
};
