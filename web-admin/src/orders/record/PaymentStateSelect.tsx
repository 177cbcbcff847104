import { Select } from "@fluentui/react-components";
import { readChoice } from "@machiya/schema/domain/listFilters/searchParams";
import { PAYMENT_STATES } from "@machiya/schema/domain/orders/paymentReport";
import { useRef } from "react";
import { graphql, useFragment } from "react-relay";
import { useRevalidator } from "react-router";
import type { PaymentStateSelect_order$key } from "../../__generated__/PaymentStateSelect_order.graphql.ts";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { useUndo } from "../../undo/useUndo.ts";
import { PaymentStateTag } from "../list/OrderStateTag.tsx";
import { useUpdateOrder } from "./useUpdateOrder.ts";

/**
 * Sets the payment state of an order without payments at once, in every order state, final ones included (decisions.md §4).
 * With payments, the state follows from them and is only shown: what staff record, refund, and void corrects it.
 */
export function PaymentStateSelect({ order }: { order: PaymentStateSelect_order$key }) {
  const { paymentSaved } = useMessages("orderEdit");
  const labels = useLabels();
  const fields = labels.orderField;
  const notify = useToast();
  const undo = useUndo();
  const { revalidate } = useRevalidator();
  const [update, busy] = useUpdateOrder();
  const hasChosen = useRef(false);
  /** The state takes the place of the focused select. */
  const focusAfterChoice = (shown: HTMLOutputElement | null) => {
    if (hasChosen.current) shown?.focus();
    hasChosen.current = false;
  };
  const { id, version, paymentState, payments } = useFragment(
    graphql`
      fragment PaymentStateSelect_order on Order {
        id
        version
        paymentState
        payments {
          id
        }
      }
    `,
    order,
  );
  if (payments.length > 0)
    return (
      <output aria-label={fields.paymentState} tabIndex={-1} ref={focusAfterChoice}>
        <PaymentStateTag state={paymentState} />
      </output>
    );
  const set = (written: string) => {
    const chosen = readChoice(PAYMENT_STATES, written);
    if (chosen === "" || busy) return;
    hasChosen.current = true;
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
