import { OrderState } from "@machiya/prisma/enums";
import { builder } from "../../builder.ts";
import type { StateChange, TimelineStep } from "../../domain/orders/orderTimeline.ts";
import { OrderStateEnum } from "../../enums.ts";
import { requestLoader } from "../../lists/requestLoader.ts";

export const OrderStep = builder.objectRef<TimelineStep>("OrderStep").implement({
  description: "A step of an order's progress.",
  fields: (t) => ({
    state: t.expose("state", { type: OrderStateEnum, description: "The state." }),
    reached: t.exposeBoolean("reached", {
      description: "Whether the order has reached this state; the last reached step is the current state.",
    }),
    at: t.expose("at", {
      type: "DateTime",
      nullable: true,
      description: "When the order reached this state. Null: not yet, or the time was not recorded.",
    }),
  }),
});

const isOrderState = (value: unknown): value is OrderState =>
  typeof value === "string" && Object.hasOwn(OrderState, value);

/** Loads the recorded changes of orders' states, oldest first; undefined for an order without changes. */
export const stateChanges = requestLoader(async ({ prisma }, orderIds: number[]) => {
  const entries = await prisma.auditEntry.findMany({
    where: {
      subjectType: "Order",
      subjectId: { in: orderIds },
      after: { path: ["state"], string_contains: "" },
    },
    orderBy: { id: "asc" },
    select: { subjectId: true, after: true, createdAt: true },
  });
  const changes = new Map<number, StateChange[]>();
  for (const { subjectId, after, createdAt: at } of entries) {
    const state = typeof after === "object" && after !== null && "state" in after ? after["state"] : null;
    if (isOrderState(state)) changes.set(subjectId, [...(changes.get(subjectId) ?? []), { state, at }]);
  }
  return changes;
});
