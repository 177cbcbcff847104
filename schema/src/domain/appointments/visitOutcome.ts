import type { AppointmentState, CancelledBy, VisitOutcome } from "@machiya/prisma/enums";

export type { CancelledBy, VisitOutcome };

/** When an outcome can be recorded: before the visit, from its day on, or from its start on. */
type Earliest = "ANY_TIME" | "DAY" | "START";

interface OutcomeRule {
  /** The state that the appointment must have. */
  state: AppointmentState;
  from: Earliest;
}

/**
 * A guest can arrive early on the day; a visit can neither be over nor missed before its start. A late
 * cancellation is one of a canceled appointment.
 */
const RULES: Record<VisitOutcome, OutcomeRule> = {
  ARRIVED: { state: "CONFIRMED", from: "DAY" },
  DONE: { state: "CONFIRMED", from: "START" },
  NO_SHOW: { state: "CONFIRMED", from: "START" },
  LATE_CANCEL: { state: "CANCELLED", from: "ANY_TIME" },
};

/** Every outcome, in the order of a visit. */
export const VISIT_OUTCOMES = Object.keys(RULES) as readonly VisitOutcome[];

/** What decides which outcomes an appointment can have now. */
export interface VisitFacts {
  state: AppointmentState;
  startsAt: Date;
  /** The first instant of the visit's day in the store's zone. */
  dayStartsAt: Date;
  now: Date;
}

const MET: Record<Earliest, (visit: VisitFacts) => boolean> = {
  ANY_TIME: () => true,
  DAY: ({ now, dayStartsAt }) => now >= dayStartsAt,
  START: ({ now, startsAt }) => now >= startsAt,
};

/** Returns whether the outcome can be recorded now. */
export function canHaveOutcome(outcome: VisitOutcome, visit: VisitFacts): boolean {
  const { state, from } = RULES[outcome];
  return visit.state === state && MET[from](visit);
}

/** Returns the outcomes that can be recorded now, in the order of a visit. */
export function possibleOutcomes(visit: VisitFacts): VisitOutcome[] {
  return VISIT_OUTCOMES.filter((outcome) => canHaveOutcome(outcome, visit));
}

/** Returns whether the outcome says who canceled; every other one has no such reason. */
export function namesCanceller(outcome: VisitOutcome | null): boolean {
  return outcome === "LATE_CANCEL";
}

/** The columns of an outcome; both are null while there is none. */
export interface OutcomeColumns {
  outcome: VisitOutcome | null;
  cancelledBy: CancelledBy | null;
}

/** The outcome of an appointment that is canceled, when staff say by whom it was canceled late. */
export function outcomeOfCancellation(lateBy: CancelledBy | null | undefined): OutcomeColumns {
  return lateBy == null
    ? { outcome: null, cancelledBy: null }
    : { outcome: "LATE_CANCEL", cancelledBy: lateBy };
}

type Visit = Pick<VisitFacts, "state" | "startsAt">;

/** Returns the outcome after a change: a visit in another state or at another time has not had its outcome yet. */
export function outcomeAfterChange(before: Visit & OutcomeColumns, after: Visit): OutcomeColumns {
  const isSame = before.state === after.state && before.startsAt.getTime() === after.startsAt.getTime();
  return isSame
    ? { outcome: before.outcome, cancelledBy: before.cancelledBy }
    : { outcome: null, cancelledBy: null };
}
