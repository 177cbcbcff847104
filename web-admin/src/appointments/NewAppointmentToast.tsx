import { Toast, ToastBody, ToastFooter, ToastTitle } from "@fluentui/react-components";
import { graphql, useFragment } from "react-relay";
import type { NewAppointmentToast_appointment$key } from "../__generated__/NewAppointmentToast_appointment.graphql.ts";
import { useMessages } from "../language/language.ts";
import { appointmentPath } from "../paths.ts";
import { TextLink } from "../ui/TextLink.tsx";
import { alertMessages } from "./alertMessages.ts";
import { useSpan } from "./useSpan.ts";

/** Announces what a customer booked: whose it is, when, and the way to it. */
export function NewAppointmentToast({ appointment }: { appointment: NewAppointmentToast_appointment$key }) {
  const words = useMessages(alertMessages);
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
  return (
    <Toast>
      <ToastTitle>{words.newAppointment(number)}</ToastTitle>
      <ToastBody>
        {customerName} · {span(startsAt, endsAt)}
      </ToastBody>
      <ToastFooter>
        <TextLink to={appointmentPath(number)}>{words.view}</TextLink>
      </ToastFooter>
    </Toast>
  );
}
