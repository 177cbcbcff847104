import { AsyncLocalStorage } from "node:async_hooks";
import { currentWaitBudget } from "../connectionPool.ts";
import type { PlannedRead, ReadPlan } from "./plans.ts";
import type { DecodedRow, RawRow } from "./rows.ts";

/** Runs the statement of a plan. */
export type Fetch = (
  plan: Pick<ReadPlan, "text" | "rowMapper">,
  values: unknown[],
) => Promise<{ rows: readonly RawRow[]; decode(row: RawRow): DecodedRow }>;

interface Waiter {
  key: unknown;
  resolve(row: DecodedRow | null): void;
  reject(error: unknown): void;
}

interface Batch {
  plan: ReadPlan;
  /** All values except the keys. */
  values: readonly unknown[];
  waiters: Waiter[];
  /** The wait budget of the request to which all waiters belong. */
  waitBudget: unknown;
  /** Runs a function in the async context of that request. */
  inRequest: <Result>(work: () => Result) => Result;
}

/** Batches reads by key within one tick into one statement, as Prisma does with its own. */
export class FindUniqueLoader {
  readonly #fetch: Fetch;
  #batches: Batch[] = [];

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  /** Finds one row; null when it does not exist. */
  find({ plan, values: [key, ...values] }: PlannedRead): Promise<DecodedRow | null> {
    return new Promise((resolve, reject) => {
      const waitBudget = currentWaitBudget();
      const same = this.#batches.find(
        (batch) => batch.plan === plan && batch.waitBudget === waitBudget && isEqual(batch.values, values),
      );
      const waiter = { key, resolve, reject };
      if (same !== undefined) {
        same.waiters.push(waiter);
        return;
      }
      const inRequest = AsyncLocalStorage.snapshot();
      this.#batches.push({ plan, values, waiters: [waiter], waitBudget, inRequest });
      if (this.#batches.length === 1) process.nextTick(() => this.#fetchAll());
    });
  }

  #fetchAll(): void {
    const batches = this.#batches;
    this.#batches = [];
    for (const batch of batches) {
      batch
        .inRequest(() => this.#fetchBatch(batch))
        .catch((error) => {
          for (const { reject } of batch.waiters) reject(error);
        });
    }
  }

  async #fetchBatch({ plan, values, waiters }: Batch): Promise<void> {
    const keys = [...new Set(waiters.map(({ key }) => key))];
    const [only, ...others] = keys;
    const { rows, decode } =
      plan.textOfMany === null || others.length === 0
        ? await this.#fetch(plan, [only, ...values])
        : await this.#fetch({ ...plan, text: plan.textOfMany }, [keys, ...values]);
    const byKey = new Map(rows.map((row) => [row[plan.keyPlace], row]));
    for (const { key, resolve } of waiters) {
      // With a single key Postgres decides about equality: an uppercase UUID matches too.
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
