import type { Order } from "@machiya/prisma/client";
import { decimal } from "../../domain/money.ts";
import type { OrderProgress } from "../../domain/orders/orderState.ts";

/** Returns what an order's row says about its progress. An order without lines has a total quantity of 0. */
export const orderProgress = ({
  state,
  totalQuantity,
}: Pick<Order, "state" | "totalQuantity">): OrderProgress => ({
  state,
  isEmpty: decimal(totalQuantity).eq(0),
});
