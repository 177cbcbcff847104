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

/** The loaded appointment: its editor while it may be edited, else its detail with what may be done now; word when there is none of this number. */
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
  // Its history, and whether it is still there, are not told by what is heard of it.
  useLiveRefetch(OpenAppointmentQueryNode, loaded.variables, onAppointmentChange);
  const appointment = appointments.edges[0]?.node;
  const number = appointment?.number;
  // What is being edited stays open when somebody else reviews it meanwhile: saving then says so, and nothing typed is lost.
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
