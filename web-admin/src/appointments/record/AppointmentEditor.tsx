import { graphql, useFragment } from "react-relay";
import type { AppointmentEditor_appointment$key } from "../../__generated__/AppointmentEditor_appointment.graphql.ts";
import OpenAppointmentQueryNode, {
  type OpenAppointmentQuery$variables,
} from "../../__generated__/OpenAppointmentQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { useLabels } from "../../language/useLabels.ts";
import { ConflictNotice } from "../../relay/records/ConflictNotice.tsx";
import { useEdit } from "../../relay/records/useEdit.ts";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { useUndo } from "../../undo/useUndo.ts";
import { AppointmentForm } from "../form/AppointmentForm.tsx";
import {
  type AppointmentDraft,
  draftLines,
  lineInputs,
  linesText,
  readLines,
} from "../form/appointmentDraft.ts";
import { useAppointmentFieldNames } from "../form/useAppointmentFieldNames.ts";
import { useUpdateAppointment } from "./useUpdateAppointment.ts";

interface AppointmentEditorProps {
  appointment: AppointmentEditor_appointment$key;
  variables: OpenAppointmentQuery$variables;
  onClose: () => void;
}

/** Edits a pending or confirmed appointment. */
export function AppointmentEditor({ appointment, variables, onClose }: AppointmentEditorProps) {
  const words = useMessages("appointmentForm");
  const { saved } = useMessages("ui");
  const fieldNames = useAppointmentFieldNames();
  const valueText = useValueText();
  const notify = useToast();
  const { clock, instant } = useDates();
  const [update, busy] = useUpdateAppointment();
  const undo = useUndo();
  const { id, number, version, startsAt, items, customerName, customerPhone, note, walkIn } = useFragment(
    graphql`
      fragment AppointmentEditor_appointment on Appointment {
        id
        number
        version
        customerName
        customerPhone
        startsAt
        note
        walkIn
        items {
          id
          serviceName
          startsAt
          endsAt
          note
          service {
            id
          }
          staffMember {
            id
            name
          }
        }
      }
    `,
    appointment,
  );
  const values: AppointmentDraft = {
    customerName,
    customerPhone,
    startsAt: clock(startsAt),
    note,
    lines: linesText(draftLines(items)),
  };
  const inputOf = (seenVersion: number, changes: Partial<AppointmentDraft>) => {
    const { startsAt: movedTo, lines: changed, ...details } = changes;
    if (movedTo === undefined && changed === undefined) return { id, version: seenVersion, details };
    const lines = readLines(changed ?? values.lines);
    const remaining = new Set(lines.map((line) => line.id));
    return {
      id,
      version: seenVersion,
      details,
      lines: lineInputs(instant(movedTo ?? values.startsAt) ?? startsAt, lines),
      removeItemIds: items.map((item) => item.id).filter((item) => !remaining.has(item)),
    };
  };
  const edit = useEdit<AppointmentDraft>({
    current: { version, values },
    shownBy: { document: OpenAppointmentQueryNode, variables },
    save: (seenVersion, changes, callbacks, outsideHours) =>
      update({
        variables: { input: { ...inputOf(seenVersion, changes), outsideHours } },
        onCompleted: ({ updateAppointment }) => callbacks.onUndoable(undo(updateAppointment)),
        onError: callbacks.onError,
      }),
    onSaved: (undoSave) => {
      onClose();
      notify.success(saved, undoSave);
    },
    onUnchanged: onClose,
  });
  return (
    <AppointmentForm
      title={words.editTitle(number)}
      busy={busy}
      error={edit.error}
      draft={edit.draft}
      walkIn={walkIn}
      appointmentId={id}
      onChange={edit.change}
      onSubmit={edit.submit}
      onDismiss={onClose}
    >
      <ConflictNotice conflict={edit.conflict} fieldNames={fieldNames} valueText={valueText} />
    </AppointmentForm>
  );
}

/** Returns a function that formats a field of the draft for display. */
function useValueText(): (field: string, value: string) => string {
  const words = useMessages("appointmentForm");
  const { notSpecified } = useLabels();
  const { clockText } = useDates();
  return (field, value) => {
    if (field === "startsAt") return clockText(value);
    if (field !== "lines") return value;
    return readLines(value)
      .map(({ serviceName, staffName, note }) =>
        [words.withReason(serviceName, staffName || notSpecified), note].filter(Boolean).join(" "),
      )
      .join("\n");
  };
}
