import { Button, useRestoreFocusTarget } from "@fluentui/react-components";
import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { OrderAlert_order$key } from "../__generated__/OrderAlert_order.graphql.ts";
import { CustomerLink } from "../customers/CustomerLink.tsx";
import { AttentionRow } from "../home/attention/AttentionRow.tsx";
import { labelOf } from "../language/labelOf.ts";
import { useMessages } from "../language/language.ts";
import { useDates } from "../language/useDates.ts";
import { useLabels } from "../language/useLabels.ts";
import { useOrderMoney } from "../language/useOrderMoney.ts";
import { orderPath } from "../paths.ts";
import { TextLink } from "../ui/TextLink.tsx";

const AdvanceDialog = createLazyComponent(
  async () => (await import("../orders/record/AdvanceDialog.tsx")).AdvanceDialog,
);

interface OrderAlertProps {
  order: OrderAlert_order$key;
  kind: string;
  at: string;
}

/** An order that was placed, with its next state, or whose payment or refund failed. */
export function OrderAlert({ order, kind, at }: OrderAlertProps) {
  const words = useMessages("alerts");
  const home = useMessages("home");
  const { advanceLabel } = useMessages("orders");
  const labels = useLabels();
  const money = useOrderMoney();
  const { dayTime } = useDates();
  const restoreFocus = useRestoreFocusTarget();
  const [isAsking, setAsking] = useState(false);
  const data = useFragment(
    graphql`
      fragment OrderAlert_order on Order {
        number
        customer {
          id
          erased
        }
        buyerName
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
  const { number, customer, buyerName, total, currency, state, can } = data;
  const [next] = data.nextStates;
  return (
    <AttentionRow
      reason={labelOf(words.kinds, kind)}
      isLate={false}
      title={
        <>
          <TextLink to={orderPath(number)}>{home.order(number)}</TextLink>
          <CustomerLink customer={customer} name={buyerName} />
        </>
      }
      detail={`${money(total, currency)} · ${labelOf(labels.orderState, state)} · ${dayTime(at)}`}
    >
      {kind === "ORDER_PLACED" && can.allowed && next !== undefined && (
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
