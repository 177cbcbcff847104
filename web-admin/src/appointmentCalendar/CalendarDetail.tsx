import { CalendarPersonRegular } from "@fluentui/react-icons";
import { useEffect } from "react";
import type { PreloadedQuery } from "react-relay";
import { useOutletContext, useSearchParams } from "react-router";
import OpenAppointmentQueryNode, {
  type OpenAppointmentQuery,
} from "../__generated__/OpenAppointmentQuery.graphql.ts";
import { markAppointmentRead } from "../appointments/alerts/appointmentEvents.ts";
import { AppointmentActions } from "../appointments/list/AppointmentActions.tsx";
import { AppointmentDetail } from "../appointments/record/AppointmentDetail.tsx";
import { AppointmentHistory } from "../appointments/record/AppointmentHistory.tsx";
import { useMessages } from "../language/language.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { SidePanel } from "../ui/dialogs/SidePanel.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { RowAction } from "../ui/lists/RowActions.tsx";

/** The outlet context that the calendar provides to the dialogs over it. */
export interface Movable {
  /** The numbers of the appointments that the calendar can move now. */
  movable: ReadonlySet<number>;
}

interface CalendarDetailProps {
  loaded: PreloadedQuery<OpenAppointmentQuery>;
  onClose: () => void;
}

/** Shows the opened appointment with its actions, including the move without dragging. */
export function CalendarDetail({ loaded, onClose }: CalendarDetailProps) {
  const words = useMessages("appointmentCalendar");
  const theirs = useMessages("appointments");
  const { movable } = useOutletContext<Movable>();
  const [search, setSearch] = useSearchParams();
  const { appointments } = useLoadedQuery<OpenAppointmentQuery>(OpenAppointmentQueryNode, loaded);
  const appointment = appointments.edges[0]?.node;
  const number = appointment?.number;
  useEffect(() => {
    if (number !== undefined) markAppointmentRead(number);
  }, [number]);

  if (appointment === undefined) {
    return (
      <SidePanel title={theirs.untitled} onClose={onClose}>
        <Notice icon={<CalendarPersonRegular />} title={theirs.notFound} text={theirs.notFoundText} />
      </SidePanel>
    );
  }
  const move = () => {
    const changed = new URLSearchParams(search);
    changed.delete("appointment");
    changed.set("move", String(appointment.number));
    setSearch(changed);
  };
  return (
    <SidePanel
      title={theirs.appointment(appointment.number)}
      onClose={onClose}
      foot={
        <>
          {movable.has(appointment.number) && (
            <RowAction size="medium" label={words.moveLabel(appointment.number)} onClick={move}>
              {words.move}
            </RowAction>
          )}
          <AppointmentActions appointment={appointment} withoutDetail />
        </>
      }
    >
      <AppointmentDetail appointment={appointment} />
      <AppointmentHistory appointment={appointment} />
    </SidePanel>
  );
}
