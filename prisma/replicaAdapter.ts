import { PrismaPg } from "@prisma/adapter-pg";
import { withSharedWaitBudget } from "./connectionPool.ts";

/** Postgres' word for a statement that took longer than it may: the primary would take as long. */
export const STATEMENT_TIMEOUT_ERROR = "57014";

/**
 * Asks a replica what is read outside transactions; transactions and writes go to the primary, and so does every read that the replica
 * does not answer, for whatever reason: nobody sees its troubles. What it refuses as a write is done by the primary too.
 */
export class ReplicaAdapter extends PrismaPg {
  readonly #primary: PrismaPg;
  readonly #onFallback: () => Promise<void>;

  /** `fellBack` is awaited when the primary has answered in the replica's place. */
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
        if (codeOf(error) === STATEMENT_TIMEOUT_ERROR) throw error;
        // What was waited for the replica takes nothing from the patience with the primary.
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

function codeOf(error: unknown): string | null {
  if (!(error instanceof Error) || !(error.cause instanceof Object)) return null;
  return "originalCode" in error.cause ? String(error.cause.originalCode) : null;
}
