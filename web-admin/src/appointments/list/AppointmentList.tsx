import { CalendarPersonRegular } from "@fluentui/react-icons";
import { graphql, type PreloadedQuery } from "react-relay";
import AppointmentListQueryNode, {
  type AppointmentListQuery,
} from "../../__generated__/AppointmentListQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useLoadedQuery } from "../../relay/routeQuery.ts";
import { useLiveRefetch } from "../../relay/useLiveRefetch.ts";
import { NumberedList } from "../../ui/table/NumberedList.tsx";
import { onAppointmentChange } from "../alerts/appointmentEvents.ts";
import { AppointmentBulkBar } from "./AppointmentBulkBar.tsx";
import { useAppointmentTable } from "./AppointmentColumns.tsx";

interface AppointmentListProps {
  loaded: PreloadedQuery<AppointmentListQuery>;
  /** Another page or filter is loading. */
  stale: boolean;
}

/**
 * One numbered page of appointments. It refetches on every change, because a change may also make a row match
 * a filter.
 */
export function AppointmentList({ loaded, stale }: AppointmentListProps) {
  const words = useMessages("appointments");
  const { appointments } = useLoadedQuery<AppointmentListQuery>(
    graphql`
      query AppointmentListQuery($filter: AppointmentFilter, $sort: AppointmentSort, $first: Int!, $after: String) {
        appointments(filter: $filter, sort: $sort, first: $first, after: $after) {
          totalCount
          pageCursors {
            ...Pager_pageCursors
          }
          edges {
            node {
              id
              ...AppointmentColumns_appointment
            }
          }
        }
      }
    `,
    loaded,
  );
  useLiveRefetch(AppointmentListQueryNode, loaded.variables, onAppointmentChange);

  return (
    <NumberedList
      table={useAppointmentTable()}
      connection={appointments}
      stale={stale}
      bulk={(total) => <AppointmentBulkBar total={total} />}
      empty={{
        icon: <CalendarPersonRegular />,
        filteredTitle: words.emptyTitle,
        text: words.emptyText,
        filteredText: words.emptyFiltered,
      }}
    />
  );
}
