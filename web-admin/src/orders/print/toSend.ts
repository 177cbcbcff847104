import { toWire } from "@machiya/schema/domain/money";
import { type LineQuantities, netQuantity } from "@machiya/schema/domain/orders/parcelState";

/** Returns an order with what is to be sent: without the pieces that refunds have returned to the stock. */
export function toSend<Line extends LineQuantities, Order extends { readonly lines: readonly Line[] }>(
  order: Order,
): Order {
  const lines = order.lines.map((line) => ({ ...line, quantity: toWire(netQuantity(line)) }));
  return { ...order, lines: lines.filter(({ quantity }) => quantity !== "0") };
}
