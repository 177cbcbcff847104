import { makeStyles, tokens } from "@fluentui/react-components";
import { Refusal } from "@machiya/schema/client/refusal";
import { isServiceDuration } from "@machiya/schema/domain/appointments/serviceRules";
import type { Alternative } from "@machiya/schema/domain/errors";
import { type ReactNode, useState } from "react";
import { AlternativeTimes, alternativesOf } from "../appointments/form/AlternativeTimes.tsx";
import { ClosedTime, isClosedTime } from "../appointments/form/ClosedTime.tsx";
import { useRescheduleAppointment } from "../appointments/record/useRescheduleAppointment.ts";
import { useMessages } from "../language/language.ts";
import { useDates } from "../language/useDates.ts";
import { useLabels } from "../language/useLabels.ts";
import { DateField } from "../ui/dates/DateField.tsx";
import { FormDialog } from "../ui/dialogs/FormDialog.tsx";
import { useToast } from "../ui/feedback/ToastProvider.tsx";
import { FormSelect } from "../ui/fields/FormSelect.tsx";
import { TextField } from "../ui/fields/TextField.tsx";
import { useUndo } from "../undo/useUndo.ts";
import type { Appointment } from "./appointmentEvents.ts";
import { MoveSummary } from "./MoveSummary.tsx";
import {
  alternativeTo,
  changeTo,
  isLengthOnly,
  moveTargets,
  type Person,
  unchangedMove,
  type WantedMove,
} from "./move.ts";

const useStyles = makeStyles({ note: { margin: 0, color: tokens.colorNeutralForeground2 } });

/** The values of the date and time fields. */
interface Clock {
  day: string;
  time: string;
}

/** The target of a drag, or of a key, which has not drawn anything that `undo` would return. */
export interface Drop {
  wanted: WantedMove;
  undo: (() => void) | null;
}

export interface MoveDialogProps {
  appointment: Appointment;
  staff: readonly Person[];
  /** Whether there are more staff members in service than these. */
  isLonger: boolean;
  /** The target of a drag or a key; null if the target is chosen in this dialog. */
  drop: Drop | null;
  onClose: () => void;
}

/**
 * Confirms the move or the new length of an appointment and shows its old and new time. Without a drag, the target is chosen
 * here. If the server refuses, the event returns to its place and the dialog offers alternatives.
 */
export function MoveDialog({ appointment, staff, isLonger, drop, onClose }: MoveDialogProps) {
  const styles = useStyles();
  const words = useMessages("appointmentCalendar");
  const { notSpecified, listSeparator } = useLabels();
  const dates = useDates();
  const notify = useToast();
  const undo = useUndo();
  const [commit, busy] = useRescheduleAppointment();
  const first = drop?.wanted ?? unchangedMove(appointment);
  const [people, setPeople] = useState(first.people);
  const [lengths, setLengths] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(Object.entries(first.minutes).map(([id, minutes]) => [id, String(minutes)])),
  );
  const readings = ({ startsAt }: Pick<WantedMove, "startsAt">): Clock => {
    const [day = "", time = ""] = dates.clock(startsAt).split("T");
    return { day, time };
  };
  // A dropped or proposed instant is kept because its local time is ambiguous when clocks are set back.
  const [exact, setExact] = useState<string | null>(first.startsAt);
  const [clock, setClock] = useState<Clock>(() => readings(first));
  const [problem, setProblem] = useState<"noTime" | "noLength" | "noChange" | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  const startsAt = exact ?? dates.instant(`${clock.day}T${clock.time}`);
  const minutes = Object.fromEntries(Object.entries(lengths).map(([id, text]) => [id, Number(text)]));
  const isLength = Object.values(minutes).every(isServiceDuration);
  const wanted = startsAt === null ? null : { startsAt, people, minutes };
  const change = wanted === null || !isLength ? null : changeTo(appointment, wanted);
  const isResize = drop !== null && isLengthOnly(changeTo(appointment, drop.wanted));
  const title = isResize ? words.resizeTitle : words.moveTitle;
  const showsFields = drop?.undo == null || failure !== null;

  const put = (next: Partial<Clock>) => {
    setExact(null);
    setProblem(null);
    setClock((now) => ({ ...now, ...next }));
  };
  const choose = (alternative: Alternative) => {
    const next = alternativeTo({ startsAt: alternative.startsAt, people, minutes }, alternative);
    setExact(next.startsAt);
    setClock(readings(next));
    setPeople(next.people);
    setProblem(null);
  };
  const dismiss = () => {
    drop?.undo?.();
    onClose();
  };
  const submit = (outsideHours: boolean) => {
    if (wanted === null) return setProblem("noTime");
    if (!isLength) return setProblem("noLength");
    if (change === null) return setProblem("noChange");
    commit({
      variables: { input: { ...change, outsideHours } },
      onCompleted: ({ rescheduleAppointment }) => {
        notify.success(
          (isResize ? words.resized : words.moved)(appointment.number),
          undo(rescheduleAppointment),
        );
        onClose();
      },
      onError: (error) => {
        drop?.undo?.();
        setFailure(error);
      },
    });
  };

  const nameOf = (id: string | null) =>
    (id === null ? undefined : staff.find((one) => one.id === id)?.name) ?? notSpecified;
  const fields: ReactNode = showsFields && (
    <>
      <DateField
        label={words.day}
        value={clock.day}
        required
        onChange={(day) => put({ day })}
        problem={problem === null || problem === "noLength" ? undefined : words[problem]}
      />
      <DateField
        kind="time"
        label={words.time}
        value={clock.time}
        required
        onChange={(time) => put({ time })}
      />
      {appointment.items.map((item) => {
        const { id, serviceName } = item;
        const names = moveTargets(item, people[id] ?? null, staff);
        return (
          <FormSelect
            key={id}
            label={appointment.items.length === 1 ? words.staff : words.staffFor(serviceName)}
            value={people[id] ?? ""}
            hint={isLonger ? words.firstStaff(staff.length) : undefined}
            options={["", ...names.keys()]}
            labelOf={(option) => names.get(option) ?? notSpecified}
            onChange={(chosen) => {
              setProblem(null);
              setPeople((now) => ({ ...now, [id]: chosen === "" ? null : chosen }));
            }}
          />
        );
      })}
      {appointment.items.map(({ id, serviceName }) => (
        <TextField
          key={id}
          inputMode="numeric"
          label={appointment.items.length === 1 ? words.length : words.lengthOf(serviceName)}
          value={lengths[id] ?? ""}
          problem={
            problem === "noLength" && !isServiceDuration(minutes[id] ?? 0) ? words.noLength : undefined
          }
          onChange={(text) => {
            setProblem(null);
            setLengths((now) => ({ ...now, [id]: text.trim() }));
          }}
        />
      ))}
    </>
  );
  /** Returns the names of all staff of the appointment at a proposed time; the server returns only the first. */
  const whom = ({ staffMemberId }: Alternative) =>
    staffMemberId === null
      ? notSpecified
      : [...new Set(Object.values(people).map((id) => nameOf(id)))].join(listSeparator);
  const proposes = alternativesOf(failure).length > 0;
  // After a change by someone else, the original time need not be the current one.
  const isChanged = failure instanceof Refusal && failure.code === "CONFLICT";
  return (
    <FormDialog
      title={title(appointment.number, appointment.customerName)}
      submit={isResize ? words.resizeSubmit : words.moveSubmit}
      busy={busy}
      error={proposes || isClosedTime(failure) ? null : failure}
      onSubmit={() => submit(false)}
      onDismiss={dismiss}
    >
      {fields}
      {wanted !== null && change !== null && (
        <MoveSummary appointment={appointment} wanted={wanted} staff={staff} />
      )}
      {proposes && <AlternativeTimes refusal={failure} onPick={choose} who={whom} />}
      {isClosedTime(failure) && <ClosedTime busy={busy} onAccept={() => submit(true)} />}
      {failure !== null && !isChanged && <p className={styles.note}>{words.putBack}</p>}
    </FormDialog>
  );
}
