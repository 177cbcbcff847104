import { Select } from "@fluentui/react-components";
import { readChoice } from "@machiya/schema/domain/listFilters/searchParams";
import { PAYMENT_STATES } from "@machiya/schema/domain/orders/paymentReport";
import { graphql, useFragment } from "react-relay";
import { useRevalidator } from "react-router";
import type { PaymentStateSelect_order$key } from "../../__generated__/PaymentStateSelect_order.graphql.ts";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { useUndo } from "../../undo/useUndo.ts";
import { useUpdateOrder } from "./useUpdateOrder.ts";

/**
 * Sets the payment state of an order at once, in every order state, final ones included (decisions.md §4).
 */
export function PaymentStateSelect({ order }: { order: PaymentStateSelect_order$key }) {
  const { paymentSaved } = useMessages("orderEdit");
  const labels = useLabels();
  const fields = labels.orderField;
  const notify = useToast();
  const undo = useUndo();
  const { revalidate } = useRevalidator();
  const [update, busy] = useUpdateOrder();
  const { id, version, paymentState } = useFragment(
    graphql`
      fragment PaymentStateSelect_order on Order {
        id
        version
        paymentState
      }
    `,
    order,
  );
  const set = (written: string) => {
    const chosen = readChoice(PAYMENT_STATES, written);
    if (chosen === "" || busy) return;
    update({
      variables: { input: { id, version, details: { paymentState: chosen } } },
      onCompleted: ({ updateOrder }) => {
        notify.success(paymentSaved, undo(updateOrder));
        void revalidate();
      },
      onError: (error) => {
        notify.failure(error);
        // After a conflict, the current state is loaded.
        void revalidate();
      },
    });
  };
  return (
    <Select
      size="small"
      value={paymentState}
      aria-label={fields.paymentState}
      onChange={(_, { value }) => set(value)}
    >
      {[...new Set<string>([...PAYMENT_STATES, paymentState])].map((state) => (
        <option key={state} value={state}>
          {labelOf(labels.paymentState, state)}
        </option>
      ))}
    </Select>
  );
}
