import type { Prisma, PrismaClient } from "@machiya/prisma/client";
import type { WriteClaim } from "@machiya/schema/writeClaim";
import { z } from "zod";

/**
 * How long somebody may work on a request before a repetition may take it over; more than a request needs, whose
 * transactions end after 20 s. Only after this time is it known that the process that worked on it is dead.
 */
const CLAIM_SECONDS = 60;

/** A longer answer is not kept: its repetition is told that it is lost. Those of writes are short. */
const MAX_KEPT_BYTES = 1_000_000;

const headersOf = z.array(z.tuple([z.string(), z.string()]));

/** What became of the request that brought a key first. */
export type Earlier =
  | { state: "ANSWERED"; answer: Response }
  /** Somebody is at it, for so many seconds at most. */
  | { state: "RUNNING"; seconds: number }
  /** It was carried out and nobody knows the answer. */
  | { state: "LOST" }
  | { state: "OTHER_REQUEST" }
  /** Nothing came of it. */
  | { state: "FREE" };

export interface Asked {
  owner: string;
  key: string;
  requestHash: Uint8Array<ArrayBuffer>;
}

/** The answers of writes by their Idempotency-Key, for 24 hours (the sweep removes them), in the database that all processes share. Its clock counts. */
export interface KeptAnswers {
  /** The claim of whoever is first, or takes over what came to nothing; null: somebody was here before. */
  claim(asked: Asked): Promise<WriteClaim | null>;
  find(asked: Asked): Promise<Earlier>;
  /** Keeps the answer for repetitions, without its cookies. */
  keep(claim: WriteClaim, answer: Response): Promise<void>;
  /** Frees the key when nothing was written; true when it did. */
  giveBack(claim: WriteClaim): Promise<boolean>;
}

interface FoundRow {
  requestHash: Uint8Array;
  writtenAt: Date | null;
  /** Negative: over. */
  seconds: number;
  status: number | null;
  headers: unknown;
  body: Uint8Array<ArrayBuffer> | null;
}

export function createKeptAnswers(prisma: PrismaClient): KeptAnswers {
  return {
    async claim({ owner, key, requestHash }) {
      const [row] = await prisma.$queryRaw<{ claimedUntil: Date }[]>`
        INSERT INTO "KeptAnswer" AS kept ("owner", "key", "requestHash", "claimedUntil")
        VALUES (${owner}, ${key}, ${requestHash}, clock_timestamp() + make_interval(secs => ${CLAIM_SECONDS}))
        ON CONFLICT ("owner", "key") DO UPDATE SET "claimedUntil" = EXCLUDED."claimedUntil"
          WHERE kept."claimedUntil" <= clock_timestamp() AND kept."writtenAt" IS NULL AND kept."status" IS NULL
            AND kept."requestHash" = EXCLUDED."requestHash"
        RETURNING "claimedUntil"`;
      return row === undefined ? null : { owner, key, ...row, answerIsSecret: false };
    },

    async find({ owner, key, requestHash }) {
      const [row] = await prisma.$queryRaw<FoundRow[]>`
        SELECT "requestHash", "writtenAt", "status", "headers", "body",
          extract(epoch FROM "claimedUntil" - clock_timestamp())::float8 AS seconds
        FROM "KeptAnswer" WHERE "owner" = ${owner} AND "key" = ${key}`;
      if (row === undefined) return { state: "FREE" };
      if (Buffer.compare(row.requestHash, requestHash) !== 0) return { state: "OTHER_REQUEST" };
      const { status, body, seconds, writtenAt } = row;
      if (status !== null) {
        const headers = headersOf.parse(row.headers);
        return { state: "ANSWERED", answer: new Response(body, { status, headers }) };
      }
      if (seconds > 0) return { state: "RUNNING", seconds };
      return { state: writtenAt === null ? "FREE" : "LOST" };
    },

    async keep(claim, answer) {
      const body = new Uint8Array(await answer.arrayBuffer());
      const headers = [...answer.headers].filter(([name]) => name !== "set-cookie");
      const kept: Prisma.KeptAnswerUpdateManyMutationInput =
        claim.answerIsSecret || body.byteLength > MAX_KEPT_BYTES
          ? { claimedUntil: new Date(0) }
          : { status: answer.status, headers, body };
      await prisma.keptAnswer.updateMany({ where: ownRow(claim), data: kept });
    },

    async giveBack(claim) {
      const gone = await prisma.keptAnswer.deleteMany({ where: { ...ownRow(claim), writtenAt: null } });
      return gone.count > 0;
    },
  };
}

/** The claim's row, unless somebody else has taken it over. */
const ownRow = ({ owner, key, claimedUntil }: WriteClaim) => ({ owner, key, claimedUntil });
