import { graphql, useFragment } from "react-relay";
import type { OrderHistory_order$key } from "../../__generated__/OrderHistory_order.graphql.ts";
import { History } from "../../history/History.tsx";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages, useMoney } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { useLabels } from "../../language/useLabels.ts";
import { useMethodText, useOrderFieldNames } from "../create/useOrderFieldNames.ts";

const MONEY_FIELDS = ["subtotal", "discountTotal", "shippingFee", "total", "paymentAmount", "refundAmount"];

/** Lists what staff did to an order. */
export function OrderHistory({ order }: { order: OrderHistory_order$key }) {
  const { lines, payUntil: paymentDueAt, cancelReason } = useMessages("orderDetail");
  const names = useOrderFieldNames();
  const { overCapacity } = useMessages("shippingSlots");
  const { kindOf, amountOf, refundAmount, refundState, reason } = useMessages("payments");
  const payment = { paymentKind: kindOf, paymentAmount: amountOf, refundAmount, refundState, reason };
  const valueText = useHistoryText();
  const { history } = useFragment(
    graphql`
      fragment OrderHistory_order on Order {
        history {
          ...History_entries
        }
      }
    `,
    order,
  );
  return (
    <History
      entries={history}
      fieldNames={{ ...names, ...payment, lines, paymentDueAt, cancelReason, overCapacity }}
      valueText={valueText}
    />
  );
}

/** Returns a function that formats a field of an order's history; null shows the value unchanged. */
function useHistoryText(): (field: string, value: unknown) => string | null {
  const labels = useLabels();
  const method = useMethodText();
  const money = useMoney();
  const { dayTime, dayWithTime } = useDates();
  const enums: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    state: labels.orderState,
    paymentState: labels.paymentState,
    paymentKind: labels.paymentKind,
    cancelReason: labels.orderCancelReason,
    refundState: labels.refundState,
    source: labels.orderSource,
  };
  return (field, value) => {
    const text = typeof value === "number" ? String(value) : value;
    if (field === "lines" && Array.isArray(value)) return value.map(lineText).join("\n");
    if (typeof text !== "string" || text === "") return null;
    const words = enums[field];
    if (words !== undefined) return labelOf(words, text);
    if (field === "paymentMethod") return method(text);
    if (MONEY_FIELDS.includes(field)) return money(text);
    if (field.endsWith("Date")) return dayWithTime(text);
    return field.endsWith("At") ? dayTime(text) : null;
  };
}

/** Formats a line of the history as product name and quantity. */
function lineText(line: unknown): string {
  const { productName, quantity } = line as { productName?: unknown; quantity?: unknown };
  return `${String(productName)} × ${String(quantity)}`;
}
