import { Button, useRestoreFocusTarget } from "@fluentui/react-components";
import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { PendingAppointment_appointment$key } from "../../__generated__/PendingAppointment_appointment.graphql.ts";
import { useSpan } from "../../appointments/form/useSpan.ts";
import { CustomerLink } from "../../customers/CustomerLink.tsx";
import { useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import { appointmentPath } from "../../paths.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import { AttentionRow } from "./AttentionRow.tsx";

const ConfirmAppointment = createLazyComponent(
  async () => (await import("../../appointments/record/ConfirmAppointment.tsx")).ConfirmAppointment,
);
const CancelAppointmentDialog = createLazyComponent(
  async () => (await import("../../appointments/record/CancelAppointmentDialog.tsx")).CancelAppointmentDialog,
);

interface PendingAppointmentProps {
  appointment: PendingAppointment_appointment$key;
  isLate: boolean;
}

/** An appointment that waits for review. */
export function PendingAppointment({ appointment, isLate }: PendingAppointmentProps) {
  const words = useMessages("home");
  const actions = useMessages("appointments");
  const { listSeparator } = useLabels();
  const { span } = useSpan();
  const restoreFocus = useRestoreFocusTarget();
  const [asking, setAsking] = useState<"confirm" | "reject" | null>(null);
  const data = useFragment(
    graphql`
      fragment PendingAppointment_appointment on Appointment {
        number
        customerName
        customer {
          id
          erased
        }
        startsAt
        endsAt
        items {
          id
          serviceName
        }
        canConfirm: can(action: CONFIRM) {
          allowed
        }
        canReject: can(action: REJECT) {
          allowed
        }
        ...ConfirmAppointment_appointment
        ...CancelAppointmentDialog_appointment
      }
    `,
    appointment,
  );
  const { number, customerName, customer, startsAt, endsAt, items, canConfirm, canReject } = data;
  const close = () => setAsking(null);
  return (
    <AttentionRow
      reason={words.reasons.APPOINTMENT_PENDING}
      isLate={isLate}
      title={
        <>
          <TextLink to={appointmentPath(number)}>{words.appointment(number)}</TextLink>
          <CustomerLink customer={customer} name={customerName} />
        </>
      }
      detail={`${span(startsAt, endsAt)} · ${items.map(({ serviceName }) => serviceName).join(listSeparator)}`}
    >
      {canConfirm.allowed && (
        <Button
          {...restoreFocus}
          size="small"
          aria-label={actions.confirmLabel(number)}
          onClick={() => setAsking("confirm")}
        >
          {actions.confirm}
        </Button>
      )}
      {canReject.allowed && (
        <Button
          {...restoreFocus}
          size="small"
          appearance="subtle"
          aria-label={actions.rejectLabel(number)}
          onClick={() => setAsking("reject")}
        >
          {actions.reject}
        </Button>
      )}
      {asking !== null && (
        <Suspense>
          {asking === "confirm" ? (
            <ConfirmAppointment appointment={data} onClose={close} />
          ) : (
            <CancelAppointmentDialog appointment={data} action="REJECT" onClose={close} />
          )}
        </Suspense>
      )}
    </AttentionRow>
  );
}
