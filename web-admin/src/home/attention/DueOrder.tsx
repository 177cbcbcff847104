import { Button, useRestoreFocusTarget } from "@fluentui/react-components";
import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { DueOrder_order$key } from "../../__generated__/DueOrder_order.graphql.ts";
import { CustomerLink } from "../../customers/CustomerLink.tsx";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { useLabels } from "../../language/useLabels.ts";
import { useOrderMoney } from "../../language/useOrderMoney.ts";
import { orderPath } from "../../paths.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import { AttentionRow } from "./AttentionRow.tsx";

const AdvanceDialog = createLazyComponent(
  async () => (await import("../../orders/record/AdvanceDialog.tsx")).AdvanceDialog,
);

interface DueOrderProps {
  order: DueOrder_order$key;
  dueAt: string;
  isLate: boolean;
}

/** An open order that is requested for today or was for a day before, with its next state. */
export function DueOrder({ order, dueAt, isLate }: DueOrderProps) {
  const words = useMessages("home");
  const { advanceLabel } = useMessages("orders");
  const labels = useLabels();
  const money = useOrderMoney();
  const { day } = useDates();
  const restoreFocus = useRestoreFocusTarget();
  const [isAsking, setAsking] = useState(false);
  const data = useFragment(
    graphql`
      fragment DueOrder_order on Order {
        number
        buyerName
        customer {
          id
          erased
        }
        total
        currency
        state
        nextStates
        can(action: ADVANCE) {
          allowed
        }
        ...AdvanceDialog_order
      }
    `,
    order,
  );
  const { number, buyerName, customer, total, currency, state, can } = data;
  const [next] = data.nextStates;
  return (
    <AttentionRow
      reason={words.reasons.ORDER_DUE}
      isLate={isLate}
      title={
        <>
          <TextLink to={orderPath(number)}>{words.order(number)}</TextLink>
          <CustomerLink customer={customer} name={buyerName} />
        </>
      }
      detail={
        <>
          {words.requestedFor(day(dueAt))} · {labelOf(labels.orderState, state)} · {money(total, currency)}
        </>
      }
    >
      {can.allowed && next !== undefined && (
        <Button
          {...restoreFocus}
          size="small"
          aria-label={advanceLabel(number, labelOf(labels.orderState, next))}
          onClick={() => setAsking(true)}
        >
          {labelOf(labels.orderState, next)}
        </Button>
      )}
      {isAsking && (
        <Suspense>
          <AdvanceDialog order={data} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </AttentionRow>
  );
}
