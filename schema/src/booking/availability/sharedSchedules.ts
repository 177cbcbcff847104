import type { Transaction } from "../../writes/transaction.ts";
import { type DayScheduleQuery, type DaySchedules, daySchedules } from "./daySchedules.ts";

/** Reads schedules for one caller. */
export interface ScheduleReader {
  read(question: DayScheduleQuery): Promise<DaySchedules>;
  /** Makes later callers read these days again, because they have probably changed. */
  invalidate(days: readonly string[]): void;
}

interface SharedRead {
  startedAt: number;
  days: ReadonlySet<string>;
  result: Promise<DaySchedules>;
}

/** The reads that running callers may share, by question. */
interface Shared {
  callers: number;
  reads: Map<string, SharedRead>;
}

const shared = new WeakMap<object, Shared>();

/**
 * Runs `work` with a reader that shares schedules with concurrent callers of this process: it returns the
 * result of another caller's read that started after `work` did, so that many customers who compete for a
 * slot cause a few reads. It is as recent as a read of their own.
 */
export async function withSharedSchedules<Result>(
  database: Transaction,
  work: (schedules: ScheduleReader) => Promise<Result>,
): Promise<Result> {
  const state = shared.get(database) ?? { callers: 0, reads: new Map<string, SharedRead>() };
  shared.set(database, state);
  const since = performance.now();
  state.callers += 1;
  try {
    return await work({
      read(question) {
        const days = [...new Set(question.days)].sort();
        const key = JSON.stringify([days, question.atLeast, question.ignoreAppointmentId ?? null]);
        const known = state.reads.get(key);
        if (known !== undefined && known.startedAt >= since) return known.result;
        const result = daySchedules(database, question);
        const read = { startedAt: performance.now(), days: new Set(days), result };
        state.reads.set(key, read);
        result.catch(() => state.reads.get(key) === read && state.reads.delete(key));
        return result;
      },
      invalidate(days) {
        for (const [key, read] of state.reads)
          if (days.some((day) => read.days.has(day))) state.reads.delete(key);
      },
    });
  } finally {
    state.callers -= 1;
    if (state.callers === 0) state.reads.clear();
  }
}
