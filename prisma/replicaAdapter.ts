import { PrismaPg } from "@prisma/adapter-pg";
import { sqlStateOf } from "./sqlState.ts";
import { withSharedWaitBudget } from "./waitBudget.ts";

/**
 * Postgres' error code for a statement timeout. The primary is not tried then, because it would take as long.
 */
export const STATEMENT_TIMEOUT_ERROR = "57014";

/**
 * Sends reads outside transactions to a replica, and transactions and writes to the primary. Reads that fail
 * on the replica for any reason are repeated on the primary, so that callers do not notice. Writes that the
 * replica rejects run on the primary as well.
 */
export class ReplicaAdapter extends PrismaPg {
  readonly #primary: PrismaPg;
  readonly #onFallback: () => Promise<void>;

  /** `onFallback` is awaited after the primary has answered instead of the replica. */
  constructor(
    primary: PrismaPg,
    onFallback: () => Promise<void>,
    ...replica: ConstructorParameters<typeof PrismaPg>
  ) {
    super(...replica);
    this.#primary = primary;
    this.#onFallback = onFallback;
  }

  override async connect() {
    const [adapter, primary] = await Promise.all([super.connect(), this.#primary.connect()]);
    const askReplica = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = (query) =>
      askReplica(query).catch(async (error: unknown) => {
        if (sqlStateOf(error) === STATEMENT_TIMEOUT_ERROR) throw error;
        // The wait for the replica does not reduce the budget for the primary.
        const rows = await withSharedWaitBudget(() => primary.queryRaw(query));
        await this.#onFallback();
        return rows;
      });
    adapter.executeRaw = (query) => primary.executeRaw(query);
    adapter.executeScript = (script) => primary.executeScript(script);
    adapter.startTransaction = (isolation) => primary.startTransaction(isolation);
    return adapter;
  }
}
