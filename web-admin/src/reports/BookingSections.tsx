import { graphql, useLazyLoadQuery } from "react-relay";
import type { BookingSectionsQuery } from "../__generated__/BookingSectionsQuery.graphql.ts";
import { useMessages, useMoney } from "../language/language.ts";
import { BarChart } from "./charts/BarChart.tsx";
import type { SectionProps } from "./OrderSections.tsx";
import { ReportSection } from "./ReportSection.tsx";
import { hoursOf, type ReportColumn, shareOf } from "./reportTable.ts";

/** The sections of the appointments: by staff member and by service. */
export function BookingSections({ range, fetchKey }: SectionProps) {
  const words = useMessages("reports");
  const money = useMoney();
  const { report } = useLazyLoadQuery<BookingSectionsQuery>(
    graphql`
      query BookingSectionsQuery($range: DayRange!) {
        report(range: $range) {
          staff {
            staffMember {
              id
              name
            }
            services
            value
            bookedMinutes
            shiftMinutes
          }
          services {
            service {
              id
            }
            name
            bookings
            value
            bookedMinutes
          }
        }
      }
    `,
    { range },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  const booked: ReportColumn[] = [
    { label: words.bookings, kind: "number" },
    { label: words.bookedValue, kind: "money" },
    { label: words.bookedHours, kind: "number" },
  ];
  const sections = [
    {
      ...{ title: words.byStaff, file: "staff" },
      columns: [
        ...booked,
        { label: words.shiftHours, kind: "number" },
        { label: words.utilization, kind: "share" },
      ] satisfies ReportColumn[],
      rows: report.staff.map(({ staffMember, services, value, bookedMinutes, shiftMinutes }) => ({
        key: staffMember?.id ?? "none",
        name: staffMember?.name ?? words.noStaff,
        value,
        cells: [
          ...[String(services), value, hoursOf(bookedMinutes), hoursOf(shiftMinutes)],
          shareOf(bookedMinutes, shiftMinutes),
        ],
      })),
    },
    {
      ...{ title: words.byService, file: "services" },
      columns: booked,
      rows: report.services.map(({ service, name, bookings, value, bookedMinutes }) => ({
        key: `${service?.id} ${name}`,
        ...{ name, value },
        cells: [String(bookings), value, hoursOf(bookedMinutes)],
      })),
    },
  ];
  return sections.map(({ title, file, columns, rows }) => (
    <ReportSection
      key={file}
      title={title}
      file={`${file}-${range.from}-${range.to}`}
      table={{
        columns: [{ label: words.name, kind: "text" }, ...columns],
        rows: rows.map(({ key, name, cells }) => ({ key, cells: [name, ...cells] })),
      }}
      chart={
        <BarChart
          label={words.chartOf(title, words.bookedValue)}
          values={rows.map(({ key, name, value }) => ({
            ...{ key, label: name, value: Number(value), text: `${name} ${money(value)}` },
          }))}
        />
      }
    />
  ));
}
