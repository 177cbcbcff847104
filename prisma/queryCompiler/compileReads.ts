import { DatabaseUnavailable } from "../connectionPool.ts";
import type { PrismaClient } from "../generated/prisma/client.ts";
import { type Fetch, FindUniqueLoader } from "./findUniqueLoader.ts";
import { allModels, type Model } from "./models.ts";
import { type PlannedRead, planCount, planFirst, planMany, planUnique } from "./plans.ts";
import { Unsupported } from "./queryShape.ts";
import { type LazyPromise, Read } from "./read.ts";

/** A row's columns as Postgres writes them. */
export type TextRow = (string | null)[];

/** Runs a statement. */
export type RunStatement = (sql: string, values: unknown[]) => Promise<TextRow[]>;

type Delegate = Record<string, ((args: unknown) => LazyPromise) | undefined>;
type Answer = (planned: PlannedRead) => Promise<unknown>;

interface ReadKind {
  /** Throws Unsupported. */
  plan(model: Model, args: unknown): PlannedRead;
  answer: Answer;
  /** Whether there must be a row. */
  isRequired?: boolean;
}

/** A statement that took too long, and a lock that did: nobody asks again for them. */
const UNSUPPORTED_QUERIES = new Set<unknown>(["57014", "55P03"]);

/**
 * The same client, whose reads (but those of transactions) are one statement each, whatever they select, and their rows JSON that
 * Postgres wrote. Prisma takes a statement for each relation and much longer to make rows of them. What is not in the
 * small language of these reads, what is not found and must be, and whatever fails is asked of Prisma, whose answer counts.
 */
export function compileReads(prisma: PrismaClient, run: RunStatement): PrismaClient {
  let connected: Promise<void> | undefined;
  const fetch: Fetch = async ({ text, reviver }, values) => {
    // The pool is Prisma's to watch and to close.
    connected ??= prisma.$connect().catch((error) => {
      connected = undefined;
      throw error;
    });
    await connected;
    const [row = []] = await run(text, values);
    return reviver.read(row);
  };
  const uniqueReads = new FindUniqueLoader(fetch);

  const first: Answer = async ({ plan, values }) => {
    const { rows, decode } = await fetch(plan, values);
    return rows[0] === undefined ? null : decode(rows[0]);
  };
  const unique: Answer = (planned) => uniqueReads.find(planned);
  const many: Answer = async ({ plan, values }) => {
    const { rows, decode } = await fetch(plan, values);
    return rows.map(decode);
  };
  const count: Answer = async (planned) => ((await first(planned)) as { count: number }).count;
  const reads: Record<string, ReadKind> = {
    count: { plan: planCount, answer: count },
    findMany: { plan: planMany, answer: many },
    findFirst: { plan: planFirst, answer: first },
    findFirstOrThrow: { plan: planFirst, answer: first, isRequired: true },
    findUnique: { plan: planUnique, answer: unique },
    findUniqueOrThrow: { plan: planUnique, answer: unique, isRequired: true },
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
          const asked = delegate[operation]?.(args);
          if (asked === undefined) throw new Error(`Prisma has no ${operation}`);
          return asked;
        };
        const planned = plannedOf(() => read.plan(model, args));
        return planned === null ? own() : new ModelRead(() => answered(read, planned, own), own);
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
      // A transaction is to be made of Prisma's client and not of this one, whose reads are outside of it.
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

async function answered(
  { answer, isRequired = false }: ReadKind,
  planned: PlannedRead,
  own: () => LazyPromise,
): Promise<unknown> {
  try {
    const found = await answer(planned);
    if (found !== null || !isRequired) return found;
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    const code: unknown = error instanceof Error && "code" in error ? error.code : undefined;
    if (UNSUPPORTED_QUERIES.has(code))
      throw new DatabaseUnavailable("The database took too long", { cause: error });
  }
  return own();
}
