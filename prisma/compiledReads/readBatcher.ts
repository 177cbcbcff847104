import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate } from "node:timers";
import { currentWaitRank } from "../waitBudget.ts";
import type { PlannedRead, ReadPlan } from "./plans.ts";
import type { DecodedRow, RawRow } from "./rows.ts";

/** Parses the result of a statement on the first call. */
export type ParseRows = () => { rows: readonly RawRow[]; decode(row: RawRow): DecodedRow };

/** Runs the statement of a plan. */
export type Fetch = (plan: Pick<ReadPlan, "text" | "rowMapper">, values: unknown[]) => Promise<ParseRows>;

/** Decodes the rows of one caller, who gets rows of their own. */
export type DecodeRows = () => DecodedRow[];

interface Waiter {
  /** The key of the row; undefined when the read is not by key. */
  key: unknown;
  resolve(decode: DecodeRows): void;
  reject(error: unknown): void;
}

interface Batch {
  plan: ReadPlan;
  /** All values except the keys. */
  values: readonly unknown[];
  waiters: Waiter[];
  /** The rank of the waiter that may wait the longest, and what runs a function in its async context. */
  rank: number;
  inRequest: <Result>(work: () => Result) => Result;
}

/**
 * Runs reads that are requested in the same turn of the event loop together, within one request or over
 * several: equal reads share one statement, and so do reads of one plan by different keys. Each caller
 * receives rows of its own.
 */
export class ReadBatcher {
  readonly #fetch: Fetch;
  #batches: Batch[] = [];

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  read({ plan, values }: PlannedRead): Promise<DecodeRows> {
    return new Promise((resolve, reject) => {
      const [key, ...rest] = plan.keyPlace < 0 ? [undefined, ...values] : values;
      const inRequest = AsyncLocalStorage.snapshot();
      const rank = currentWaitRank();
      const waiter = { key, resolve, reject };
      const same = this.#batches.find((batch) => batch.plan === plan && isEqual(batch.values, rest));
      if (same !== undefined) {
        same.waiters.push(waiter);
        if (rank >= same.rank) Object.assign(same, { rank, inRequest });
        return;
      }
      this.#batches.push({ plan, values: rest, waiters: [waiter], rank, inRequest });
      if (this.#batches.length === 1) setImmediate(() => this.#fetchAll());
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
    const isList = keys.length > 1 && plan.textOfMany !== null;
    const parse = isList
      ? await this.#fetch({ ...plan, text: plan.textOfMany ?? plan.text }, [keys, ...values])
      : await this.#fetch(plan, plan.keyPlace < 0 ? [...values] : [...keys, ...values]);
    const byKey = isList ? new Map(parse().rows.map((row) => [row[plan.keyPlace], row])) : null;
    for (const { key, resolve } of waiters) {
      resolve(() => {
        const { rows, decode } = parse();
        // With a single key Postgres decides about equality: an uppercase UUID matches too.
        const row = byKey?.get(key);
        const found = byKey === null ? rows : row === undefined ? [] : [row];
        return found.map(decode);
      });
    }
  }
}

function isEqual(first: readonly unknown[], second: readonly unknown[]): boolean {
  return first.every((value, index) => {
    const other = second[index];
    return Array.isArray(value) && Array.isArray(other)
      ? value.length === other.length && isEqual(value, other)
      : Object.is(value, other);
  });
}
