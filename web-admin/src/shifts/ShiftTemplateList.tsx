import { ClockRegular } from "@fluentui/react-icons";
import { graphql, type PreloadedQuery } from "react-relay";
import ShiftTemplateListQueryNode, {
  type ShiftTemplateListQuery,
} from "../__generated__/ShiftTemplateListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { useLiveRefetch } from "../relay/useLiveRefetch.ts";
import { NumberedList } from "../ui/table/NumberedList.tsx";
import { useShiftTemplateTable } from "./ShiftTemplateColumns.tsx";
import { onShiftsChange } from "./shiftsEvents.ts";

interface ShiftTemplateListProps {
  loaded: PreloadedQuery<ShiftTemplateListQuery>;
  /** Another page or filter is loading. */
  stale: boolean;
}

/** One numbered page of shift templates. */
export function ShiftTemplateList({ loaded, stale }: ShiftTemplateListProps) {
  const words = useMessages("shifts");
  const { emptyFiltered } = useMessages("uiRecord");
  const { shiftTemplates } = useLoadedQuery<ShiftTemplateListQuery>(
    graphql`
      query ShiftTemplateListQuery($filter: ShiftTemplateFilter, $first: Int!, $after: String) {
        shiftTemplates(filter: $filter, first: $first, after: $after) {
          totalCount
          pageCursors {
            ...Pager_pageCursors
          }
          edges {
            node {
              id
              ...ShiftTemplateColumns_shiftTemplate
            }
          }
        }
      }
    `,
    loaded,
  );
  useLiveRefetch(ShiftTemplateListQueryNode, loaded.variables, onShiftsChange);
  return (
    <NumberedList
      table={useShiftTemplateTable()}
      connection={shiftTemplates}
      stale={stale}
      empty={{
        icon: <ClockRegular />,
        filteredTitle: words.emptyTitle,
        text: words.emptyText,
        filteredText: emptyFiltered,
      }}
    />
  );
}
