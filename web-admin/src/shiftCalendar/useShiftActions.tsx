import type { ShiftState } from "@machiya/prisma/enums";
import { mayHaveSucceeded, type Refusal } from "@machiya/schema/client/refusal";
import { type ReactNode, useState } from "react";
import type { useAssignShiftsMutation } from "../__generated__/useAssignShiftsMutation.graphql.ts";
import type { useSetShiftStateMutation } from "../__generated__/useSetShiftStateMutation.graphql.ts";
import { labelOf } from "../language/labelOf.ts";
import { useMessages } from "../language/language.ts";
import { useDates } from "../language/useDates.ts";
import { useLabels } from "../language/useLabels.ts";
import type { MutationCallbacks } from "../relay/network/mutationCallbacks.ts";
import { ConflictingAppointments, isAppointmentConflict } from "../relay/records/ConflictingAppointments.tsx";
import { useRole } from "../session/role.ts";
import { ConfirmDialog } from "../ui/dialogs/ConfirmDialog.tsx";
import { useToast } from "../ui/feedback/ToastProvider.tsx";
import { FormError } from "../ui/fields/FormError.tsx";
import type { OverlapHandling } from "./OverlapChoice.tsx";
import type { Shift } from "./shiftEvents.ts";
import { useAssignShifts } from "./useAssignShifts.ts";
import { useSetShiftState } from "./useSetShiftState.ts";

type Assigning = useAssignShiftsMutation["variables"]["input"]["changes"];
type Setting = Omit<useSetShiftStateMutation["variables"]["input"], "force" | "state"> & {
  state: ShiftState;
};

interface JobCallbacks extends Omit<MutationCallbacks, "onCompleted"> {
  /** Receives the change that undoes it; empty when nothing changed. */
  onCompleted: (inverse: Assigning) => void;
}

/** A change of shifts. */
interface Job {
  title: string;
  /** The confirmation text; null for a change that is easy to undo. */
  question: string | null;
  confirm: string;
  success: string;
  /** Sends the change. */
  send: (force: boolean, callbacks: JobCallbacks) => void;
  onDone?: (() => void) | undefined;
  /** Shows a failure of a change without a question; a toast shows it otherwise. */
  onError?: ((error: Error) => void) | undefined;
}

/** The actions for shifts, used by the calendar and its dialogs. */
export interface ShiftActions {
  busy: boolean;
  /** Removes a shift after confirmation. */
  remove: (shift: Shift) => void;
  /** Sets the state of one shift. */
  set: (shift: Shift, state: ShiftState) => void;
  /** Sets the state of many shifts, after confirmation if `question` is set. */
  setMany: (setting: Setting, question: string | null) => void;
  /** Assigns shifts; overlapping ones remain unless told otherwise. */
  assign: (
    changes: Assigning,
    options?: { overlaps?: OverlapHandling } & Pick<Job, "onDone" | "onError">,
  ) => void;
  /** The open confirmation, which must be rendered inside the topmost dialog. */
  question: ReactNode;
}

/**
 * Returns the actions for shifts. A change that conflicts with appointments lists these and can be forced.
 */
export function useShiftActions(onDone: () => void): ShiftActions {
  const words = useMessages("shiftCalendar");
  const { goOn } = useMessages("relayForce");
  const { undone } = useMessages("ui");
  const labels = useLabels();
  const { clockText } = useDates();
  const notify = useToast();
  const isAdmin = useRole() === "ADMIN";
  const [commitAssign, assigning] = useAssignShifts();
  const [commitSet, setting] = useSetShiftState();
  const [asking, setAsking] = useState<{ job: Job; conflict: Refusal | null } | null>(null);
  const [lost, setLost] = useState<Error | null>(null);
  const busy = assigning || setting;

  const run = (job: Job, force: boolean) => {
    setLost(null);
    job.send(force, {
      onCompleted: (inverse) => {
        setAsking(null);
        notify.success(job.success, inverse.length === 0 ? undefined : () => undo(inverse));
        job.onDone?.();
        onDone();
      },
      onError: (error) => {
        if (isAdmin && !force && isAppointmentConflict(error)) return ask({ job, conflict: error });
        // A question without a readable response stays, because its key prevents doing it twice.
        if ((force || job.question !== null) && mayHaveSucceeded(error)) return setLost(error);
        setAsking(null);
        (job.onError ?? notify.failure)(error);
      },
    });
  };
  const ask = (asked: NonNullable<typeof asking>) => {
    setLost(null);
    setAsking(asked);
  };
  const start = (job: Job) => (job.question === null ? run(job, false) : ask({ job, conflict: null }));

  const undo = (inverse: Assigning) =>
    commitAssign({
      variables: { input: { changes: inverse } },
      onCompleted: () => {
        notify.success(undone);
        onDone();
      },
      onError: notify.failure,
    });
  const sendAssign =
    (changes: Assigning, overlaps: OverlapHandling = "KEEP"): Job["send"] =>
    (force, { onCompleted, onError }) =>
      commitAssign({
        variables: { input: { changes, overlaps, force } },
        onCompleted: ({ assignShifts }) => onCompleted(assignShifts.inverse),
        onError,
      });
  const setJob = (what: Setting, question: string | null): Job => {
    const title = words[what.state];
    return {
      title,
      question,
      confirm: title,
      success: words.stateSet(labelOf(labels.shiftState, what.state)),
      send: (force, { onCompleted, onError }) =>
        commitSet({
          variables: { input: { ...what, force } },
          onCompleted: ({ setShiftState }) => onCompleted(setShiftState.inverse),
          onError,
        }),
    };
  };

  return {
    busy,
    remove: ({ date, staffMember, shiftTemplate }) =>
      start({
        title: words.removeTitle,
        question: words.removeQuestion(staffMember.name, clockText(date), shiftTemplate.name),
        confirm: words.remove,
        success: words.removed,
        send: sendAssign([
          { staffMemberId: staffMember.id, remove: [{ date, shiftTemplateId: shiftTemplate.id }] },
        ]),
      }),
    set: ({ date, staffMember, shiftTemplate }, state) =>
      start(
        setJob(
          {
            from: date,
            to: date,
            staffMemberIds: [staffMember.id],
            shiftTemplateIds: [shiftTemplate.id],
            state,
          },
          null,
        ),
      ),
    setMany: (what, question) => start(setJob(what, question)),
    assign: (changes, { overlaps, ...callbacks } = {}) =>
      start({
        title: words.assign,
        question: null,
        confirm: words.assign,
        success: words.assigned,
        send: sendAssign(changes, overlaps),
        ...callbacks,
      }),
    question: asking !== null && (
      <ConfirmDialog
        danger={asking.conflict !== null || asking.job.confirm === words.remove}
        title={asking.job.title}
        confirm={asking.conflict === null ? asking.job.confirm : goOn}
        busy={busy}
        onConfirm={() => run(asking.job, asking.conflict !== null)}
        onDismiss={() => setAsking(null)}
      >
        {asking.job.question}
        {asking.conflict !== null && <ConflictingAppointments refusal={asking.conflict} />}
        <FormError error={lost} />
      </ConfirmDialog>
    ),
  };
}
