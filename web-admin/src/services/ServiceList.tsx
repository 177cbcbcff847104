import { CutRegular } from "@fluentui/react-icons";
import { graphql, type PreloadedQuery } from "react-relay";
import ServiceListQueryNode, { type ServiceListQuery } from "../__generated__/ServiceListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { onListChange } from "../relay/listEvents.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { useLiveRefetch } from "../relay/useLiveRefetch.ts";
import { NumberedList } from "../ui/table/NumberedList.tsx";
import { useServiceTable } from "./ServiceColumns.tsx";

interface ServiceListProps {
  loaded: PreloadedQuery<ServiceListQuery>;
  /** Another page or filter is loading. */
  stale: boolean;
}

/** One numbered page of services. */
export function ServiceList({ loaded, stale }: ServiceListProps) {
  const words = useMessages("services");
  const { emptyFiltered } = useMessages("uiRecord");
  const { services } = useLoadedQuery<ServiceListQuery>(
    graphql`
      query ServiceListQuery($filter: ServiceFilter, $first: Int!, $after: String) {
        services(filter: $filter, first: $first, after: $after) {
          totalCount
          pageCursors {
            ...Pager_pageCursors
          }
          edges {
            node {
              id
              ...ServiceColumns_service
            }
          }
        }
      }
    `,
    loaded,
  );
  useLiveRefetch(ServiceListQueryNode, loaded.variables, onListChange("SERVICES"));
  return (
    <NumberedList
      table={useServiceTable()}
      connection={services}
      stale={stale}
      empty={{
        icon: <CutRegular />,
        filteredTitle: words.emptyTitle,
        text: words.emptyText,
        filteredText: emptyFiltered,
      }}
    />
  );
}
