import { decimal } from "@machiya/schema/domain/money";
import type { DayRange } from "@machiya/schema/domain/time/calendarTime";
import { graphql, readInlineData, useLazyLoadQuery } from "react-relay";
import type {
  ReportFigures_report$data,
  ReportFigures_report$key,
} from "../__generated__/ReportFigures_report.graphql.ts";
import type { ReportFiguresQuery } from "../__generated__/ReportFiguresQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { FigureCard, useFigureGrid } from "./FigureCard.tsx";
import { shareOf } from "./reportTable.ts";

/** The days that are shown and the days before, and the key that repeats a query. */
export interface ComparedProps {
  range: DayRange;
  previous: DayRange;
  fetchKey: number;
}

const read = (report: ReportFigures_report$key) =>
  readInlineData(
    graphql`
      fragment ReportFigures_report on Report @inline {
        sums {
          orders
          gross
          discounts
          net
          paid
          open
          shipping
        }
        cancelledVisits
        visitOutcomes {
          started
          noShows
          lateCancellations
        }
        days {
          visits
        }
        staff {
          bookedMinutes
          shiftMinutes
        }
      }
    `,
    report,
  );

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function figuresOf({ sums, cancelledVisits, visitOutcomes, days, staff }: ReportFigures_report$data) {
  const { started, noShows, lateCancellations } = visitOutcomes;
  return {
    gross: sums.gross,
    discounts: sums.discounts,
    shipping: sums.shipping,
    net: sums.net,
    paid: sums.paid,
    open: sums.open,
    basket: sums.orders === 0 ? "" : decimal(sums.net).div(sums.orders).round(2).toString(),
    orders: String(sums.orders),
    visits: String(sum(days.map(({ visits }) => visits))),
    utilization: shareOf(
      sum(staff.map(({ bookedMinutes }) => bookedMinutes)),
      sum(staff.map(({ shiftMinutes }) => shiftMinutes)),
    ),
    cancelledVisits: String(cancelledVisits),
    noShows: String(noShows),
    noShowRate: shareOf(noShows, started),
    lateCancellations: String(lateCancellations),
  };
}

const KINDS = {
  ...({
    gross: "money",
    discounts: "money",
    shipping: "money",
    net: "money",
    paid: "money",
    open: "money",
  } as const),
  ...({ basket: "money", orders: "number", visits: "number" } as const),
  ...({ utilization: "share", cancelledVisits: "number" } as const),
  ...({ noShows: "number", noShowRate: "share", lateCancellations: "number" } as const),
} as const;
const FIGURES = Object.keys(KINDS) as (keyof typeof KINDS)[];

/** Shows the sums of the period beside those of the previous one; shipping fees only if there are any. */
export function ReportFigures({ range, previous, fetchKey }: ComparedProps) {
  const grid = useFigureGrid();
  const words = useMessages("reports");
  const query = useLazyLoadQuery<ReportFiguresQuery>(
    graphql`
      query ReportFiguresQuery($range: DayRange!, $previous: DayRange!) {
        current: report(range: $range) {
          ...ReportFigures_report
        }
        before: report(range: $previous) {
          ...ReportFigures_report
        }
      }
    `,
    { range, previous },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  const [current, before] = [figuresOf(read(query.current)), figuresOf(read(query.before))];
  return (
    <dl className={grid.root}>
      {FIGURES.filter((name) => name !== "shipping" || current[name] !== "0" || before[name] !== "0").map(
        (name) => (
          <FigureCard
            key={name}
            label={words[name]}
            kind={KINDS[name]}
            value={current[name]}
            before={before[name]}
          />
        ),
      )}
    </dl>
  );
}
