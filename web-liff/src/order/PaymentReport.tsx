import { formatDayTime } from "@machiya/schema/domain/time/shopTime";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { PaymentReport_order$key } from "../__generated__/PaymentReport_order.graphql.ts";
import { useLanguage, useMessages } from "../language/language.ts";
import { Button } from "../ui/Button.tsx";
import { Problem } from "../ui/TextField.tsx";
import { DigitsForm } from "./DigitsForm.tsx";
import styles from "./PaymentReport.module.css";
import { useDigitsDraft } from "./useDigitsDraft.ts";
import { useReportPayment } from "./useReportPayment.ts";

interface PaymentReportProps {
  order: PaymentReport_order$key;
  timeZone: string;
}

/**
 * Lets a customer report a bank transfer and shows their report; renders nothing for other payment methods.
 * Digits that are known, from the order or an earlier report, are not asked for again but can be corrected.
 */
export function PaymentReport({ order: key, timeZone }: PaymentReportProps) {
  const { id, accountDigits, paymentReport, canReportPayment } = useFragment(
    graphql`
      fragment PaymentReport_order on Order {
        id
        accountDigits
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
  const [draft, setDraft] = useDigitsDraft(id);
  const [correcting, setCorrecting] = useState(draft !== null);
  const { report, busy, problem } = useReportPayment(id, () => {
    setDraft(null);
    setCorrecting(false);
  });
  const { allowed } = canReportPayment;
  const waits = paymentReport?.waits === true;
  const known = accountDigits ?? null;
  const showsForm = allowed && (correcting || (!waits && known === null));
  if (paymentReport == null && !allowed) return null;
  return (
    <section className={styles.report} aria-label={text.paid}>
      {paymentReport != null && (
        <p className={styles.said}>
          {text.paidSaid(paymentReport.digits, formatDayTime(new Date(paymentReport.at), timeZone, locale))}
          {waits && <span className={styles.waits}>{text.paidWaits}</span>}
        </p>
      )}
      {showsForm && (
        <DigitsForm
          digits={draft ?? ""}
          problem={problem}
          busy={busy}
          onChange={setDraft}
          onSubmit={report}
        />
      )}
      {allowed && !waits && !showsForm && known !== null && (
        <>
          <p className={styles.said}>
            {text.paidKnown(known)}
            <span className={styles.waits}>{text.paidKnownHint}</span>
          </p>
          {problem !== undefined && <Problem>{problem}</Problem>}
          <Button look="quiet" wide busy={busy} onClick={() => report(known)}>
            {text.paid}
          </Button>
        </>
      )}
      {allowed && !showsForm && (
        <Button look="plain" onClick={() => setCorrecting(true)}>
          {text.paidCorrect}
        </Button>
      )}
    </section>
  );
}
