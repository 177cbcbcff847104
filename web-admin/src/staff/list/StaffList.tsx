import { graphql, type PreloadedQuery } from "react-relay";
import StaffListQueryNode, { type StaffListQuery } from "../../__generated__/StaffListQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useLoadedQuery } from "../../relay/routeQuery.ts";
import { useOpen } from "../../relay/useOpen.ts";
import { StaffActions } from "./StaffActions.tsx";
import { StaffCard } from "./StaffCard.tsx";
import { StaffCards } from "./StaffCards.tsx";
import { staffNumber } from "./staffSearch.ts";

interface StaffListProps {
  loaded: PreloadedQuery<StaffListQuery>;
  /** Another filter is loading. */
  stale: boolean;
}

/** Lists current and former staff as cards; it follows changes by others. */
export function StaffList({ loaded, stale }: StaffListProps) {
  const words = useMessages("staff");
  const { open } = useOpen("staff");
  const query = useLoadedQuery<StaffListQuery>(
    graphql`
      query StaffListQuery($filter: StaffMemberFilter, $count: Int!) {
        ...StaffCards_query @arguments(filter: $filter, count: $count)
      }
    `,
    loaded,
  );
  return (
    <StaffCards
      query={query}
      shownBy={{ document: StaffListQueryNode, variables: loaded.variables }}
      label={words.list}
      stale={stale}
      card={(person) => (
        <StaffCard key={person.id} staffMember={person}>
          <StaffActions staffMember={person} onDetail={() => open(staffNumber(person.id))} />
        </StaffCard>
      )}
    />
  );
}
