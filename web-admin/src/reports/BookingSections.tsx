import { graphql, useLazyLoadQuery } from "react-relay";
import type { BookingSectionsQuery } from "../__generated__/BookingSectionsQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { BarChart } from "./charts/BarChart.tsx";
import type { SectionProps } from "./OrderSections.tsx";
import { ReportSection } from "./ReportSection.tsx";
import { hoursOf, type ReportColumn, shareOf } from "./reportTable.ts";
import { useCellText } from "./useCellText.ts";
import { VisitHourSection } from "./VisitHourSection.tsx";

/** How the services of a row went. */
interface Outcomes {
  started: number;
  noShows: number;
  lateCancellations: number;
}

interface Missed extends Outcomes {
  key: string;
  name: string;
}

const outcomeCells = ({ started, noShows, lateCancellations }: Outcomes) => [
  ...[String(started), String(noShows), shareOf(noShows, started), String(lateCancellations)],
];

const wasMissed = ({ noShows, lateCancellations }: Outcomes) => noShows + lateCancellations > 0;

/** The rows in which customers missed services, the most no-shows first. */
const missedFirst = <Row extends Outcomes>(rows: readonly Row[]): Row[] =>
  rows.filter(wasMissed).sort((a, b) => b.noShows - a.noShows || b.lateCancellations - a.lateCancellations);

/** The sections of the appointments: by staff member and by service, what was missed, and by weekday and hour. */
export function BookingSections({ range, fetchKey }: SectionProps) {
  const words = useMessages("reports");
  const cellText = useCellText();
  const { report } = useLazyLoadQuery<BookingSectionsQuery>(
    graphql`
      query BookingSectionsQuery($range: DayRange!) {
        report(range: $range) {
          currency
          staff {
            staffMember {
              id
              name
            }
            services
            value
            bookedMinutes
            shiftMinutes
            started
            noShows
            lateCancellations
          }
          services {
            service {
              id
            }
            name
            bookings
            value
            bookedMinutes
            started
            noShows
            lateCancellations
          }
          visitHours {
            weekday
            hour
            visits
          }
        }
      }
    `,
    { range },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  const staff = report.staff.map((row) => ({
    ...row,
    key: row.staffMember?.id ?? "none",
    name: row.staffMember?.name ?? words.noStaff,
  }));
  const services = report.services.map((row) => ({ ...row, key: `${row.service?.id} ${row.name}` }));
  const booked: ReportColumn[] = [
    { label: words.bookings, kind: "number" },
    { label: words.bookedValue, kind: "money" },
    { label: words.bookedHours, kind: "number" },
  ];
  const outcomes: ReportColumn[] = [
    { label: words.started, kind: "number" },
    { label: words.noShows, kind: "number" },
    { label: words.noShowRate, kind: "share" },
    { label: words.lateCancellations, kind: "number" },
  ];
  const missed = { figure: words.noShows, kind: "number", columns: outcomes } as const;
  const sections = [
    {
      ...({ title: words.byStaff, file: "staff", figure: words.bookedValue, kind: "money" } as const),
      columns: [
        ...booked,
        { label: words.shiftHours, kind: "number" },
        { label: words.utilization, kind: "share" },
      ] satisfies ReportColumn[],
      rows: staff
        .filter(({ services: items, shiftMinutes }) => items + shiftMinutes > 0)
        .map(({ key, name, services: items, value, bookedMinutes, shiftMinutes }) => ({
          key,
          name,
          value,
          cells: [
            ...[String(items), value, hoursOf(bookedMinutes), hoursOf(shiftMinutes)],
            shareOf(bookedMinutes, shiftMinutes),
          ],
        })),
    },
    {
      ...({ title: words.byService, file: "services", figure: words.bookedValue, kind: "money" } as const),
      columns: booked,
      rows: services
        .filter(({ bookings }) => bookings > 0)
        .map(({ key, name, bookings, value, bookedMinutes }) => ({
          key,
          name,
          value,
          cells: [String(bookings), value, hoursOf(bookedMinutes)],
        })),
    },
    ...[
      { title: words.missedByStaff, file: "no-shows-by-staff", all: missedFirst<Missed>(staff) },
      { title: words.missedByService, file: "no-shows-by-service", all: missedFirst<Missed>(services) },
    ].map(({ title, file, all }) => ({
      ...missed,
      title,
      file,
      rows: all.map((row) => ({
        key: row.key,
        name: row.name,
        value: String(row.noShows),
        cells: outcomeCells(row),
      })),
    })),
  ];
  return (
    <>
      {sections.map(({ title, file, figure, kind, columns, rows }) => (
        <ReportSection
          currency={report.currency}
          key={file}
          title={title}
          file={`${file}-${range.from}-${range.to}`}
          table={{
            columns: [{ label: words.name, kind: "text" }, ...columns],
            rows: rows.map(({ key, name, cells }) => ({ key, cells: [name, ...cells] })),
          }}
          chart={
            <BarChart
              label={words.chartOf(title, figure)}
              values={rows.map(({ key, name, value }) => ({
                key,
                label: name,
                value: Number(value),
                text: `${name} ${cellText(kind, value)}`,
              }))}
            />
          }
        />
      ))}
      <VisitHourSection file={`visit-hours-${range.from}-${range.to}`} hours={report.visitHours} />
    </>
  );
}
