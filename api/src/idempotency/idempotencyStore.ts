import { autocommitClient, Prisma, type PrismaClient } from "@machiya/prisma/client";
import {
  claimColumns,
  type IdempotencyClaim,
  leaseSql,
  type RecordedResults,
} from "@machiya/schema/idempotency/idempotencyClaim";
import { type KeyColumn, keyIdIs, recordKeySql } from "@machiya/schema/idempotency/keyRecord";
import { z } from "zod";

/**
 * Responses to writes are short. A longer one is not stored, so a repeated request gets a conflict that says
 * the response is lost.
 */
const MAX_STORED_BYTES = 1_000_000;

const recordedResults = z.record(z.coerce.number(), z.array(z.array(z.unknown())));
const headersOf = z.array(z.tuple([z.string(), z.string()]));

/** The state of the attempt that holds a key. */
export type StoredAttempt =
  | { state: "ANSWERED"; response: Response }
  /** The attempt is still running; its lease ends after so many seconds. */
  | { state: "RUNNING"; seconds: number }
  /** The attempt has written something and ended without a response; null: its results could not be recorded. */
  | { state: "WRITTEN"; claimId: string | null; results: RecordedResults | null }
  | { state: "OTHER_REQUEST" }
  /** No attempt holds the key, or the last one wrote nothing; `claimId` is that attempt's claim. */
  | { state: "FREE"; claimId: string | null };

/** An attempt that no longer runs and left no response. */
type Left = Extract<StoredAttempt, { state: "FREE" | "WRITTEN" }>;

/**
 * Stores the claims and responses of writes by their keys for 24 hours, in the database that all processes
 * share. Leases are measured by the database's clock.
 */
export interface IdempotencyStore {
  find(claim: IdempotencyClaim): Promise<StoredAttempt>;
  /**
   * Claims the key for this attempt before anything is written. Returns false, without waiting, when the key
   * already has a row.
   */
  acquire(claim: IdempotencyClaim): Promise<boolean>;
  /**
   * Takes over the claim of an attempt that left its key without a response. Returns false when another attempt has taken it
   * over first.
   */
  takeOver(claim: IdempotencyClaim, left: Left): Promise<boolean>;
  /** Extends the lease of an attempt that is still running. */
  renew(claim: IdempotencyClaim): Promise<void>;
  /** Ends the lease of an attempt that has no response, so that a repeated request does not wait for it. */
  abandon(claim: IdempotencyClaim): Promise<boolean>;
  /** Stores the response without its cookies. Returns false when the key belongs to another attempt. */
  save(claim: IdempotencyClaim, response: Response): Promise<boolean>;
  /** Releases the key unless the attempt has written something; returns false in that case. */
  release(claim: IdempotencyClaim): Promise<boolean>;
}

interface StoredRow {
  requestHash: Uint8Array | null;
  claimId: string | null;
  writtenAt: Date | null;
  results: unknown;
  /** Seconds until the lease ends; negative when it has ended. */
  seconds: number;
  status: number | null;
  headers: unknown;
  body: Uint8Array<ArrayBuffer> | null;
}

export function createIdempotencyStore(prisma: PrismaClient): IdempotencyStore {
  const sql = autocommitClient(prisma);
  return {
    async find(claim) {
      const [row] = await sql.$queryRaw<StoredRow[]>`
        SELECT "requestHash", "claimId", "writtenAt", "results", "status", "headers", "body",
          coalesce(extract(epoch FROM "leaseUntil" - clock_timestamp()), 0)::float8 AS seconds
        FROM "IdempotencyKey" WHERE ${keyIdIs(claim)}`;
      return attemptOf(row, claim);
    },

    async acquire(claim) {
      const columns = claimColumns(claim);
      const acquired = await sql.$executeRaw`
        INSERT INTO "IdempotencyKey" ("owner", "keyHash", ${Prisma.join(columns.map(([name]) => Prisma.raw(`"${name}"`)))})
        VALUES (${claim.owner}, ${claim.keyHash}, ${Prisma.join(columns.map(([, value]) => value))}) ON CONFLICT DO NOTHING`;
      return acquired === 1;
    },

    async takeOver(claim, { state, claimId }) {
      const changes = claimColumns(claim).map(
        ([name, value]) => Prisma.sql`${Prisma.raw(`"${name}"`)} = ${value}`,
      );
      const updated = await sql.$executeRaw`
        UPDATE "IdempotencyKey" SET ${Prisma.join(changes)}
        WHERE ${keyIdIs(claim)} AND "claimId" IS NOT DISTINCT FROM ${claimId}::uuid
          AND ("writtenAt" IS NOT NULL) = ${state === "WRITTEN"} AND "status" IS NULL`;
      return updated === 1;
    },

    async renew(claim) {
      await sql.$executeRaw`UPDATE "IdempotencyKey" SET "leaseUntil" = ${leaseSql} WHERE ${isUnanswered(claim)}`;
    },

    async abandon(claim) {
      await sql.$executeRaw`UPDATE "IdempotencyKey" SET "leaseUntil" = to_timestamp(0) WHERE ${isUnanswered(claim)}`;
      return true;
    },

    async save(claim, response) {
      const body = new Uint8Array(await response.arrayBuffer());
      const headers = [...response.headers].filter(([name]) => name !== "set-cookie");
      const isLost = claim.skipsStoring || body.byteLength > MAX_STORED_BYTES;
      const result: KeyColumn[] = isLost
        ? [["leaseUntil", Prisma.sql`to_timestamp(0)`]]
        : [
            ["status", Prisma.sql`${response.status}::int`],
            ["headers", Prisma.sql`${JSON.stringify(headers)}::jsonb`],
            ["body", Prisma.sql`${body}::bytea`],
          ];
      const columns = new Map<string, Prisma.Sql>([...claimColumns(claim), ...result]);
      return (await sql.$executeRaw(recordKeySql(claim, [...columns]))) === 1;
    },

    async release(claim) {
      const own = Prisma.sql`${keyIdIs(claim)} AND "claimId" = ${claim.claimId}::uuid`;
      // The data that an input's key has stored in the same row is kept.
      const [row] = await sql.$queryRaw<{ isWritten: boolean }[]>`
        WITH removed AS (DELETE FROM "IdempotencyKey" WHERE ${own} AND "writtenAt" IS NULL AND "inputHash" IS NULL),
        detached AS (
          UPDATE "IdempotencyKey" SET "requestHash" = NULL, "claimId" = NULL, "leaseUntil" = NULL
          WHERE ${own} AND "writtenAt" IS NULL AND "inputHash" IS NOT NULL)
        SELECT EXISTS (SELECT FROM "IdempotencyKey" WHERE ${own} AND "writtenAt" IS NOT NULL) AS "isWritten"`;
      return row?.isWritten !== true;
    },
  };
}

const isUnanswered = (claim: IdempotencyClaim): Prisma.Sql =>
  Prisma.sql`${keyIdIs(claim)} AND "claimId" = ${claim.claimId}::uuid AND "status" IS NULL`;

function attemptOf(row: StoredRow | undefined, { requestHash }: IdempotencyClaim): StoredAttempt {
  // Without a request hash, the key came in an input only, and the write itself finds what it created.
  if (!row?.requestHash) return { state: "FREE", claimId: null };
  if (Buffer.compare(row.requestHash, requestHash) !== 0) return { state: "OTHER_REQUEST" };
  const { claimId, status, body, seconds, writtenAt, results } = row;
  if (status !== null) {
    const headers = headersOf.parse(row.headers);
    return { state: "ANSWERED", response: new Response(body, { status, headers }) };
  }
  if (seconds > 0) return { state: "RUNNING", seconds };
  if (writtenAt === null) return { state: "FREE", claimId };
  return { state: "WRITTEN", claimId, results: recordedResults.nullable().parse(results) };
}
