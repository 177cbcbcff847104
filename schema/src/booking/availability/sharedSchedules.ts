import type { Alternative } from "../../domain/errors.ts";
import type { Transaction } from "../../writes/transaction.ts";
import { type DayScheduleQuery, type DaySchedules, daySchedules } from "./daySchedules.ts";
import type { TimeCheck } from "./validateItems.ts";

/** Reads schedules for one caller. */
export interface ScheduleReader {
  read(question: DayScheduleQuery): Promise<DaySchedules>;
  /** Returns what `find` returns for a new appointment, which is the same for everyone who wants the same times. */
  alternatives(question: TimeCheck, find: () => Promise<Alternative[]>): Promise<Alternative[]>;
  /** Makes later callers read these days again, because they have probably changed. */
  invalidate(days: readonly string[]): void;
}

/** A result that callers share. */
interface SharedResult<Result> {
  startedAt: number;
  result: Promise<Result>;
}

/** The results that running callers may share, by question. */
class SharedResults {
  callers = 0;
  readonly schedules = new Map<string, SharedResult<DaySchedules> & { days: ReadonlySet<string> }>();
  readonly alternatives = new Map<string, SharedResult<Alternative[]>>();

  clear(): void {
    this.schedules.clear();
    this.alternatives.clear();
  }
}

const shared = new WeakMap<object, SharedResults>();

/**
 * Runs `work` with a reader that shares schedules with concurrent callers of this process: it returns the
 * result of another caller's read that started after `work` did, so that many customers who compete for a
 * slot cause a few reads. It is as recent as a read of their own.
 */
export async function withSharedSchedules<Result>(
  database: Transaction,
  work: (schedules: ScheduleReader) => Promise<Result>,
): Promise<Result> {
  const results = shared.get(database) ?? new SharedResults();
  shared.set(database, results);
  results.callers += 1;
  try {
    return await work(readerOf(database, results));
  } finally {
    results.callers -= 1;
    if (results.callers === 0) results.clear();
  }
}

function readerOf(database: Transaction, { schedules, alternatives }: SharedResults): ScheduleReader {
  const since = performance.now();
  /** Returns a result that started late enough, or starts and stores a new one. A failed one is not shared. */
  const share = <Shared extends SharedResult<unknown>>(
    known: Map<string, Shared>,
    key: string,
    start: () => Shared,
  ): Shared["result"] => {
    const found = known.get(key);
    if (found !== undefined && found.startedAt >= since) return found.result;
    const started = start();
    known.set(key, started);
    started.result.catch(() => known.get(key) === started && known.delete(key));
    return started.result;
  };
  return {
    read(question) {
      const days = [...new Set(question.days)].sort();
      const key = JSON.stringify([days, question.atLeast, question.ignoreAppointmentId ?? null]);
      return share(schedules, key, () => ({
        startedAt: performance.now(),
        days: new Set(days),
        result: daySchedules(database, question),
      }));
    },
    alternatives({ by, atLeast, items }, find) {
      const times = items.map(({ serviceId, staffMemberId, startsAt, endsAt }) => [
        ...[serviceId, staffMemberId],
        ...[startsAt.getTime(), endsAt.getTime()],
      ]);
      return share(alternatives, JSON.stringify([by, atLeast, times]), () => ({
        startedAt: performance.now(),
        result: find(),
      }));
    },
    invalidate(days) {
      for (const [key, read] of schedules) if (days.some((day) => read.days.has(day))) schedules.delete(key);
      alternatives.clear();
    },
  };
}
