import { OrderSource, OrderState, PaymentState } from "@machiya/prisma/enums";
import { OPEN_ORDER_STATES } from "@machiya/schema/domain/orderState";
import { PAYMENT_METHODS } from "@machiya/schema/domain/payment";
import { globalId } from "@machiya/schema/ids";
import { oneOf, readDay, readText } from "./address.ts";

/** The filters of the console's order list, as they stand in its address, as GraphQL's OrderFilter. */
export function orderFilter(search: URLSearchParams): Record<string, unknown> {
  const [buyerName, recipientName, note] = ["buyer", "recipient", "note"].map((name) =>
    readText(search, name),
  );
  const [numbers, customers] = [readNumbers(search, "number"), readNumbers(search, "customer")];
  const state = oneOf([...Object.values(OrderState), "OPEN" as const], search, "state");
  const paymentMethod = oneOf(PAYMENT_METHODS, search, "paymentMethod");
  const paymentState = oneOf(Object.values(PaymentState), search, "paymentState");
  const source = oneOf(Object.values(OrderSource), search, "source");
  return {
    ...(numbers.length > 0 && { numbers }),
    ...(customers.length > 0 && { customerIds: customers.map((one) => globalId("Customer", one)) }),
    ...(buyerName && { buyerName }),
    ...(recipientName && { recipientName }),
    ...(state && { states: state === "OPEN" ? OPEN_ORDER_STATES : [state] }),
    ...(paymentMethod && { paymentMethods: [paymentMethod] }),
    ...(paymentState && { paymentStates: [paymentState] }),
    ...(source && { sources: [source] }),
    ...(note && { note }),
    ...days(search, "delivery", "deliveryDate"),
    ...days(search, "expected", "expectedDeliveryDate"),
  };
}

function days(search: URLSearchParams, name: string, field: string): Record<string, unknown> {
  const [from, to] = [readDay(search, `${name}From`), readDay(search, `${name}To`)];
  return from || to ? { [field]: { ...(from && { from }), ...(to && { to }) } } : {};
}

/** Numbers apart by commas or spaces. 0 is nobody's: words instead of numbers find nothing, rather than everything. */
function readNumbers(search: URLSearchParams, name: string): number[] {
  return readText(search, name)
    .split(/[\s,，、]+/)
    .filter((text) => text !== "")
    .map((text) => Number(/^#?(\d{1,9})$/.exec(text)?.[1] ?? 0));
}
