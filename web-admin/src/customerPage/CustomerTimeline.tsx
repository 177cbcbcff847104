import { useCallback } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import CustomerPageQueryNode, {
  type CustomerPageQuery,
  type CustomerPageQuery$variables,
} from "../__generated__/CustomerPageQuery.graphql.ts";
import type { CustomerTimeline_customer$key } from "../__generated__/CustomerTimeline_customer.graphql.ts";
import type { CustomerTimelineMoreQuery } from "../__generated__/CustomerTimelineMoreQuery.graphql.ts";
import { onCustomerChange } from "../customers/customerEvents.ts";
import { useMessages } from "../language/language.ts";
import { useLivePages } from "../relay/useLivePages.ts";
import { LoadMore } from "../ui/lists/LoadMore.tsx";
import { Card, useListStyles } from "./Card.tsx";
import { CustomerEvent } from "./CustomerEvent.tsx";
import { TIMELINE_PAGE_SIZE } from "./customerPageSearch.ts";

interface CustomerTimelineProps {
  customer: CustomerTimeline_customer$key;
  /** The variables of the page's query. */
  variables: CustomerPageQuery$variables;
}

/** Lists everything that happened to a customer, newest first; older events are fetched at the end of the list. */
export function CustomerTimeline({ customer, variables }: CustomerTimelineProps) {
  const styles = useListStyles();
  const words = useMessages("customerPage");
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    CustomerTimelineMoreQuery,
    CustomerTimeline_customer$key
  >(
    graphql`
      fragment CustomerTimeline_customer on Customer
      @refetchable(queryName: "CustomerTimelineMoreQuery")
      @argumentDefinitions(count: { type: "Int!" }, cursor: { type: "String" }) {
        timeline(first: $count, after: $cursor) @connection(key: "CustomerTimeline_timeline") {
          edges {
            node {
              id
              ...CustomerEvent_event
            }
          }
        }
      }
    `,
    customer,
  );
  const { id } = variables;
  const listen = useCallback((changed: () => void) => onCustomerChange(id, changed), [id]);
  const shown = data.timeline.edges.length;
  const missing = useLivePages<CustomerPageQuery>(CustomerPageQueryNode, variables, listen, {
    shown,
    hasNext,
    isLoadingNext,
  });
  return (
    <Card title={words.timeline}>
      <ol className={styles.list} aria-label={words.timeline}>
        {data.timeline.edges.map(({ node }) => (
          <CustomerEvent key={node.id} event={node} />
        ))}
      </ol>
      {hasNext && (
        <LoadMore
          count={TIMELINE_PAGE_SIZE}
          missing={missing}
          isLoadingNext={isLoadingNext}
          loadNext={loadNext}
        />
      )}
    </Card>
  );
}
