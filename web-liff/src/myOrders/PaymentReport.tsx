import { readAccountDigits } from "@machiya/schema/domain/orders/paymentReport";
import { formatDayTime } from "@machiya/schema/domain/time/shopTime";
import { type SubmitEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { PaymentReport_order$key } from "../__generated__/PaymentReport_order.graphql.ts";
import { useLanguage, useMessages } from "../language/language.ts";
import { Button } from "../ui/Button.tsx";
import { useErrorText } from "../ui/Failure.tsx";
import { useNotice } from "../ui/Notice.tsx";
import { TextField } from "../ui/TextField.tsx";
import styles from "./PaymentReport.module.css";
import { reportMyPayment } from "./reportMyPayment.ts";

interface PaymentReportProps {
  order: PaymentReport_order$key;
  timeZone: string;
}

/**
 * Lets a customer report a bank transfer and shows their report; renders nothing for other payment methods.
 */
export function PaymentReport({ order: key, timeZone }: PaymentReportProps) {
  const { id, paymentReport, canReportPayment } = useFragment(
    graphql`
      fragment PaymentReport_order on Order {
        id
        paymentReport {
          at
          digits
          waits
        }
        canReportPayment {
          allowed
        }
      }
    `,
    key,
  );
  const text = useMessages("myOrders");
  const { locale } = useLanguage();
  const [correcting, setCorrecting] = useState(false);
  const waits = paymentReport?.waits === true;
  const showsForm = canReportPayment.allowed && (!waits || correcting);
  if (paymentReport == null && !showsForm) return null;
  return (
    <section className={styles.report} aria-label={text.paid}>
      {paymentReport != null && (
        <p className={styles.said}>
          {text.paidSaid(paymentReport.digits, formatDayTime(new Date(paymentReport.at), timeZone, locale))}
          {waits && <span className={styles.waits}>{text.paidWaits}</span>}
        </p>
      )}
      {showsForm && <DigitsForm orderId={id} onDone={() => setCorrecting(false)} />}
      {canReportPayment.allowed && waits && !correcting && (
        <Button look="plain" onClick={() => setCorrecting(true)}>
          {text.paidCorrect}
        </Button>
      )}
    </section>
  );
}

function DigitsForm({ orderId, onDone }: { orderId: string; onDone: () => void }) {
  const text = useMessages("myOrders");
  const errorText = useErrorText();
  const notify = useNotice();
  const [digits, setDigits] = useState("");
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const five = readAccountDigits(digits);
    if (five === null) return setProblem(text.paidFive);
    setProblem(undefined);
    setBusy(true);
    try {
      await reportMyPayment(orderId, five);
      setDigits("");
      notify(text.paidSent);
      onDone();
    } catch (failure) {
      setProblem(errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={text.paidDigits}
        hint={text.paidHint}
        value={digits}
        problem={problem}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        onChange={setDigits}
      />
      <Button type="submit" look="quiet" wide busy={busy}>
        {text.paid}
      </Button>
    </form>
  );
}
