import { DatabaseUnavailable } from "../connectionPool.ts";
import type { PrismaClient } from "../generated/prisma/client.ts";
import { allModels, type Model } from "./models.ts";
import { type PlannedRead, planCount, planFirst, planMany, planUnique } from "./plans.ts";
import { Unsupported } from "./queryShape.ts";
import { type LazyPromise, Read } from "./read.ts";
import { type Fetch, ReadBatcher } from "./readBatcher.ts";
import type { DecodedRow, RowMapper } from "./rows.ts";

/** A row's columns as Postgres text. */
export type TextRow = (string | null)[];

/** Runs a statement and returns its rows. */
export type RunStatement = (sql: string, values: unknown[]) => Promise<TextRow[]>;

type Delegate = Record<string, ((args: unknown) => LazyPromise) | undefined>;
type Answer = (planned: PlannedRead) => Promise<unknown>;

interface ReadKind {
  /** Plans a read. Throws Unsupported. */
  plan(model: Model, args: unknown): PlannedRead;
  resultOf: Answer;
  /** Whether a missing row is an error. */
  isRequired?: boolean;
}

/**
 * Postgres' error codes for a statement timeout and a lock timeout, after which Prisma does not retry the
 * read.
 */
const UNSUPPORTED_QUERIES = new Set<unknown>(["57014", "55P03"]);

/**
 * Returns the same client, whose reads outside transactions run as one statement each and return rows as JSON
 * made by Postgres. Prisma runs one statement per relation and takes much longer to build rows. Prisma itself
 * answers unsupported reads, required rows that are missing, and reads that fail.
 */
export function compileReads(prisma: PrismaClient, run: RunStatement): PrismaClient {
  let connected: Promise<void> | undefined;
  const fetch: Fetch = async ({ text, rowMapper }, values) => {
    // Prisma connects first, because it monitors and closes the pool.
    connected ??= prisma.$connect().catch((error) => {
      connected = undefined;
      throw error;
    });
    await connected;
    const [row = []] = await run(text, values);
    let parsed: ReturnType<RowMapper["read"]> | undefined;
    return () => {
      parsed ??= rowMapper.read(row);
      return parsed;
    };
  };
  const batcher = new ReadBatcher(fetch);
  const many = async (planned: PlannedRead): Promise<DecodedRow[]> => {
    const decode = await batcher.read(planned);
    return decode();
  };
  const first: Answer = async (planned) => (await many(planned))[0] ?? null;
  const count: Answer = async (planned) => (await many(planned))[0]?.count;
  const reads: Record<string, ReadKind> = {
    count: { plan: planCount, resultOf: count },
    findMany: { plan: planMany, resultOf: many },
    findFirst: { plan: planFirst, resultOf: first },
    findFirstOrThrow: { plan: planFirst, resultOf: first, isRequired: true },
    findUnique: { plan: planUnique, resultOf: first },
    findUniqueOrThrow: { plan: planUnique, resultOf: first, isRequired: true },
  };

  const delegates = new Map<string | symbol, object>();
  for (const model of allModels().values()) {
    const name = model.name.charAt(0).toLowerCase() + model.name.slice(1);
    const delegate: unknown = Reflect.get(prisma, name);
    delegates.set(name, compiled(delegate as Delegate, model));
  }

  function compiled(delegate: Delegate, model: Model): object {
    class ModelRead extends Read {}
    for (const relation of model.relations.keys()) {
      Object.defineProperty(ModelRead.prototype, relation, {
        value(this: Read, args: unknown) {
          return this.follow(relation, args);
        },
      });
    }
    const methods = new Map<string | symbol, (args: unknown) => Read | LazyPromise>();
    for (const [operation, read] of Object.entries(reads)) {
      methods.set(operation, (args) => {
        const own = () => {
          const promise = delegate[operation]?.(args);
          if (promise === undefined) throw new Error(`Prisma has no operation ${operation}`);
          return promise;
        };
        const planned = plannedOf(() => read.plan(model, args));
        return planned === null ? own() : new ModelRead(() => runPlan(read, planned, own), own);
      });
    }
    return new Proxy(delegate, {
      get: (target, name) => methods.get(name) ?? Reflect.get(target, name),
    });
  }

  const bound = new Map<string | symbol, unknown>();
  return new Proxy(prisma, {
    get(target, name) {
      const known = delegates.get(name) ?? bound.get(name);
      if (known !== undefined) return known;
      const value: unknown = Reflect.get(target, name);
      // Methods are bound to Prisma's client, because the compiled reads would run outside its transactions.
      if (typeof value !== "function" || typeof name !== "string" || !name.startsWith("$")) return value;
      const method: unknown = value.bind(target);
      bound.set(name, method);
      return method;
    },
  });
}

function plannedOf(plan: () => PlannedRead): PlannedRead | null {
  try {
    return plan();
  } catch (error) {
    if (error instanceof Unsupported) return null;
    throw error;
  }
}

async function runPlan(
  { resultOf, isRequired = false }: ReadKind,
  planned: PlannedRead,
  own: () => LazyPromise,
): Promise<unknown> {
  try {
    const found = await resultOf(planned);
    if (found !== null || !isRequired) return found;
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    const code: unknown = error instanceof Error && "code" in error ? error.code : undefined;
    if (UNSUPPORTED_QUERIES.has(code))
      throw new DatabaseUnavailable("The database took too long", { cause: error });
  }
  return own();
}
