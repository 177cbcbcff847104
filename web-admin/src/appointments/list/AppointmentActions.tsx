import { Button, useRestoreFocusTarget } from "@fluentui/react-components";
import { CheckmarkRegular, DismissCircleRegular, EyeRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AppointmentActions_appointment$key } from "../../__generated__/AppointmentActions_appointment.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { DeleteAction, EditAction, IconAction, RowAction, RowActions } from "../../ui/lists/RowActions.tsx";
import { CancelAppointmentDialog } from "../record/CancelAppointmentDialog.tsx";
import { ConfirmAppointment } from "../record/ConfirmAppointment.tsx";
import { VisitOutcomeMenu } from "../record/VisitOutcomeMenu.tsx";
import { DeleteAppointments } from "./DeleteAppointments.tsx";
import { useAppointmentAddress } from "./useAppointmentAddress.ts";

interface AppointmentActionsProps {
  appointment: AppointmentActions_appointment$key;
  /** Leaves out the link to the detail, for use inside the detail. */
  withoutDetail?: boolean;
}

/**
 * The actions that the server allows for an appointment now; the URL holds what they open
 * (useAppointmentAddress).
 */
export function AppointmentActions({ appointment, withoutDetail }: AppointmentActionsProps) {
  const words = useMessages("appointments");
  const { edit: editWord, delete: deleteWord } = useMessages("ui");
  const address = useAppointmentAddress();
  const restoreFocus = useRestoreFocusTarget();
  const [asking, setAsking] = useState<"confirm" | "REJECT" | "CANCEL" | "delete" | null>(null);
  const data = useFragment(
    graphql`
      fragment AppointmentActions_appointment on Appointment {
        id
        number
        canConfirm: can(action: CONFIRM) {
          allowed
        }
        canReject: can(action: REJECT) {
          allowed
        }
        canCancel: can(action: CANCEL) {
          allowed
        }
        canEdit: can(action: EDIT) {
          allowed
        }
        canDelete: can(action: DELETE) {
          allowed
        }
        ...ConfirmAppointment_appointment
        ...VisitOutcomeMenu_appointment
        ...CancelAppointmentDialog_appointment
      }
    `,
    appointment,
  );
  const { number, canConfirm, canEdit, canDelete } = data;
  // A pending appointment is rejected; a confirmed one is canceled.
  const callOff = data.canReject.allowed ? "REJECT" : data.canCancel.allowed ? "CANCEL" : null;
  const callOffLabel = callOff === "REJECT" ? words.rejectLabel(number) : words.cancelLabel(number);
  const callOffWord = callOff === "REJECT" ? words.reject : words.cancel;
  const stopAsking = () => setAsking(null);
  const confirm = canConfirm.allowed && (
    <Button
      {...restoreFocus}
      size={withoutDetail ? "medium" : "small"}
      appearance={withoutDetail ? "primary" : "secondary"}
      icon={<CheckmarkRegular />}
      aria-label={words.confirmLabel(number)}
      onClick={() => setAsking("confirm")}
    >
      {words.confirm}
    </Button>
  );
  return (
    <RowActions>
      {withoutDetail ? (
        <>
          {canDelete.allowed && (
            <RowAction size="medium" label={words.deleteLabel(number)} onClick={() => setAsking("delete")}>
              {deleteWord}
            </RowAction>
          )}
          {callOff !== null && (
            <RowAction size="medium" label={callOffLabel} onClick={() => setAsking(callOff)}>
              {callOffWord}
            </RowAction>
          )}
          {canEdit.allowed && (
            <RowAction size="medium" label={words.editLabel(number)} onClick={() => address.edit(number)}>
              {editWord}
            </RowAction>
          )}
          <VisitOutcomeMenu withText appointment={data} />
          {confirm}
        </>
      ) : (
        <>
          {confirm}
          <VisitOutcomeMenu appointment={data} />
          <IconAction
            label={words.detailLabel(number)}
            hint={words.detail}
            icon={<EyeRegular />}
            onClick={() => address.read(number)}
          />
          {canEdit.allowed && (
            <EditAction label={words.editLabel(number)} onClick={() => address.edit(number)} />
          )}
          {callOff !== null && (
            <IconAction
              label={callOffLabel}
              hint={callOffWord}
              icon={<DismissCircleRegular />}
              onClick={() => setAsking(callOff)}
            />
          )}
          {canDelete.allowed && (
            <DeleteAction label={words.deleteLabel(number)} onClick={() => setAsking("delete")} />
          )}
        </>
      )}
      {asking === "confirm" && (
        <ConfirmAppointment
          appointment={data}
          // The detail shows which staff member was assigned.
          onDone={(assigned) => assigned && address.read(number)}
          onClose={stopAsking}
        />
      )}
      {(asking === "REJECT" || asking === "CANCEL") && (
        <CancelAppointmentDialog appointment={data} action={asking} onClose={stopAsking} />
      )}
      {asking === "delete" && (
        <DeleteAppointments
          ids={[data.id]}
          itemsToDelete={{ name: words.appointment(number) }}
          onClose={stopAsking}
        />
      )}
    </RowActions>
  );
}
