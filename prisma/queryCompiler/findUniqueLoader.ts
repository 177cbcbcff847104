import { AsyncLocalStorage } from "node:async_hooks";
import { currentWaitBudget } from "../connectionPool.ts";
import type { PlannedRead, ReadPlan } from "./plans.ts";
import type { DecodedRow, RawRow } from "./rows.ts";

/** Runs a statement of a plan. */
export type Fetch = (
  plan: Pick<ReadPlan, "text" | "reviver">,
  values: unknown[],
) => Promise<{ rows: readonly RawRow[]; decode(row: RawRow): DecodedRow }>;

interface Waiter {
  key: unknown;
  resolve(row: DecodedRow | null): void;
  reject(error: unknown): void;
}

interface Batch {
  plan: ReadPlan;
  /** All values but the keys. */
  values: readonly unknown[];
  waiters: Waiter[];
  /** Of the request that all who wait belong to. */
  patience: unknown;
  /** Runs something as in that request. */
  inRequest: <Result>(work: () => Result) => Result;
}

/** Reads by a key, which are gathered while nothing else happens and asked for at once, as Prisma does with its own. */
export class FindUniqueLoader {
  readonly #fetch: Fetch;
  #batches: Batch[] = [];

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  /** Answers null when there is no such row. */
  find({ plan, values: [key, ...values] }: PlannedRead): Promise<DecodedRow | null> {
    return new Promise((resolve, reject) => {
      const patience = currentWaitBudget();
      const same = this.#batches.find(
        (batch) => batch.plan === plan && batch.patience === patience && isEqual(batch.values, values),
      );
      const waiter = { key, resolve, reject };
      if (same !== undefined) {
        same.waiters.push(waiter);
        return;
      }
      const inRequest = AsyncLocalStorage.snapshot();
      this.#batches.push({ plan, values, waiters: [waiter], patience, inRequest });
      if (this.#batches.length === 1) process.nextTick(() => this.#askAll());
    });
  }

  #askAll(): void {
    const batches = this.#batches;
    this.#batches = [];
    for (const batch of batches) {
      batch
        .inRequest(() => this.#ask(batch))
        .catch((error) => {
          for (const { reject } of batch.waiters) reject(error);
        });
    }
  }

  async #ask({ plan, values, waiters }: Batch): Promise<void> {
    const keys = [...new Set(waiters.map(({ key }) => key))];
    const [only, ...others] = keys;
    const { rows, decode } =
      plan.textOfMany === null || others.length === 0
        ? await this.#fetch(plan, [only, ...values])
        : await this.#fetch({ ...plan, text: plan.textOfMany }, [keys, ...values]);
    const byKey = new Map(rows.map((row) => [row[plan.keyPlace], row]));
    for (const { key, resolve } of waiters) {
      // Of one key Postgres says what is equal to it: a UUID in capitals is.
      const row = others.length === 0 ? rows[0] : byKey.get(key);
      resolve(row === undefined ? null : decode(row));
    }
  }
}

function isEqual(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.every((value, index) => {
    const other = others[index];
    return Array.isArray(value) && Array.isArray(other)
      ? value.length === other.length && isEqual(value, other)
      : Object.is(value, other);
  });
}
