import { makeStyles } from "@fluentui/react-components";
import { appointmentFilters } from "@machiya/schema/domain/listFilters/appointmentFilters";
import { graphql, useFragment } from "react-relay";
import type { AppointmentColumns_appointment$key } from "../../__generated__/AppointmentColumns_appointment.graphql.ts";
import { CustomerLink } from "../../customers/CustomerLink.tsx";
import { UnreachableNotice } from "../../customers/UnreachableNotice.tsx";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { useLabels } from "../../language/useLabels.ts";
import { useRole } from "../../session/role.ts";
import { Tag } from "../../ui/Tag.tsx";
import type { TableDefinition } from "../../ui/table/columns.ts";
import { Clamp, Secondary } from "../../ui/table/Table.tsx";
import { textColumn } from "../../ui/table/textColumn.tsx";
import { useIsNew } from "../alerts/appointmentEvents.ts";
import { useSpan } from "../form/useSpan.ts";
import { AppointmentLines } from "../record/AppointmentLines.tsx";
import { VisitOutcomeTag } from "../record/VisitOutcomeTag.tsx";
import { AppointmentActions } from "./AppointmentActions.tsx";
import { AppointmentLink } from "./AppointmentLink.tsx";
import { AppointmentStateTag } from "./AppointmentStateTag.tsx";

const useStyles = makeStyles({
  inline: { display: "inline-flex", alignItems: "center", flexWrap: "wrap", gap: "2px 8px" },
});

function useRow(appointment: AppointmentColumns_appointment$key) {
  const data = useFragment(
    graphql`
      fragment AppointmentColumns_appointment on Appointment {
        id
        number
        state
        outcome
        cancelledBy
        customerName
        customerPhone
        customerReachable
        customer {
          id
          erased
        }
        source
        walkIn
        startsAt
        endsAt
        note
        canDelete: can(action: DELETE) {
          allowed
        }
        ...AppointmentLines_appointment
        ...AppointmentActions_appointment
      }
    `,
    appointment,
  );
  return { ...data, fresh: useIsNew(data.number) };
}

type Row = ReturnType<typeof useRow>;

/** Returns the table of the appointments; their services open below a row (booking.md §2). */
export function useAppointmentTable(): TableDefinition<AppointmentColumns_appointment$key, Row> {
  const styles = useStyles();
  const words = useMessages("appointments");
  const labels = useLabels();
  const { day } = useDates();
  const { time, span } = useSpan();
  const isAdmin = useRole() === "ADMIN";
  return {
    name: "appointments",
    label: words.table,
    filters: appointmentFilters,
    useRow,
    select: isAdmin
      ? ({ id, number, canDelete }) => ({
          id,
          label: words.appointment(number),
          canDelete: canDelete.allowed,
        })
      : undefined,
    isMarked: (row) => row.fresh,
    detail: {
      header: words.contents,
      label: (row) => words.contentsOf(row.number),
      content: (row) => <AppointmentLines appointment={row} />,
    },
    columns: [
      {
        key: "number",
        header: words.number,
        sortable: true,
        sticky: "start",
        nowrap: true,
        isRowHeader: true,
        place: "title",
        cell: (row) => <AppointmentLink number={row.number} fresh={row.fresh} />,
      },
      {
        key: "state",
        header: words.state,
        place: "badge",
        cell: (row) => (
          <span className={styles.inline}>
            <AppointmentStateTag state={row.state} />
            <VisitOutcomeTag outcome={row.outcome} cancelledBy={row.cancelledBy} />
          </span>
        ),
      },
      {
        key: "customer",
        header: words.customer,
        width: 150,
        place: "fact",
        cell: (row) => (
          <>
            <CustomerLink customer={row.customer} name={row.customerName} as={Clamp} />
            <Secondary>{row.customerPhone}</Secondary>
            <UnreachableNotice reachable={row.customerReachable} />
          </>
        ),
        cardCell: (row) => (
          <span className={styles.inline}>
            <CustomerLink customer={row.customer} name={row.customerName} />
            {/* Two texts beside each other would be one flex item, without the gap. */}
            <span>{row.customerPhone}</span>
            <UnreachableNotice reachable={row.customerReachable} />
          </span>
        ),
      },
      {
        key: "starts",
        header: words.starts,
        sortable: true,
        nowrap: true,
        place: "fact",
        cell: ({ startsAt, endsAt }) => (
          <>
            <time dateTime={startsAt}>{day(startsAt)}</time>
            <Secondary>
              {time(startsAt)}–{time(endsAt)}
            </Secondary>
          </>
        ),
        cardCell: (row) => span(row.startsAt, row.endsAt),
      },
      {
        key: "source",
        header: words.source,
        width: 64,
        place: "fact",
        cell: ({ source, walkIn }) =>
          walkIn ? <Tag>{words.walkIn}</Tag> : labelOf(labels.appointmentSource, source),
      },
      textColumn({ key: "note", header: words.note, width: 140, text: (row) => row.note }),
      {
        key: "actions",
        header: words.actions,
        sticky: "end",
        nowrap: true,
        place: "actions",
        cell: (row) => <AppointmentActions appointment={row} />,
      },
    ],
  };
}
