import { Field, Input } from "@fluentui/react-components";
import type { Alternative } from "@machiya/schema/domain/errors";
import { type ReactNode, useState } from "react";
import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { DialogButtons } from "../../ui/dialogs/DialogButtons.tsx";
import { DialogFrame } from "../../ui/dialogs/DialogFrame.tsx";
import { BusyButton } from "../../ui/feedback/BusyButton.tsx";
import { FormError } from "../../ui/fields/FormError.tsx";
import { FormGrid } from "../../ui/fields/FormGrid.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { AlternativeTimes, alternativesOf } from "./AlternativeTimes.tsx";
import {
  type AppointmentDraft,
  EMPTY_LINE,
  isComplete,
  type LineDraft,
  linesText,
  readLines,
  UNASSIGNED,
} from "./appointmentDraft.ts";
import { ClosedTime, isClosedTime } from "./ClosedTime.tsx";
import { LinesEditor } from "./LinesEditor.tsx";
import { StartPicker } from "./StartPicker.tsx";
import { useAppointmentFieldNames } from "./useAppointmentFieldNames.ts";
import { useServiceChoices } from "./useServiceChoices.ts";

/** A read-only text that another field determines. */
function LockedField({ label, value }: { label: string; value: string }) {
  return (
    <Field label={label}>
      <Input readOnly appearance="filled-darker" value={value} />
    </Field>
  );
}

interface AppointmentFormProps {
  title: string;
  busy: boolean;
  /** The error of the last submission; null if it did not fail. */
  error: unknown;
  draft: AppointmentDraft;
  /** The minutes between the offered start times. */
  step: number;
  /** The fields that the chosen customer determines. */
  locked?: readonly ("customerName" | "customerPhone")[];
  /** The staff member who is preselected in the first new line. */
  staffMemberId?: string | undefined;
  /** The edited appointment. */
  appointmentId?: string;
  /** The content above the fields. */
  children?: ReactNode;
  onChange: (written: Partial<AppointmentDraft>) => void;
  /** Submits the draft; `outsideHours` accepts a time at which the store is closed. */
  onSubmit: (outsideHours: boolean) => void;
  onDismiss: () => void;
}

/**
 * The form of an appointment. It can be submitted with a name, a phone number and at least one line
 * (booking.md §5).
 */
export function AppointmentForm(props: AppointmentFormProps) {
  const { draft, busy, onChange, onSubmit, onDismiss } = props;
  const words = useMessages("appointmentForm");
  const { save } = useMessages("ui");
  const names = useAppointmentFieldNames();
  const { instant, clock } = useDates();
  const services = useServiceChoices();
  const [adding, setAdding] = useState({ ...EMPTY_LINE, staffMemberId: props.staffMemberId ?? "" });
  // The error refers to the previous start, so choosing another one clears it.
  const [settled, setSettled] = useState<unknown>(null);
  const error = props.error === settled ? null : props.error;
  const start = instant(draft.startsAt);
  const lines = readLines(draft.lines);
  const waiting = adding.serviceId !== "";
  const ready = isComplete(draft, start) && !waiting;
  const text = (field: "customerName" | "customerPhone", label: string, type: "text" | "tel") =>
    props.locked?.includes(field) ? (
      <LockedField label={label} value={draft[field]} />
    ) : (
      <TextField
        type={type}
        label={label}
        required
        value={draft[field]}
        onChange={(value) => onChange({ [field]: value })}
      />
    );
  const changeStart = (written: Partial<AppointmentDraft>) => {
    setSettled(props.error);
    onChange(written);
  };
  const pick = ({ startsAt, staffMemberId }: Alternative) => {
    // An alternative without a staff member is available only if the lines are unassigned.
    const free = (line: LineDraft) =>
      staffMemberId === null ? { ...line, staffMemberId: UNASSIGNED, staffName: "" } : line;
    changeStart({ startsAt: clock(startsAt), lines: linesText(lines.map(free)) });
  };
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
        {text("customerName", words.realName, "text")}
        {text("customerPhone", names.customerPhone, "tel")}
      </FormGrid>
      <StartPicker
        value={draft.startsAt}
        step={props.step}
        onChange={(startsAt) => changeStart({ startsAt })}
      />
      <LinesEditor
        start={start}
        lines={lines}
        adding={adding}
        services={services}
        appointmentId={props.appointmentId}
        onLines={(changed) => onChange({ lines: linesText(changed) })}
        onAdding={setAdding}
      />
      {waiting && <div role="status">{words.waitingLine}</div>}
      <TextField
        label={names.note}
        long
        rows={2}
        value={draft.note}
        onChange={(note) => onChange({ note })}
      />
      {alternativesOf(error).length > 0 ? (
        <AlternativeTimes refusal={error} onPick={pick} />
      ) : (
        !isClosedTime(error) && <FormError error={error} fieldNames={names} />
      )}
      {isClosedTime(error) && <ClosedTime busy={busy || !ready} onAccept={() => onSubmit(true)} />}
    </DialogFrame>
  );
}
