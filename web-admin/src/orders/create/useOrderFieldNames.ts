import { paymentMethodOf } from "@machiya/schema/domain/orders/payment";
import { useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";

/** Returns the visible names of an order's fields. */
export function useOrderFieldNames(): Readonly<Record<string, string>> {
  const { subtotal } = useMessages("orders");
  const { expected, delivery } = useMessages("orderEdit");
  const { orderField } = useLabels();
  return {
    ...orderField,
    expectedDeliveryDate: expected,
    deliveryDate: delivery,
    paymentMethodCode: orderField.paymentMethod,
    quantity: orderField.totalQuantity,
    subtotal,
    discountTotal: orderField.discountRecords,
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
