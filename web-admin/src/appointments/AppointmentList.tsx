import { CalendarPersonRegular } from "@fluentui/react-icons";
import { appointmentFilters } from "@machiya/schema/domain/listFilters/appointmentFilters";
import { graphql, type PreloadedQuery } from "react-relay";
import AppointmentListQueryNode, {
  type AppointmentListQuery,
} from "../__generated__/AppointmentListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { PAGE_SIZE } from "../relay/recordSearch.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { countFilters } from "../relay/search.ts";
import { useCatchUp } from "../relay/useCatchUp.ts";
import { useFilters } from "../relay/useFilters.ts";
import { NumberedList } from "../ui/NumberedList.tsx";
import { AppointmentCard } from "./AppointmentCard.tsx";
import { AppointmentTable } from "./AppointmentTable.tsx";
import { onAppointmentChange } from "./appointmentEvents.ts";
import { messages } from "./messages.ts";

interface AppointmentListProps {
  loaded: PreloadedQuery<AppointmentListQuery>;
  /** Another page or filter is on its way. */
  stale: boolean;
}

/** One numbered page of appointments, and the way to the others. It catches up by itself: a change may also bring a row under a filter. */
export function AppointmentList({ loaded, stale }: AppointmentListProps) {
  const words = useMessages(messages);
  const { filters, turnTo } = useFilters(appointmentFilters);
  const { appointments } = useLoadedQuery<AppointmentListQuery>(
    graphql`
      query AppointmentListQuery($filter: AppointmentFilter, $first: Int!, $after: String) {
        appointments(filter: $filter, first: $first, after: $after) {
          totalCount
          pageCursors {
            ...Pager_pageCursors
          }
          edges {
            node {
              id
              ...AppointmentTable_appointments
              ...AppointmentCard_appointment
            }
          }
        }
      }
    `,
    loaded,
  );
  useCatchUp(AppointmentListQueryNode, loaded.variables, onAppointmentChange);

  const rows = appointments.edges.map(({ node }) => node);
  const filtered = countFilters({ ...filters }) > 0;
  return (
    <NumberedList
      label={words.table}
      rows={rows}
      totalCount={appointments.totalCount}
      pageCursors={appointments.pageCursors}
      pageSize={PAGE_SIZE}
      stale={stale}
      empty={{
        icon: <CalendarPersonRegular />,
        title: words.emptyTitle,
        text: filtered ? words.emptyFiltered : words.emptyText,
      }}
      table={<AppointmentTable appointments={rows} stale={stale} />}
      card={(appointment) => <AppointmentCard appointment={appointment} />}
      onPage={turnTo}
    />
  );
}
