import { OrderState } from "@machiya/prisma/enums";
import { z } from "zod";
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

/** The part of an audit entry's row that has the state; rows of the past may contain anything. */
const stateAfter = z.object({ state: z.enum(OrderState) });

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
    const { state } = stateAfter.safeParse(after).data ?? {};
    if (state) changes.set(subjectId, [...(changes.get(subjectId) ?? []), { state, at }]);
  }
  return changes;
});
