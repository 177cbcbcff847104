import type { OrderSource, PaymentState } from "@machiya/prisma/enums";
import { paymentMethodCode } from "@machiya/schema/domain/payment";
import { PAYMENT_STATES } from "@machiya/schema/domain/paymentReport";
import type { OrderDetailsInput } from "../__generated__/useUpdateOrderMutation.graphql.ts";
import { oneOf } from "../relay/search.ts";
import { ORDER_SOURCES } from "./orderSearch.ts";

/** What staff write on an order, as their fields hold it: dates as the shop's clocks read, the payment method's number as text. */
export type OrderDraft = {
  buyerName: string;
  buyerPhone: string;
  recipientName: string;
  recipientPhone: string;
  address: string;
  expectedDeliveryDate: string;
  deliveryDate: string;
  paymentMethodCode: string;
  paymentState: string;
  source: string;
  note: string;
};

export const EMPTY_ORDER: OrderDraft = {
  buyerName: "",
  buyerPhone: "",
  recipientName: "",
  recipientPhone: "",
  address: "",
  expectedDeliveryDate: "",
  deliveryDate: "",
  paymentMethodCode: String(paymentMethodCode("NONE")),
  paymentState: "UNPAID" satisfies PaymentState,
  source: "MANUAL" satisfies OrderSource,
  note: "",
};

/** The fields as the server takes them; `instant` reads the shop's clocks. */
export function orderDetails(
  draft: Partial<OrderDraft>,
  instant: (clock: string) => string | null,
): OrderDetailsInput {
  const { expectedDeliveryDate, deliveryDate, paymentMethodCode: method, paymentState, source } = draft;
  const { buyerName, buyerPhone, recipientName, recipientPhone, address, note } = draft;
  const texts = { buyerName, buyerPhone, recipientName, recipientPhone, address, note };
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)),
    ...(expectedDeliveryDate !== undefined && { expectedDeliveryDate: instant(expectedDeliveryDate) }),
    ...(deliveryDate !== undefined && { deliveryDate: instant(deliveryDate) }),
    ...(method !== undefined && { paymentMethodCode: Number(method) }),
    ...(paymentState !== undefined && { paymentState: oneOf(PAYMENT_STATES, paymentState) || null }),
    ...(source !== undefined && { source: oneOf(ORDER_SOURCES, source) || null }),
  };
}
