import { paymentMethodOf } from "@machiya/schema/domain/orders/payment";
import { useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";

/** Returns the visible names of an order's fields. */
export function useOrderFieldNames(): Readonly<Record<string, string>> {
  const words = useMessages("orders");
  const { buyerPhone, recipientPhone, expected, delivery } = useMessages("orderEdit");
  return {
    state: words.state,
    buyerName: words.buyer,
    buyerPhone,
    recipientName: words.recipient,
    recipientPhone,
    address: words.address,
    expectedDeliveryDate: expected,
    deliveryDate: delivery,
    paymentMethodCode: words.paymentMethod,
    paymentMethod: words.paymentMethod,
    paymentState: words.paymentState,
    source: words.source,
    note: words.note,
    totalQuantity: words.quantity,
    quantity: words.quantity,
    subtotal: words.subtotal,
    discountTotal: words.discounts,
    total: words.total,
  };
}

/** Returns the name of a payment method by its code; an unknown code is shown as a number. */
export function useMethodText(): (code: string) => string {
  const labels = useLabels();
  const { unknownMethod } = useMessages("orderEdit");
  return (code) => {
    const method = paymentMethodOf(Number(code));
    return method === "UNKNOWN" ? unknownMethod(code) : labels.paymentMethod[method];
  };
}
