import type { OrderState } from "../generated/prisma/enums.ts";

/** The states through which an order came to its state. */
const PATHS: Record<OrderState, readonly OrderState[]> = {
  ESTABLISHED: ["ESTABLISHED"],
  IN_ACTION: ["ESTABLISHED", "IN_ACTION"],
  WAITING: ["ESTABLISHED", "IN_ACTION", "WAITING"],
  COMPLETE: ["ESTABLISHED", "IN_ACTION", "WAITING", "COMPLETE"],
  CANCELLED: ["ESTABLISHED", "CANCELLED"],
};

/**
 * Returns the recorded changes of an order's state. The last one is at `updatedAt`, the others at equal
 * intervals before.
 */
export function demoOrderHistory(order: { state: OrderState; createdAt: Date; updatedAt: Date }) {
  const path = PATHS[order.state];
  const [start, end] = [order.createdAt.getTime(), order.updatedAt.getTime()];
  return path.slice(1).map((state, index) => ({
    action: state === "CANCELLED" ? "CANCEL" : "ADVANCE",
    before: { state: path[index] ?? state },
    after: { state },
    createdAt: new Date(start + ((end - start) * (index + 1)) / (path.length - 1)),
  }));
}
