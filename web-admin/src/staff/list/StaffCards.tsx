import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { PeopleRegular } from "@fluentui/react-icons";
import type { ReactNode } from "react";
import { type GraphQLTaggedNode, graphql, usePaginationFragment } from "react-relay";
import type {
  StaffCards_query$data,
  StaffCards_query$key,
} from "../../__generated__/StaffCards_query.graphql.ts";
import type { StaffCardsMoreQuery } from "../../__generated__/StaffCardsMoreQuery.graphql.ts";
import type { StaffListQuery } from "../../__generated__/StaffListQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { onListChange } from "../../relay/listEvents.ts";
import { useLivePages } from "../../relay/useLivePages.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { LoadMore } from "../../ui/lists/LoadMore.tsx";
import { STAFF_PAGE_SIZE } from "./staffSearch.ts";

const useStyles = makeStyles({
  list: {
    listStyle: "none",
    margin: 0,
    padding: "16px",
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 280px), 1fr))",
    gap: "12px",
    "@media (max-width: 720px)": { padding: "10px" },
  },
  stale: { opacity: 0.55 },
});

export type StaffSearchResult = StaffCards_query$data["staffMembers"]["edges"][number]["node"];

interface StaffCardsProps {
  query: StaffCards_query$key;
  /** The query that contains the list, and its variables. */
  shownBy: { document: GraphQLTaggedNode; variables: StaffListQuery["variables"] };
  /** The accessible name of the list. */
  label: string;
  /** Another search is loading. */
  stale: boolean;
  /** Renders one staff member. */
  card: (person: StaffSearchResult) => ReactNode;
}

/** Lists the staff found so far; it fetches more when its end scrolls into view (booking.md §2). */
export function StaffCards({ query, shownBy, label, stale, card }: StaffCardsProps) {
  const styles = useStyles();
  const words = useMessages("staff");
  const { emptyFiltered } = useMessages("uiRecord");
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    StaffCardsMoreQuery,
    StaffCards_query$key
  >(
    graphql`
      fragment StaffCards_query on Query
      @refetchable(queryName: "StaffCardsMoreQuery")
      @argumentDefinitions(
        filter: { type: "StaffMemberFilter" }
        count: { type: "Int!" }
        cursor: { type: "String" }
      ) {
        staffMembers(filter: $filter, first: $count, after: $cursor)
          @connection(key: "StaffCards_staffMembers") {
          edges {
            node {
              id
              name
              ...StaffCard_staffMember
              ...StaffActions_staffMember
            }
          }
        }
      }
    `,
    query,
  );
  const people = data.staffMembers.edges.map(({ node }) => node);
  const missing = useLivePages<StaffListQuery>(shownBy.document, shownBy.variables, onListChange("STAFF"), {
    shown: people.length,
    hasNext,
    isLoadingNext,
  });

  if (people.length === 0 && !hasNext) {
    return <Notice icon={<PeopleRegular />} title={words.emptyTitle} text={emptyFiltered} />;
  }
  return (
    <>
      <ul className={mergeClasses(styles.list, stale && styles.stale)} aria-label={label} aria-busy={stale}>
        {people.map(card)}
      </ul>
      {hasNext && (
        <LoadMore
          count={STAFF_PAGE_SIZE}
          missing={missing}
          isLoadingNext={isLoadingNext}
          loadNext={loadNext}
        />
      )}
    </>
  );
}
