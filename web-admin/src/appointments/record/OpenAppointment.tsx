import { CalendarPersonRegular } from "@fluentui/react-icons";
import { useEffect, useState } from "react";
import { graphql, type PreloadedQuery } from "react-relay";
import OpenAppointmentQueryNode, {
  type OpenAppointmentQuery,
} from "../../__generated__/OpenAppointmentQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useLoadedQuery } from "../../relay/routeQuery.ts";
import { useLiveRefetch } from "../../relay/useLiveRefetch.ts";
import { SidePanel } from "../../ui/dialogs/SidePanel.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { markAppointmentRead, onAppointmentChange } from "../alerts/appointmentEvents.ts";
import { AppointmentActions } from "../list/AppointmentActions.tsx";
import { AppointmentDetail } from "./AppointmentDetail.tsx";
import { AppointmentEditor } from "./AppointmentEditor.tsx";
import { AppointmentHistory } from "./AppointmentHistory.tsx";

interface OpenAppointmentProps {
  loaded: PreloadedQuery<OpenAppointmentQuery>;
  onClose: () => void;
}

/**
 * Shows the loaded appointment in its editor while it is editable, otherwise in its detail, or says that it
 * does not exist.
 */
export function OpenAppointment({ loaded, onClose }: OpenAppointmentProps) {
  const words = useMessages("appointments");
  const { appointments } = useLoadedQuery<OpenAppointmentQuery>(
    graphql`
      query OpenAppointmentQuery($number: Int!, $editing: Boolean!) {
        appointments(filter: { numbers: [$number] }, first: 1) {
          edges {
            node {
              number
              canEdit: can(action: EDIT) {
                allowed
              }
              ...AppointmentActions_appointment
              ...AppointmentDetail_appointment
              ...AppointmentHistory_appointment
              ...AppointmentEditor_appointment @include(if: $editing) @alias(as: "editor")
            }
          }
        }
      }
    `,
    loaded,
  );
  // Change events contain neither the history nor deletions, so each one refetches the appointment.
  useLiveRefetch(OpenAppointmentQueryNode, loaded.variables, onAppointmentChange);
  const appointment = appointments.edges[0]?.node;
  const number = appointment?.number;
  // The editor stays open if someone else reviews the appointment: saving reports the conflict and keeps the
  // input.
  const [editable, setEditable] = useState<number | null>(null);
  if (appointment?.canEdit.allowed && editable !== appointment.number) setEditable(appointment.number);
  useEffect(() => {
    if (number !== undefined) markAppointmentRead(number);
  }, [number]);

  if (appointment === undefined) {
    return (
      <SidePanel title={words.untitled} onClose={onClose}>
        <Notice icon={<CalendarPersonRegular />} title={words.notFound} text={words.notFoundText} />
      </SidePanel>
    );
  }
  if (appointment.editor != null && editable === appointment.number) {
    return (
      <AppointmentEditor
        key={appointment.number}
        appointment={appointment.editor}
        variables={loaded.variables}
        onClose={onClose}
      />
    );
  }
  return (
    <SidePanel
      title={words.appointment(appointment.number)}
      onClose={onClose}
      foot={<AppointmentActions appointment={appointment} withoutDetail />}
    >
      <AppointmentDetail appointment={appointment} />
      <AppointmentHistory appointment={appointment} />
    </SidePanel>
  );
}
