import { makeStyles } from "@fluentui/react-components";
import { graphql, useFragment } from "react-relay";
import type { CustomerOverview_customer$key } from "../__generated__/CustomerOverview_customer.graphql.ts";
import type { CustomerPageQuery$variables } from "../__generated__/CustomerPageQuery.graphql.ts";
import { CustomerHead } from "./CustomerHead.tsx";
import { CustomerNote } from "./CustomerNote.tsx";
import { CustomerNumbers } from "./CustomerNumbers.tsx";
import { CustomerTags } from "./CustomerTags.tsx";
import { CustomerTimeline } from "./CustomerTimeline.tsx";
import { RecentOrders } from "./RecentOrders.tsx";
import { UpcomingVisits } from "./UpcomingVisits.tsx";
import { UsualServices } from "./UsualServices.tsx";

const useStyles = makeStyles({
  columns: {
    display: "grid",
    gap: "16px",
    alignItems: "start",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    "@media (max-width: 900px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  column: { display: "grid", gap: "16px", minWidth: 0 },
});

interface CustomerOverviewProps {
  customer: CustomerOverview_customer$key;
  /** The variables of the page's query. */
  variables: CustomerPageQuery$variables;
}

/** Shows everything that is known about a customer. */
export function CustomerOverview({ customer, variables }: CustomerOverviewProps) {
  const styles = useStyles();
  const data = useFragment(
    graphql`
      fragment CustomerOverview_customer on Customer @argumentDefinitions(count: { type: "Int!" }) {
        ...CustomerHead_customer
        ...CustomerNumbers_customer
        ...CustomerNote_customer
        ...CustomerTags_customer
        ...UpcomingVisits_customer
        ...RecentOrders_customer
        ...UsualServices_customer
        ...CustomerTimeline_customer @arguments(count: $count)
      }
    `,
    customer,
  );
  return (
    <>
      <CustomerHead customer={data} />
      <CustomerNumbers customer={data} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <CustomerNote customer={data} variables={variables} />
          <CustomerTags customer={data} />
          <UpcomingVisits customer={data} />
          <RecentOrders customer={data} />
          <UsualServices customer={data} />
        </div>
        <CustomerTimeline customer={data} variables={variables} />
      </div>
    </>
  );
}
