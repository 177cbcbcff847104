import { Button } from "@fluentui/react-components";
import { graphql, useFragment } from "react-relay";
import { useRevalidator } from "react-router";
import type { ReportedPayment_order$key } from "../../__generated__/ReportedPayment_order.graphql.ts";
import { CustomerLink } from "../../customers/CustomerLink.tsx";
import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { useOrderMoney } from "../../language/useOrderMoney.ts";
import { useUpdateOrder } from "../../orders/record/useUpdateOrder.ts";
import { orderPath } from "../../paths.ts";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { useUndo } from "../../undo/useUndo.ts";
import { AttentionRow } from "./AttentionRow.tsx";

interface ReportedPaymentProps {
  order: ReportedPayment_order$key;
  isLate: boolean;
}

/** An order whose customer reported a bank transfer, which one click marks as paid. */
export function ReportedPayment({ order, isLate }: ReportedPaymentProps) {
  const words = useMessages("home");
  const { paymentSaved } = useMessages("orderEdit");
  const money = useOrderMoney();
  const { dayTime } = useDates();
  const notify = useToast();
  const undo = useUndo();
  const { revalidate } = useRevalidator();
  const [update, busy] = useUpdateOrder();
  const { id, number, version, buyerName, customer, total, currency, paymentReport } = useFragment(
    graphql`
      fragment ReportedPayment_order on Order {
        id
        number
        version
        buyerName
        customer {
          id
          erased
        }
        total
        currency
        paymentReport {
          at
          digits
        }
      }
    `,
    order,
  );
  const markPaid = () => {
    if (busy) return;
    update({
      variables: { input: { id, version, details: { paymentState: "PAID" } } },
      onCompleted: ({ updateOrder }) => {
        notify.success(paymentSaved, undo(updateOrder));
        void revalidate();
      },
      onError: (error) => {
        notify.failure(error);
        void revalidate();
      },
    });
  };
  return (
    <AttentionRow
      reason={words.reasons.PAYMENT_REPORTED}
      isLate={isLate}
      title={
        <>
          <TextLink to={orderPath(number)}>{words.order(number)}</TextLink>
          <CustomerLink customer={customer} name={buyerName} />
        </>
      }
      detail={
        <>
          <strong>{money(total, currency)}</strong>
          {paymentReport != null && ` ${words.reported(paymentReport.digits, dayTime(paymentReport.at))}`}
        </>
      }
    >
      <Button
        size="small"
        disabledFocusable={busy}
        aria-label={words.markPaidLabel(number)}
        onClick={markPaid}
      >
        {words.markPaid}
      </Button>
    </AttentionRow>
  );
}
