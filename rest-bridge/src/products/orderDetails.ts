import type { z } from "zod";
import { ORDER_SOURCE, PAYMENT_STATUS } from "../wire/codes.ts";
import { clearableDate, clearableText, code, integer, optional } from "../wire/wireTypes.ts";

/** Payment methods are stored as received (decisions.md §1), in two bytes. */
export const paymentMethodInput = integer(
  0,
  32_767,
  "1 none, 2 card online, 3 bank remittance, 4 store payment, 5 cash on delivery",
);

/** The fields of an order that staff enter. Omitted fields stay unchanged, or are empty on a new order. */
export const orderDetailsInput = {
  orderer_name: clearableText,
  orderer_phone: clearableText,
  receiver_name: clearableText,
  receiver_phone: clearableText,
  delivery_date: clearableDate,
  predict_delivery_date: clearableDate,
  address: clearableText,
  remark: clearableText,
  source_of_order: optional(code(ORDER_SOURCE)),
  payment_status: optional(code(PAYMENT_STATUS)),
  payment_method: optional(paymentMethodInput),
};

type OrderDetails = z.output<z.ZodObject<typeof orderDetailsInput>>;

/** Returns GraphQL's OrderDetailsInput. Missing fields are undefined, which GraphQL treats as absent. */
export function orderDetailsVariables(details: OrderDetails): Record<string, unknown> {
  return {
    buyerName: details.orderer_name,
    buyerPhone: details.orderer_phone,
    recipientName: details.receiver_name,
    recipientPhone: details.receiver_phone,
    deliveryDate: details.delivery_date,
    expectedDeliveryDate: details.predict_delivery_date,
    address: details.address,
    note: details.remark,
    source: details.source_of_order,
    paymentState: details.payment_status,
    paymentMethodCode: details.payment_method,
  };
}
