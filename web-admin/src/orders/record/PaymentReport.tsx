import { makeStyles } from "@fluentui/react-components";
import { MoneyHandRegular } from "@fluentui/react-icons";
import { graphql, useFragment } from "react-relay";
import type { PaymentReport_order$key } from "../../__generated__/PaymentReport_order.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { Tag } from "../../ui/Tag.tsx";

const useStyles = makeStyles({
  report: { display: "inline-flex", alignItems: "center", flexWrap: "wrap", gap: "4px 8px" },
});

interface PaymentReportProps {
  order: PaymentReport_order$key;
  /**
   * Shows the whole report, for the detail; otherwise only a badge appears while the report awaits review.
   */
  long?: boolean;
}

/** Shows a customer's report of a bank transfer; without a report it renders nothing. */
export function PaymentReport({ order, long = false }: PaymentReportProps) {
  const styles = useStyles();
  const words = useMessages("orderDetail");
  const { dayTime } = useDates();
  const { paymentReport: report } = useFragment(
    graphql`
      fragment PaymentReport_order on Order {
        paymentReport {
          at
          digits
          waits
        }
      }
    `,
    order,
  );
  if (report == null || !(report.waits || long)) return null;
  const badge = report.waits && (
    <Tag tone="new">
      <MoneyHandRegular aria-hidden />
      {long ? words.reportWaits : words.reported(report.digits)}
    </Tag>
  );
  if (!long) return badge;
  return (
    <span className={styles.report}>
      {words.reportedAt(report.digits, dayTime(report.at))}
      {badge}
    </span>
  );
}
