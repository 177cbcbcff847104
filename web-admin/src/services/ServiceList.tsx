import { CutRegular } from "@fluentui/react-icons";
import { serviceFilters } from "@machiya/schema/domain/listFilters/recordFilters";
import { graphql, type PreloadedQuery } from "react-relay";
import type { ServiceListQuery } from "../__generated__/ServiceListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { PAGE_SIZE } from "../relay/recordSearch.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { countFilters } from "../relay/search.ts";
import { useFilters } from "../relay/useFilters.ts";
import { NumberedList } from "../ui/NumberedList.tsx";
import { recordMessages } from "../ui/recordMessages.ts";
import { messages } from "./messages.ts";
import { ServiceCard } from "./ServiceCard.tsx";
import { ServiceTable } from "./ServiceTable.tsx";

interface ServiceListProps {
  loaded: PreloadedQuery<ServiceListQuery>;
  /** Another page or filter is on its way. */
  stale: boolean;
}

/** One numbered page of services, and the way to the others. */
export function ServiceList({ loaded, stale }: ServiceListProps) {
  const words = useMessages(messages);
  const { emptyFiltered } = useMessages(recordMessages);
  const { filters, turnTo } = useFilters(serviceFilters);
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
              ...ServiceTable_services
              ...ServiceCard_service
            }
          }
        }
      }
    `,
    loaded,
  );
  const rows = services.edges.map(({ node }) => node);
  return (
    <NumberedList
      label={words.table}
      rows={rows}
      totalCount={services.totalCount}
      pageCursors={services.pageCursors}
      pageSize={PAGE_SIZE}
      stale={stale}
      empty={{
        icon: <CutRegular />,
        title: words.emptyTitle,
        text: countFilters({ ...filters }) > 0 ? emptyFiltered : words.emptyText,
      }}
      table={<ServiceTable services={rows} stale={stale} />}
      card={(service) => <ServiceCard service={service} />}
      onPage={turnTo}
    />
  );
}
