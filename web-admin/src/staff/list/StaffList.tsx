import { useState } from "react";
import { graphql, type PreloadedQuery } from "react-relay";
import StaffListQueryNode, { type StaffListQuery } from "../../__generated__/StaffListQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { onListChange } from "../../relay/listEvents.ts";
import { useLoadedQuery } from "../../relay/routeQuery.ts";
import { useLiveRefetch } from "../../relay/useLiveRefetch.ts";
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

/** Lists current and former staff as cards. */
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
  // A refetch returns as many as were loaded while scrolling.
  const [shown, setShown] = useState(0);
  const count = Math.max(loaded.variables.count, shown);
  useLiveRefetch<StaffListQuery>(StaffListQueryNode, { ...loaded.variables, count }, onListChange("STAFF"));
  return (
    <StaffCards
      query={query}
      label={words.list}
      stale={stale}
      onShown={setShown}
      card={(person) => (
        <StaffCard key={person.id} staffMember={person}>
          <StaffActions staffMember={person} onDetail={() => open(staffNumber(person.id))} />
        </StaffCard>
      )}
    />
  );
}
