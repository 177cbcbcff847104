import { AsyncLocalStorage } from "node:async_hooks";

/** The deadline that all waits of one request share, and what the request has used of the database. */
export interface WaitBudget {
  /** When the request began (`performance.now()`); the pool's `waitMs` later, its waits end. */
  beganAt: number;
  /** True after a wait was refused: the request is being answered, and waits no more. */
  refused: boolean;
  /** True once the response has begun: a stream's later statements each have a deadline of their own. */
  answered: boolean;
  /** True after the request has committed a write: it precedes others in the queue. */
  hasCommitted: boolean;
  /** Milliseconds for which the request held connections. */
  held: number;
  /** The budget in which this one was started. */
  readonly parent: WaitBudget | undefined;
}
export const newWaitBudget = (parent?: WaitBudget): WaitBudget => ({
  beganAt: performance.now(),
  refused: false,
  answered: false,
  hasCommitted: false,
  held: 0,
  parent,
});
const waitBudgets = new AsyncLocalStorage<WaitBudget | undefined>();

/** Returns the budget of the current request; undefined outside of requests. */
export const currentWaitBudget = (): WaitBudget | undefined => waitBudgets.getStore();

/** Runs `work` with this budget. */
export const withWaitBudget = <Result>(budget: WaitBudget | undefined, work: () => Result): Result =>
  waitBudgets.run(budget, work);

/** Returns a number that is larger the longer the current request may still wait. */
export function currentWaitRank(): number {
  const budget = waitBudgets.getStore();
  if (budget === undefined || budget.answered) return Number.POSITIVE_INFINITY;
  return budget.refused ? Number.NEGATIVE_INFINITY : budget.beganAt;
}

/** Returns for how many milliseconds the current request has held connections so far. */
export const connectionTime = (): number => waitBudgets.getStore()?.held ?? 0;

/**
 * Runs `work` with one deadline for all its connections, statements and locks, instead of one for each wait.
 * The deadline ends with the promise that `work` returns.
 */
export function withSharedWaitBudget<Result>(work: () => Promise<Result>): Promise<Result> {
  const budget = newWaitBudget(waitBudgets.getStore());
  return waitBudgets.run(budget, work).finally(() => {
    budget.answered = true;
  });
}

/**
 * Begins the deadline of the current request again and lets it precede others in the queue, because it has
 * committed a write and only builds the response.
 */
export function renewWaitBudget(): void {
  const budget = waitBudgets.getStore();
  if (budget === undefined) return;
  budget.beganAt = performance.now();
  budget.refused = false;
  budget.hasCommitted = true;
}
