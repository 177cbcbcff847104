import { ClockRegular } from "@fluentui/react-icons";
import { shiftTemplateFilters } from "@machiya/schema/domain/listFilters/recordFilters";
import { graphql, type PreloadedQuery } from "react-relay";
import ShiftTemplateListQueryNode, {
  type ShiftTemplateListQuery,
} from "../__generated__/ShiftTemplateListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { PAGE_SIZE } from "../relay/recordSearch.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { countFilters } from "../relay/search.ts";
import { useFilters } from "../relay/useFilters.ts";
import { NumberedList } from "../ui/NumberedList.tsx";
import { recordMessages } from "../ui/recordMessages.ts";
import { messages } from "./messages.ts";
import { ShiftTemplateCard } from "./ShiftTemplateCard.tsx";
import { ShiftTemplateTable } from "./ShiftTemplateTable.tsx";
import { useShiftsCatchUp } from "./useShiftsCatchUp.ts";

interface ShiftTemplateListProps {
  loaded: PreloadedQuery<ShiftTemplateListQuery>;
  /** Another page or filter is on its way. */
  stale: boolean;
}

/** One numbered page of shift templates, and the way to the others. */
export function ShiftTemplateList({ loaded, stale }: ShiftTemplateListProps) {
  const words = useMessages(messages);
  const { emptyFiltered } = useMessages(recordMessages);
  const { filters, turnTo } = useFilters(shiftTemplateFilters);
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
              ...ShiftTemplateTable_shiftTemplates
              ...ShiftTemplateCard_shiftTemplate
            }
          }
        }
      }
    `,
    loaded,
  );
  useShiftsCatchUp(ShiftTemplateListQueryNode, loaded.variables);
  const rows = shiftTemplates.edges.map(({ node }) => node);
  return (
    <NumberedList
      label={words.table}
      rows={rows}
      totalCount={shiftTemplates.totalCount}
      pageCursors={shiftTemplates.pageCursors}
      pageSize={PAGE_SIZE}
      stale={stale}
      empty={{
        icon: <ClockRegular />,
        title: words.emptyTitle,
        text: countFilters({ ...filters }) > 0 ? emptyFiltered : words.emptyText,
      }}
      table={<ShiftTemplateTable shiftTemplates={rows} stale={stale} />}
      card={(shiftTemplate) => <ShiftTemplateCard shiftTemplate={shiftTemplate} />}
      onPage={turnTo}
    />
  );
}
