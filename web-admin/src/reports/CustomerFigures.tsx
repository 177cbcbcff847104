import { graphql, useLazyLoadQuery } from "react-relay";
import type { CustomerFiguresQuery } from "../__generated__/CustomerFiguresQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { FigureCard, useFigureGrid } from "./FigureCard.tsx";
import type { ComparedProps } from "./ReportFigures.tsx";

/** Shows the new and the returning customers of the period, which take longer to count than the sums. */
export function CustomerFigures({ range, previous, fetchKey }: ComparedProps) {
  const grid = useFigureGrid();
  const words = useMessages("reports");
  const { current, before } = useLazyLoadQuery<CustomerFiguresQuery>(
    graphql`
      query CustomerFiguresQuery($range: DayRange!, $previous: DayRange!) {
        current: report(range: $range) {
          customers {
            newCustomers
            returningCustomers
          }
        }
        before: report(range: $previous) {
          customers {
            newCustomers
            returningCustomers
          }
        }
      }
    `,
    { range, previous },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  return (
    <dl className={grid.root}>
      {(["newCustomers", "returningCustomers"] as const).map((name) => (
        <FigureCard
          key={name}
          label={words[name]}
          kind="number"
          value={String(current.customers[name])}
          before={String(before.customers[name])}
        />
      ))}
    </dl>
  );
}
