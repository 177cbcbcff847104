import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ConfirmAppointment_appointment$key } from "../../__generated__/ConfirmAppointment_appointment.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { FormError } from "../../ui/fields/FormError.tsx";
import { useUndo } from "../../undo/useUndo.ts";
import { ClosedTime, isClosedTime } from "../form/ClosedTime.tsx";
import { useSpan } from "../form/useSpan.ts";
import { useReviewAppointment } from "./useReviewAppointment.ts";

interface ConfirmAppointmentProps {
  appointment: ConfirmAppointment_appointment$key;
  /** Called after confirmation; `assigned` means that unassigned lines got a staff member. */
  onDone?: (assigned: boolean) => void;
  onClose: () => void;
}

/**
 * Asks before an appointment is confirmed, and reports which staff members unassigned lines got. The dialog
 * shows a refusal.
 */
export function ConfirmAppointment({ appointment, onDone, onClose }: ConfirmAppointmentProps) {
  const words = useMessages("appointments");
  const { appointmentAction, listSeparator } = useLabels();
  const { span } = useSpan();
  const notify = useToast();
  const [review, busy] = useReviewAppointment();
  const undo = useUndo();
  const [error, setError] = useState<unknown>(null);
  const shown = useFragment(
    graphql`
      fragment ConfirmAppointment_appointment on Appointment {
        id
        number
        version
        customerName
        startsAt
        endsAt
        items {
          id
          staffMember {
            id
          }
        }
      }
    `,
    appointment,
  );
  // The confirmation applies to the version that was shown when the dialog opened.
  const [confirmed] = useState(shown);
  const { id, number, version, customerName, startsAt, endsAt, items } = confirmed;
  const open = items.filter(({ staffMember }) => staffMember == null).map((item) => item.id);
  const confirm = (outsideHours: boolean) => {
    setError(null);
    review({
      variables: { input: { id, version, decision: "CONFIRMED", outsideHours } },
      onCompleted: ({ reviewAppointment }) => {
        onClose();
        const assigned = reviewAppointment.items
          .filter((item) => open.includes(item.id))
          .map((item) => words.assigned(item.serviceName, item.staffMember?.name ?? "—"));
        notify.success([words.confirmed(number), ...assigned].join(listSeparator), undo(reviewAppointment));
        onDone?.(assigned.length > 0);
      },
      onError: setError,
    });
  };
  return (
    <ConfirmDialog
      title={appointmentAction.CONFIRM}
      confirm={words.confirm}
      busy={busy}
      onConfirm={() => confirm(false)}
      onDismiss={onClose}
    >
      <div>{words.confirmQuestion(number, customerName, span(startsAt, endsAt))}</div>
      {open.length > 0 && <div>{words.confirmAssigns}</div>}
      {isClosedTime(error) ? (
        <ClosedTime busy={busy} onAccept={() => confirm(true)} />
      ) : (
        <FormError error={error} />
      )}
    </ConfirmDialog>
  );
}
