import type { CancelledBy } from "@machiya/schema/domain/appointments/visitOutcome";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { CancelAppointmentDialog_appointment$key } from "../../__generated__/CancelAppointmentDialog_appointment.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import { ActionDialog } from "../../relay/records/ActionDialog.tsx";
import { FormSelect } from "../../ui/fields/FormSelect.tsx";
import { useUndo } from "../../undo/useUndo.ts";
import { useSpan } from "../form/useSpan.ts";
import { useCancelAppointment } from "./useCancelAppointment.ts";
import { useReviewAppointment } from "./useReviewAppointment.ts";

interface CancelAppointmentDialogProps {
  appointment: CancelAppointmentDialog_appointment$key;
  /** Rejects a pending appointment, or cancels one that may be confirmed already. */
  action: "REJECT" | "CANCEL";
  onClose: () => void;
}

/** Asks for confirmation before an appointment is rejected or canceled, which staff can undo from the toast. */
export function CancelAppointmentDialog({ appointment, action, onClose }: CancelAppointmentDialogProps) {
  const words = useMessages("appointments");
  const { appointmentAction, cancelledBy } = useLabels();
  const [lateBy, setLateBy] = useState<CancelledBy | "">("");
  const { span } = useSpan();
  const review = useReviewAppointment();
  const cancel = useCancelAppointment();
  const undo = useUndo();
  const shown = useFragment(
    graphql`
      fragment CancelAppointmentDialog_appointment on Appointment {
        id
        number
        version
        customerName
        startsAt
        endsAt
      }
    `,
    appointment,
  );
  // The action applies to the version that was shown when the dialog opened.
  const [{ id, number, version, customerName, startsAt, endsAt }] = useState(shown);
  const who = [number, customerName, span(startsAt, endsAt)] as const;
  const question = { danger: true, title: appointmentAction[action], dismiss: words.keep, onClose };
  if (action === "REJECT") {
    return (
      <ActionDialog
        {...question}
        act={review}
        variables={{ input: { id, version, decision: "CANCELLED" } }}
        success={words.rejected(number)}
        undo={({ reviewAppointment }) => undo(reviewAppointment)}
        confirm={words.reject}
      >
        <div>{words.rejectQuestion(...who)}</div>
        <div>{words.final}</div>
      </ActionDialog>
    );
  }
  return (
    <ActionDialog
      {...question}
      act={cancel}
      variables={{ input: { id, version, lateBy: lateBy === "" ? null : lateBy } }}
      success={words.cancelled(number)}
      undo={({ cancelAppointment }) => undo(cancelAppointment)}
      confirm={words.cancel}
    >
      <div>{words.cancelQuestion(...who)}</div>
      <div>{words.final}</div>
      <FormSelect
        label={words.lateBy}
        value={lateBy}
        options={["", "CUSTOMER", "SHOP"] as const}
        labelOf={(by) => (by === "" ? words.notLate : cancelledBy[by])}
        onChange={setLateBy}
      />
    </ActionDialog>
  );
}
