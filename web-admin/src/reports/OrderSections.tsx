import { formatCalendarDay } from "@machiya/schema/client/dayFormat";
import { formatBareDay } from "@machiya/schema/domain/time/bareDay";
import type { DayRange } from "@machiya/schema/domain/time/calendarTime";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { OrderSectionsQuery } from "../__generated__/OrderSectionsQuery.graphql.ts";
import { labelOf } from "../language/labelOf.ts";
import { useLanguage, useMessages, useMoney } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import { weekdayName } from "../language/weekdayName.ts";
import { BarChart } from "./charts/BarChart.tsx";
import { DayChart } from "./charts/DayChart.tsx";
import { HourChart } from "./charts/HourChart.tsx";
import { OtherCurrencySection } from "./OtherCurrencySection.tsx";
import { ReportSection } from "./ReportSection.tsx";
import type { ReportColumn } from "./reportTable.ts";

/** The days of a section, and the key that repeats its query. */
export interface SectionProps {
  range: DayRange;
  fetchKey: number;
}

type Sums = OrderSectionsQuery["response"]["report"]["days"][number]["sums"];

/** The sections that are read from the stored figures of each day: by day, payment method, source, and hour. */
export function OrderSections({ range, fetchKey }: SectionProps) {
  const words = useMessages("reports");
  const labels = useLabels();
  const money = useMoney();
  const { locale } = useLanguage();
  const { report } = useLazyLoadQuery<OrderSectionsQuery>(
    graphql`
      query OrderSectionsQuery($range: DayRange!) {
        report(range: $range) {
          currency
          ...OtherCurrencies_report
          days {
            day
            received
            visits
            sums {
              orders
              gross
              discounts
              shipping
              net
            }
          }
          paymentMethods {
            paymentMethod
            sums {
              orders
              gross
              discounts
              shipping
              net
            }
          }
          sources {
            source
            sums {
              orders
              gross
              discounts
              shipping
              net
            }
          }
          hours {
            weekday
            hour
            sums {
              orders
              gross
              discounts
              shipping
              net
            }
          }
        }
      }
    `,
    { range },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  const file = (section: string) => `${section}-${range.from}-${range.to}`;
  const isShipped = report.days.some(({ sums }) => sums.shipping !== "0");
  const sumColumns: ReportColumn[] = [
    { label: words.orders, kind: "number" },
    { label: words.gross, kind: "money" },
    { label: words.discounts, kind: "money" },
    ...(isShipped ? [{ label: words.shipping, kind: "money" } as const] : []),
    { label: words.net, kind: "money" },
  ];
  const cellsOf = ({ orders, gross, discounts, shipping, net }: Sums) => [
    ...[String(orders), gross, discounts],
    ...(isShipped ? [shipping] : []),
    net,
  ];
  const dayText = (day: string) => formatBareDay(day, locale);
  const isBusy = report.days.some(
    ({ sums, visits, received }) => sums.orders + visits + Number(received) !== 0,
  );
  const days = isBusy ? report.days : [];
  const named = [
    {
      title: words.byPaymentMethod,
      file: "payment-methods",
      rows: report.paymentMethods.map(({ paymentMethod, sums }) => ({
        key: paymentMethod,
        sums,
        name: labelOf(labels.paymentMethod, paymentMethod),
      })),
    },
    {
      title: words.bySource,
      file: "sources",
      rows: report.sources.map(({ source, sums }) => ({
        key: source,
        sums,
        name: labelOf(labels.orderSource, source),
      })),
    },
  ];
  const nameOf = weekdayName(locale);
  const hourText = (weekday: number, hour: number) => `${nameOf(weekday)} ${hour}:00`;
  return (
    <>
      <OtherCurrencySection report={report} />
      <ReportSection
        currency={report.currency}
        title={words.byDay}
        file={file("days")}
        table={{
          columns: [
            { label: words.day, kind: "text" },
            ...sumColumns,
            { label: words.received, kind: "money" },
            { label: words.visits, kind: "number" },
          ],
          rows: days.map(({ day, sums, received, visits }) => ({
            key: day,
            cells: [dayText(day), ...cellsOf(sums), received, String(visits)],
          })),
        }}
        chart={
          <DayChart
            label={words.chartOf(words.byDay, words.net)}
            values={days.map(({ day, sums: { net } }) => ({
              key: day,
              value: Number(net),
              text: `${dayText(day)} ${money(net)}`,
              label: formatCalendarDay(day, locale, { month: "numeric", day: "numeric" }),
            }))}
          />
        }
      />
      {named.map(({ title, file: name, rows }) => (
        <ReportSection
          currency={report.currency}
          key={name}
          title={title}
          file={file(name)}
          table={{
            columns: [{ label: words.name, kind: "text" }, ...sumColumns],
            rows: rows.map((row) => ({ key: row.key, cells: [row.name, ...cellsOf(row.sums)] })),
          }}
          chart={
            <BarChart
              label={words.chartOf(title, words.gross)}
              values={rows.map((row) => ({
                key: row.key,
                label: row.name,
                value: Number(row.sums.gross),
                text: `${row.name} ${money(row.sums.gross)}`,
              }))}
            />
          }
        />
      ))}
      <ReportSection
        currency={report.currency}
        title={words.byHour}
        file={file("hours")}
        table={{
          columns: [{ label: words.hour, kind: "text" }, ...sumColumns],
          rows: report.hours.map(({ weekday, hour, sums }) => ({
            key: `${weekday} ${hour}`,
            cells: [hourText(weekday, hour), ...cellsOf(sums)],
          })),
        }}
        chart={
          <HourChart
            label={words.chartOf(words.byHour, words.gross)}
            weekdayName={nameOf}
            values={report.hours.map(({ weekday, hour, sums: { gross } }) => ({
              weekday,
              hour,
              value: Number(gross),
              text: `${hourText(weekday, hour)} ${money(gross)}`,
            }))}
          />
        }
      />
    </>
  );
}
