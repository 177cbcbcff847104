import { setTimeout as sleep } from "node:timers/promises";
import {
  autocommitClient,
  CONNECTION_CHECK_MS,
  isOutcomeUnknown,
  Prisma,
  type PrismaClient,
  type SqlClient,
} from "@machiya/prisma/client";
import { currentClaim, recordWrite } from "../idempotency/idempotencyClaim.ts";

export type Transaction = Prisma.TransactionClient;

/** Tries of one transaction before its conflict is the caller's to see. */
const TRIES = 5;

/** Serialization failure and deadlock: nothing was written, trying again is right. */
const TRANSIENT = /40001|40P01/;

/**
 * Runs `work` in one transaction, the one way in which anything is written here; serialization failures and deadlocks are
 * tried again after a random pause. `wrote` tells from the result whether to record the write under the request's claim.
 */
export function inTransaction<Result>(
  prisma: PrismaClient,
  work: (tx: Transaction) => Promise<Result>,
  wrote: (result: Result) => boolean = () => true,
): Promise<Result> {
  return tryAgain(() =>
    prisma.$transaction(async (tx) => {
      const result = await work(tx);
      if (wrote(result)) await recordWrite(tx);
      return result;
    }),
  );
}

/** A write of one statement, and what tells it apart from its repetition. */
interface OneWrite<Result> {
  /** Null: nothing was written. Carried out twice, it writes once: the second time it comes to null or to a unique row that is there. */
  write(statements: SqlClient): Promise<Result | null>;
  /** What it wrote; null: nothing yet. */
  find(): Promise<Result | null>;
  /** Whether the statement records the request's claim itself. */
  recordsClaim: boolean;
}

/**
 * The same for a write of one statement, which is a transaction of its own: Postgres may carry it out although whoever asked for it was
 * cut off meanwhile. Then it is repeated, and what it wrote is the answer. When the database stays away, Postgres has had the time to
 * notice who is gone and to drop what it had not carried out by then; throws what cut it off. A claim that the statement does not record
 * needs a second statement, and so a transaction.
 */
export async function runAutocommit<Result>(
  prisma: PrismaClient,
  { write, find, recordsClaim }: OneWrite<Result>,
): Promise<Result | null> {
  if (currentClaim() !== null && !recordsClaim)
    return inTransaction(prisma, write, (result) => result !== null);
  const once = () => tryAgain(() => write(autocommitClient(prisma)));
  try {
    return await once();
  } catch (cutOff) {
    if (!isOutcomeUnknown(cutOff)) throw cutOff;
    const repeat = async () => {
      const written = await once().catch((error: unknown) => {
        if (isThere(error)) return null;
        throw error;
      });
      return written ?? find();
    };
    const found = await repeat().catch(async () => {
      await sleep(2 * CONNECTION_CHECK_MS);
      return repeat().catch(() => null);
    });
    if (found === null) throw cutOff;
    return found;
  }
}

async function tryAgain<Result>(transact: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transact();
    } catch (error) {
      if (attempt === TRIES || !isTransient(error)) throw error;
      await sleep(Math.random() * 20 * 2 ** attempt);
    }
  }
}

const UNIQUE_VIOLATION = "23505";

const isThere = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === UNIQUE_VIOLATION;

function isTransient(error: unknown): boolean {
  if (error instanceof Error && "code" in error && TRANSIENT.test(String(error.code))) return true;
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  return error.code === "P2034" || TRANSIENT.test(JSON.stringify(error.meta ?? {}));
}
