import {
  directStatements,
  Prisma,
  type PrismaClient,
  type Statements,
  transactSql,
} from "@machiya/prisma/client";
import { isClaimed, markWritten } from "./writeClaim.ts";

export type Transaction = Prisma.TransactionClient;

/** Tries of one transaction before its conflict is the caller's to see. */
const TRIES = 5;

/** Serialization failure and deadlock: nothing was written, trying again is right. */
const TRANSIENT = /40001|40P01/;

/**
 * Runs `work` in one transaction, the one way in which anything is written here; serialization failures and deadlocks are
 * tried again after a random pause.
 */
export function inTransaction<Result>(
  prisma: PrismaClient,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return tryAgain(() =>
    prisma.$transaction(async (tx) => {
      const result = await work(tx);
      await markWritten(tx);
      return result;
    }),
  );
}

/** The same for the few hottest writes, which are SQL alone. Null: nothing was written, and the request's claim is not marked. */
export function inSqlTransaction<Result>(
  prisma: PrismaClient,
  work: (tx: Statements) => Promise<Result | null>,
): Promise<Result | null> {
  return tryAgain(() =>
    transactSql(prisma, async (tx) => {
      const result = await work(tx);
      if (result !== null) await markWritten(tx);
      return result;
    }),
  );
}

/**
 * The same for a write of one statement that may be repeated: it is a transaction of its own, which Postgres also carries out when
 * whoever asked for it is cut off meanwhile.
 */
export function inOneStatement<Result>(
  prisma: PrismaClient,
  work: (statements: Statements) => Promise<Result | null>,
): Promise<Result | null> {
  if (isClaimed()) return inSqlTransaction(prisma, work);
  return tryAgain(() => work(directStatements(prisma)));
}

async function tryAgain<Result>(transact: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transact();
    } catch (error) {
      if (attempt === TRIES || !isTransient(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt));
    }
  }
}

function isTransient(error: unknown): boolean {
  if (error instanceof Error && "code" in error && TRANSIENT.test(String(error.code))) return true;
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  return error.code === "P2034" || TRANSIENT.test(JSON.stringify(error.meta ?? {}));
}
