import {
  type CancelledBy,
  namesCanceller,
  type VisitOutcome,
} from "@machiya/schema/domain/appointments/visitOutcome";
import { labelOf } from "../../language/labelOf.ts";
import { useLabels } from "../../language/useLabels.ts";
import type { Tone } from "../../ui/Tag.tsx";

/** An outcome with the one who canceled, if it names one; null means none. */
export interface RecordedOutcome {
  outcome: VisitOutcome | null;
  cancelledBy: CancelledBy | null;
}

const CANCELLERS: readonly CancelledBy[] = ["CUSTOMER", "SHOP"];

/** Returns one choice per outcome; a late cancellation has one for each who may have canceled. */
export function outcomeChoices(possible: readonly VisitOutcome[]): RecordedOutcome[] {
  return possible.flatMap((outcome): RecordedOutcome[] =>
    namesCanceller(outcome)
      ? CANCELLERS.map((cancelledBy) => ({ outcome, cancelledBy }))
      : [{ outcome, cancelledBy: null }],
  );
}

/** Returns a function that formats an outcome: Late cancellation (Customer). */
export function useOutcomeText() {
  const labels = useLabels();
  return ({ outcome, cancelledBy }: { outcome: string | null; cancelledBy: string | null }): string => {
    const text = labelOf(labels.visitOutcome, outcome ?? "");
    return cancelledBy === null ? text : `${text} (${labelOf(labels.cancelledBy, cancelledBy)})`;
  };
}

const TONES: Record<VisitOutcome, Tone> = {
  ARRIVED: "busy",
  DONE: "done",
  NO_SHOW: "wait",
  LATE_CANCEL: "wait",
};

/** Returns the tone of an outcome; one that a newer server sends is gray. */
export function outcomeTone(outcome: string): Tone {
  const tones: Readonly<Record<string, Tone>> = TONES;
  return tones[outcome] ?? "off";
}
