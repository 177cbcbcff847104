import { setTimeout as sleep } from "node:timers/promises";
import {
  autocommitClient,
  CONNECTION_CHECK_MS,
  isOutcomeUnknown,
  Prisma,
  type PrismaClient,
  type SqlClient,
} from "@machiya/prisma/client";
import { currentClaim } from "../idempotency/idempotencyClaim.ts";
import { keepRecordedResult, recordWrite, takeRecordedResult } from "../idempotency/recordedResults.ts";
import { noteCommit, noteLostCommit } from "./writeTracker.ts";

export type Transaction = Prisma.TransactionClient;

/** The maximum number of attempts of one transaction before its conflict is thrown. */
const TRIES = 5;

/** The SQLSTATEs of serialization failures and deadlocks: nothing was written, so a retry is safe. */
const TRANSIENT = /40001|40P01/;

/**
 * Runs `work` in one transaction and retries serialization failures and deadlocks after a random pause. Its
 * result is recorded under the request's idempotency claim, and a repeated request whose first attempt has
 * committed gets the recorded result instead. A result of null says that nothing was written. Throws
 * OutcomeUnknown when the connection is lost during the commit.
 */
export async function inTransaction<Result>(
  prisma: PrismaClient,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const recorded = takeRecordedResult<Result>();
  if (recorded !== null) return recorded.result;
  return commit(prisma, async (tx) => {
    const result = await work(tx);
    if (result !== null) await recordWrite(tx, result);
    return result;
  });
}

/**
 * Runs a transaction like inTransaction, for callers that take the recorded result of an earlier attempt
 * themselves, because it is not the transaction's own result.
 */
export function commitRecording<Result>(
  prisma: PrismaClient,
  work: (tx: Transaction) => Promise<Result | null>,
  recorded: (result: Result) => unknown,
): Promise<Result | null> {
  return commit(prisma, async (tx) => {
    const result = await work(tx);
    if (result !== null) await recordWrite(tx, recorded(result));
    return result;
  });
}

/**
 * Runs a transaction; a result of null says that it wrote nothing. Throws OutcomeUnknown when it may have been
 * committed.
 */
function commit<Result>(prisma: PrismaClient, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return tryAgain(async () => {
    let hasWritten = false;
    const committed = prisma.$transaction(async (tx) => {
      const result = await work(tx);
      hasWritten = result !== null;
      return result;
    });
    const result = await committed.catch((error: unknown) => {
      throw hasWritten && isOutcomeUnknown(error) ? noteLostCommit(error) : error;
    });
    if (hasWritten) {
      keepRecordedResult();
      noteCommit();
    }
    return result;
  });
}

/** A write of one statement that is safe to repeat. */
interface OneWrite<Result> {
  /**
   * Null: nothing was written. The statement must be idempotent: a second execution returns null or violates
   * a unique constraint.
   */
  write(statements: SqlClient): Promise<Result | null>;
  /** Returns what the statement wrote; null: nothing yet. */
  find(): Promise<Result | null>;
  /** Whether the statement itself records the request's idempotency claim. */
  recordsClaim: boolean;
  /** What takeRecordedResult returns to a repeated request. */
  recorded(result: Result): unknown;
}

/**
 * Runs a write of one autocommitted statement. If the connection is lost, Postgres may still execute it, so
 * it is repeated and its own earlier result is returned. The second retry waits until Postgres has detected
 * the lost connection and dropped pending work; when it fails as well, OutcomeUnknown is thrown. A claim
 * that the statement does not record needs a second statement and therefore a transaction.
 */
export async function runAutocommit<Result>(
  prisma: PrismaClient,
  { write, find, recordsClaim, recorded }: OneWrite<Result>,
): Promise<Result | null> {
  if (currentClaim() !== null && !recordsClaim) return commitRecording(prisma, write, recorded);
  const once = () => tryAgain(() => write(autocommitClient(prisma)));
  const written = await once().catch(async (cutOff: unknown) => {
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
    if (found === null) throw noteLostCommit(cutOff);
    return found;
  });
  if (written !== null) noteCommit();
  return written;
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
