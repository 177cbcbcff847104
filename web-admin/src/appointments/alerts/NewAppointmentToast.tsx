import type { ComponentType } from "react";
import { graphql, useFragment } from "react-relay";
import type { NewAppointmentToast_appointment$key } from "../../__generated__/NewAppointmentToast_appointment.graphql.ts";
import { useDesktopAlert } from "../../alerts/desktopAlerts.ts";
import { useMessages } from "../../language/language.ts";
import { appointmentPath } from "../../paths.ts";
import type { ToastAnnouncement } from "../../ui/feedback/toastContent.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import { useSpan } from "../form/useSpan.ts";

interface NewAppointmentToastProps {
  appointment: NewAppointmentToast_appointment$key;
  Announcement: ComponentType<ToastAnnouncement>;
}

/** Announces a customer's booking with name, time and a link. */
export function NewAppointmentToast({ appointment, Announcement }: NewAppointmentToastProps) {
  const words = useMessages("appointmentAlert");
  const { span } = useSpan();
  const { number, customerName, startsAt, endsAt } = useFragment(
    graphql`
      fragment NewAppointmentToast_appointment on Appointment {
        number
        customerName
        startsAt
        endsAt
      }
    `,
    appointment,
  );
  const title = words.newAppointment(number);
  const body = `${customerName} · ${span(startsAt, endsAt)}`;
  useDesktopAlert(title, body, appointmentPath(number));
  return (
    <Announcement
      title={title}
      body={body}
      action={<TextLink to={appointmentPath(number)}>{words.view}</TextLink>}
    />
  );
}
