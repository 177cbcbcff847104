import { graphql, useFragment } from "react-relay";
import type { RequestedAppointment_appointment$key } from "../__generated__/RequestedAppointment_appointment.graphql.ts";
import { useSpan } from "../appointments/form/useSpan.ts";
import { CustomerLink } from "../customers/CustomerLink.tsx";
import { AttentionRow } from "../home/attention/AttentionRow.tsx";
import { labelOf } from "../language/labelOf.ts";
import { useMessages } from "../language/language.ts";
import { useDates } from "../language/useDates.ts";
import { useLabels } from "../language/useLabels.ts";
import { appointmentPath } from "../paths.ts";
import { TextLink } from "../ui/TextLink.tsx";

interface RequestedAppointmentProps {
  appointment: RequestedAppointment_appointment$key;
  /** When the customer booked it. */
  at: string;
}

/** A customer's booking that was reviewed already. */
export function RequestedAppointment({ appointment, at }: RequestedAppointmentProps) {
  const words = useMessages("home");
  const labels = useLabels();
  const { dayTime } = useDates();
  const { span } = useSpan();
  const { number, customer, customerName, startsAt, endsAt, state } = useFragment(
    graphql`
      fragment RequestedAppointment_appointment on Appointment {
        number
        customer {
          id
          erased
        }
        customerName
        startsAt
        endsAt
        state
      }
    `,
    appointment,
  );
  return (
    <AttentionRow
      reason={labelOf(labels.appointmentState, state)}
      isLate={false}
      title={
        <>
          <TextLink to={appointmentPath(number)}>{words.appointment(number)}</TextLink>
          <CustomerLink customer={customer} name={customerName} />
        </>
      }
      detail={`${span(startsAt, endsAt)} · ${dayTime(at)}`}
    >
      {null}
    </AttentionRow>
  );
}
