import type { OrderSource, PaymentState } from "@machiya/prisma/enums";
import { ORDER_SOURCES } from "@machiya/schema/domain/listFilters/orderFilters";
import { readChoice } from "@machiya/schema/domain/listFilters/searchParams";
import { paymentMethodCode } from "@machiya/schema/domain/orders/payment";
import { PAYMENT_STATES } from "@machiya/schema/domain/orders/paymentReport";
import type { OrderDetailsInput } from "../../__generated__/useUpdateOrderMutation.graphql.ts";

/**
 * The editable fields of an order as form values: dates in the store's local time, the payment method's code
 * as text.
 */
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

/** Converts the fields to the API's input; `instant` parses the store's local time. */
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
    ...(paymentState !== undefined && { paymentState: readChoice(PAYMENT_STATES, paymentState) || null }),
    ...(source !== undefined && { source: readChoice(ORDER_SOURCES, source) || null }),
  };
}
