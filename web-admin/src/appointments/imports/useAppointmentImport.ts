import { mayHaveSucceeded, Refusal } from "@machiya/schema/client/refusal";
import { APPOINTMENT_FILE } from "@machiya/schema/domain/appointments/appointmentImport";
import { type FileProblem, tableFileError, tableTypeOf } from "@machiya/schema/domain/products/tableFile";
import type { ShiftState } from "@machiya/schema/domain/shifts/shiftApproval";
import { useState } from "react";
import { useRevalidator } from "react-router";
import type { ImportedRows_import$key } from "../../__generated__/ImportedRows_import.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { type ImportFile, readImportFile } from "../../products/imports/importFile.ts";
import { useLatest } from "../../products/imports/useLatest.ts";
import { useQueuePosition } from "../../products/imports/useQueuePosition.ts";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { useImportAppointments } from "./useImportAppointments.ts";

/** The effect of a file. */
interface Plan {
  accepted: number;
  refused: number;
  rows: ImportedRows_import$key;
}

interface ImportState {
  file: ImportFile | null;
  plan: Plan | null;
  /** The error that the file was rejected with. */
  error: unknown;
  /** Appointments changed after the check, so the file was not written. */
  outdated: boolean;
  /** The rows without errors were written; the plan says which were not. */
  partly: boolean;
}

/** The choices about the times that rows may have. */
interface ImportRules {
  /** The minimum state of a shift that counts. */
  atLeast: ShiftState;
  /** Whether times at which the store is closed are accepted. */
  outsideHours: boolean;
  /** Whether the rows without errors are imported although others have some. */
  skipRefused: boolean;
}

const DEFAULT_RULES: ImportRules = { atLeast: "CONFIRMED", outsideHours: false, skipRefused: false };

const NOTHING: ImportState = { file: null, plan: null, error: null, outdated: false, partly: false };

/** Returns the reason why a chosen file is rejected before upload. */
function problemOf({ name, size }: { name: string; size: number }): FileProblem | null {
  if (tableTypeOf(name, APPOINTMENT_FILE.types) === null) return "WRONG_TYPE";
  return size > APPOINTMENT_FILE.maxBytes ? "TOO_LARGE" : null;
}

/** Imports appointments: `check` previews each row of a file, `apply` writes them. */
export function useAppointmentImport(onDone: () => void) {
  const words = useMessages("appointmentImport");
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const [send, busy] = useImportAppointments();
  const { queueId, position } = useQueuePosition();
  const [state, setState] = useState(NOTHING);
  const [rules, setRules] = useState(DEFAULT_RULES);
  const beginCheck = useLatest();

  // A check that begins later replaces this one, whichever response comes first.
  const dryRun = (file: ImportFile, checked: ImportRules, isLatest: () => boolean) => {
    setState({ ...NOTHING, file });
    send({
      variables: { input: { ...file, ...checked, queueId, dryRun: true } },
      onCompleted: ({ importAppointments }) => {
        if (!isLatest()) return;
        setState({ ...NOTHING, file, plan: { ...importAppointments, rows: importAppointments } });
      },
      onError: (error) => {
        if (isLatest()) setState({ ...NOTHING, file, error });
      },
    });
  };
  const check = async (chosen: File) => {
    const isLatest = beginCheck();
    const problem = problemOf(chosen);
    if (problem !== null) {
      const error = new Refusal("INVALID_INPUT", { file: tableFileError(problem, APPOINTMENT_FILE) });
      return setState({ ...NOTHING, error });
    }
    const file = await readImportFile(chosen);
    if (!isLatest()) return;
    setRules({ ...rules, skipRefused: false });
    dryRun(file, rules, isLatest);
  };
  const changeRules = (changed: Partial<ImportRules>) => {
    const next = { ...rules, ...changed };
    setRules(next);
    // The verdicts do not depend on what is done about them.
    if (changed.skipRefused === undefined && state.file !== null) dryRun(state.file, next, beginCheck());
  };
  const apply = (onAnswer: () => void) => {
    const { file } = state;
    if (file === null) return;
    setState({ ...state, error: null });
    send({
      variables: { input: { ...file, ...rules, queueId, dryRun: false } },
      onCompleted: ({ importAppointments }) => {
        onAnswer();
        if (!importAppointments.applied) {
          const plan = { ...importAppointments, rows: importAppointments };
          return setState({ ...NOTHING, file, plan, outdated: true });
        }
        notify.success(words.applied(importAppointments.accepted));
        // Without the file, its rows cannot be imported twice.
        if (importAppointments.refused > 0) {
          const plan = { ...importAppointments, rows: importAppointments };
          setState({ ...NOTHING, plan, partly: true });
        }
        void revalidate().then(importAppointments.refused > 0 ? undefined : onDone);
      },
      onError: (error) => {
        // Without a readable response, the question stays with the checked rows, and is asked again.
        if (mayHaveSucceeded(error)) return setState({ ...state, error });
        onAnswer();
        setState({ ...NOTHING, file, error });
      },
    });
  };
  return { state, rules, changeRules, check, apply, busy, position };
}
