import type { OrderState } from "@machiya/prisma/enums";
import { useMessages } from "../language/language.ts";
import { Tag } from "../ui/Tag.tsx";

/** How each state of an order looks on the customer pages. */
export const ORDER_STATE_LOOKS: Record<OrderState, "info" | "offer" | "good" | "bad"> = {
  ESTABLISHED: "info",
  IN_ACTION: "offer",
  WAITING: "offer",
  COMPLETE: "good",
  CANCELLED: "bad",
};

export function OrderStateTag({ state }: { state: OrderState }) {
  const { orderState } = useMessages("wording");
  return <Tag look={ORDER_STATE_LOOKS[state]}>{orderState[state]}</Tag>;
}
