import { CalendarPersonRegular } from "@fluentui/react-icons";
import { useEffect } from "react";
import { graphql, type PreloadedQuery } from "react-relay";
import type { OpenAppointmentQuery } from "../__generated__/OpenAppointmentQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { Notice } from "../ui/Notice.tsx";
import { SidePanel } from "../ui/SidePanel.tsx";
import { AppointmentActions } from "./AppointmentActions.tsx";
import { AppointmentDetail } from "./AppointmentDetail.tsx";
import { AppointmentHistory } from "./AppointmentHistory.tsx";
import { appointmentOpened } from "./appointmentEvents.ts";
import { messages } from "./messages.ts";

interface OpenAppointmentProps {
  loaded: PreloadedQuery<OpenAppointmentQuery>;
  onClose: () => void;
}

/** The loaded appointment: its detail with what may be done now; word when there is none of this number. */
export function OpenAppointment({ loaded, onClose }: OpenAppointmentProps) {
  const words = useMessages(messages);
  const { appointments } = useLoadedQuery<OpenAppointmentQuery>(
    graphql`
      query OpenAppointmentQuery($number: Int!, $reading: Boolean!, $editing: Boolean!) {
        appointments(filter: { numbers: [$number] }, first: 1) {
          edges {
            node {
              number
              state @include(if: $editing)
              ...AppointmentActions_appointment
              ...AppointmentDetail_appointment @include(if: $reading) @alias(as: "detail")
              ...AppointmentHistory_appointment @include(if: $reading) @alias(as: "history")
            }
          }
        }
      }
    `,
    loaded,
  );
  const appointment = appointments.edges[0]?.node;
  const number = appointment?.number;
  useEffect(() => {
    if (number !== undefined) appointmentOpened(number);
  }, [number]);

  if (appointment === undefined) {
    return (
      <SidePanel title={words.untitled} onClose={onClose}>
        <Notice icon={<CalendarPersonRegular />} title={words.notFound} text={words.notFoundText} />
      </SidePanel>
    );
  }
  return (
    <SidePanel
      title={words.appointment(appointment.number)}
      onClose={onClose}
      foot={<AppointmentActions appointment={appointment} withoutDetail />}
    >
      {appointment.detail != null && <AppointmentDetail appointment={appointment.detail} />}
      {appointment.history != null && <AppointmentHistory appointment={appointment.history} />}
    </SidePanel>
  );
}
