import { mergeClasses } from "@fluentui/react-components";
import { formatCalendarDay } from "@machiya/schema/client/dayFormat";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { ClosingSheetQuery } from "../__generated__/ClosingSheetQuery.graphql.ts";
import { labelOf } from "../language/labelOf.ts";
import { useLanguage, useMessages, useMoney } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import { usePaperPages, usePaperStyles } from "../ui/printing/paperStyles.ts";
import { PRINTED, usePrintedAlone } from "../ui/printing/printedAlone.ts";
import { OtherCurrencies } from "./OtherCurrencies.tsx";

/** The takings by kind, the orders, refunds, and visits of a day on one sheet of paper. */
export function ClosingSheet({ day, fetchKey }: { day: string; fetchKey: number }) {
  const paper = usePaperStyles();
  const words = useMessages("reports");
  const labels = useLabels();
  const money = useMoney();
  const { locale } = useLanguage();
  usePrintedAlone();
  usePaperPages();
  const { store, takings, report } = useLazyLoadQuery<ClosingSheetQuery>(
    graphql`
      query ClosingSheetQuery($day: Day!, $range: DayRange!) {
        store {
          name
        }
        takings(from: $day, to: $day) {
          received
          refunded
          net
          kinds {
            kind
            received
            refunded
            net
          }
        }
        report(range: $range) {
          ...OtherCurrencies_report
          cancelledVisits
          visitOutcomes {
            noShows
            lateCancellations
          }
          sums {
            orders
            gross
            discounts
            net
            paid
            open
            shipping
          }
          days {
            visits
          }
        }
      }
    `,
    { day, range: { from: day, to: day } },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  const [taken] = takings;
  const { sums } = report;
  const lines = [
    [words.orders, String(sums.orders)],
    [words.gross, money(sums.gross)],
    [words.discounts, money(sums.discounts)],
    ...(sums.shipping === "0" ? [] : [[words.shipping, money(sums.shipping)]]),
    [words.net, money(sums.net)],
    [words.paid, money(sums.paid)],
    [words.open, money(sums.open)],
    [words.refunded, money(taken?.refunded ?? "0")],
    [words.visits, String(report.days[0]?.visits ?? 0)],
    [words.cancelledVisits, String(report.cancelledVisits)],
    [words.noShows, String(report.visitOutcomes.noShows)],
    [words.lateCancellations, String(report.visitOutcomes.lateCancellations)],
  ];
  return (
    <div className={mergeClasses(PRINTED, "house-a4", paper.sheet, paper.a4)}>
      <h2 className={paper.title}>
        {store?.name} · {words.closingSheet}
      </h2>
      <p className={paper.small}>{formatCalendarDay(day, locale, { dateStyle: "full" })}</p>
      <table className={paper.table} aria-label={words.takings}>
        <thead>
          <tr>
            <th scope="col">{words.paymentKind}</th>
            {[words.received, words.refunded, words.balance].map((label) => (
              <th key={label} scope="col" className={paper.end}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[
            ...(taken?.kinds ?? []).map((kind) => ({
              ...kind,
              name: labelOf(labels.paymentKind, kind.kind),
            })),
            { kind: "", name: words.total, received: "0", refunded: "0", net: "0", ...taken },
          ].map(({ kind, name, received, refunded, net }) => (
            <tr key={kind}>
              <th scope="row">{name}</th>
              <td className={paper.end}>{money(received)}</td>
              <td className={paper.end}>{money(refunded)}</td>
              <td className={paper.end}>{money(net)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className={paper.table} aria-label={words.figures}>
        <tbody>
          {lines.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className={paper.end}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <OtherCurrencies report={report} styles={paper}>
        {(table) => (
          <>
            <p className={paper.small}>{words.otherCurrenciesText}</p>
            {table}
          </>
        )}
      </OtherCurrencies>
    </div>
  );
}
