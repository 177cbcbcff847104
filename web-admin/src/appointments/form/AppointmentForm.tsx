import type { Alternative } from "@machiya/schema/domain/errors";
import { type ReactNode, useState } from "react";
import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { DialogButtons } from "../../ui/dialogs/DialogButtons.tsx";
import { DialogFrame } from "../../ui/dialogs/DialogFrame.tsx";
import { BusyButton } from "../../ui/feedback/BusyButton.tsx";
import { FormGrid } from "../../ui/fields/FormGrid.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import {
  type AppointmentDraft,
  atAlternative,
  isComplete,
  linesText,
  readLines,
} from "./appointmentDraft.ts";
import { LinesEditor } from "./LinesEditor.tsx";
import { StartPicker } from "./StartPicker.tsx";
import { EDIT_STEP } from "./startTimes.ts";
import { TimeError } from "./TimeError.tsx";
import { useAppointmentFieldNames } from "./useAppointmentFieldNames.ts";
import { useServiceChoices } from "./useServiceChoices.ts";
import { useServingStaff } from "./useServingStaff.ts";

interface AppointmentFormProps {
  title: string;
  busy: boolean;
  /** The error of the last submission; null if it did not fail. */
  error: unknown;
  draft: AppointmentDraft;
  /** Whether the appointment needs no phone number. */
  walkIn: boolean;
  /** The edited appointment. */
  appointmentId: string;
  /** The content above the fields. */
  children?: ReactNode;
  onChange: (written: Partial<AppointmentDraft>) => void;
  /** Submits the draft; `outsideHours` accepts a time at which the store is closed. */
  onSubmit: (outsideHours: boolean) => void;
  onDismiss: () => void;
}

/**
 * The form of an existing appointment. It can be submitted with a name, a phone number and at least one line
 * (booking.md §5).
 */
export function AppointmentForm(props: AppointmentFormProps) {
  const { draft, busy, onChange, onSubmit, onDismiss } = props;
  const words = useMessages("appointmentForm");
  const { save } = useMessages("ui");
  const names = useAppointmentFieldNames();
  const { instant, clock } = useDates();
  const services = useServiceChoices();
  const staff = useServingStaff();
  // The error refers to the previous start, so choosing another one clears it.
  const [settled, setSettled] = useState<unknown>(null);
  const error = props.error === settled ? null : props.error;
  const start = instant(draft.startsAt);
  const lines = readLines(draft.lines);
  const ready = isComplete(draft, start, props.walkIn);
  const changeStart = (written: Partial<AppointmentDraft>) => {
    setSettled(props.error);
    onChange(written);
  };
  const pick = (alternative: Alternative) =>
    changeStart({
      startsAt: clock(alternative.startsAt),
      lines: linesText(atAlternative(lines, alternative)),
    });
  return (
    <DialogFrame
      title={props.title}
      busy={busy}
      onSubmit={() => ready && onSubmit(false)}
      onDismiss={onDismiss}
      actions={
        <DialogButtons busy={busy} onDismiss={onDismiss}>
          <BusyButton type="submit" busy={busy} disabled={!ready}>
            {save}
          </BusyButton>
        </DialogButtons>
      }
    >
      {props.children}
      <FormGrid>
        <TextField
          label={words.realName}
          required
          value={draft.customerName}
          onChange={(customerName) => onChange({ customerName })}
        />
        <TextField
          type="tel"
          label={names.customerPhone}
          required={!props.walkIn}
          value={draft.customerPhone}
          onChange={(customerPhone) => onChange({ customerPhone })}
        />
      </FormGrid>
      <StartPicker
        value={draft.startsAt}
        step={EDIT_STEP}
        onChange={(startsAt) => changeStart({ startsAt })}
      />
      <LinesEditor
        start={start}
        lines={lines}
        services={services}
        staff={staff}
        appointmentId={props.appointmentId}
        onLines={(changed) => onChange({ lines: linesText(changed) })}
      />
      <TextField
        label={names.note}
        long
        rows={2}
        value={draft.note}
        onChange={(note) => onChange({ note })}
      />
      <TimeError
        error={error}
        names={names}
        busy={busy || !ready}
        onPick={pick}
        onAccept={() => onSubmit(true)}
      />
    </DialogFrame>
  );
}
