import { opaqueParameter, Prisma, type PrismaClient } from "@machiya/prisma/client";
import type { Job, Queue, QueueTable } from "./queue.ts";

const AVAILABLE_AT = Prisma.raw('"availableAt"');
const ATTEMPTS = Prisma.raw('"attempts"');
const dueOf = ({ due = AVAILABLE_AT }: QueueTable) => due;
const counterOf = ({ counter = ATTEMPTS }: QueueTable) => counter;

/** The number of jobs of each lane that run in this process; a queue without lanes uses lane 0. */
export type RunningJobs = ReadonlyMap<number, number>;

/**
 * Claims the oldest due rows, as many as the queue's limit allows next to the jobs that run in this process.
 * Rows that another process has locked are skipped, and a claimed row is not due again before its lease ends.
 */
export function claimJobs<Row extends Job>(
  prisma: PrismaClient,
  { table, concurrency, leaseSeconds }: Queue<Row>,
  running: RunningJobs = new Map(),
): Promise<Row[]> {
  const { name, lanes, set } = table;
  const due = dueOf(table);
  const counter = counterOf(table);
  return prisma.$queryRaw<Row[]>`
    WITH lane AS (${lanesSql(table, concurrency, running)}), due AS (
      SELECT claimable."id" FROM lane CROSS JOIN LATERAL (
        SELECT job."id" FROM ${name} AS job
        WHERE ${table.waiting()} AND job.${due} <= now()
          ${lanes === undefined ? Prisma.empty : Prisma.sql`AND job.${lanes.column} = lane."id"`}
        ORDER BY ${table.order} LIMIT lane."room" FOR UPDATE OF job SKIP LOCKED) AS claimable)
    UPDATE ${name} AS job SET
      ${counter} = job.${counter} + 1,
      ${due} = now() + make_interval(secs => ${leaseSeconds})
      ${set === undefined ? Prisma.empty : Prisma.sql`, ${set}`}
    FROM due WHERE job."id" = due."id" RETURNING ${table.columns}`;
}

/** Selects each open lane with the number of jobs that may be added to it. */
function lanesSql({ lanes }: QueueTable, concurrency: number, running: RunningJobs): Prisma.Sql {
  if (lanes === undefined) return Prisma.sql`SELECT ${concurrency - (running.get(0) ?? 0)}::int AS "room"`;
  return Prisma.sql`
    SELECT open."id", greatest(0, ${concurrency}::int - coalesce(running."count", 0)) AS "room"
    FROM (${lanes.open}) AS open LEFT JOIN unnest(
      ${opaqueParameter([...running.keys()], "int[]")}, ${opaqueParameter([...running.values()], "int[]")}) AS running("id", "count")
    ON running."id" = open."id"`;
}

/** Matches the row while it waits and no other process has claimed it since. */
const heldRow = (table: QueueTable, { id, attempts }: Job): Prisma.Sql =>
  Prisma.sql`job."id" = ${id}::${Prisma.raw(table.idType)} AND job.${counterOf(table)} = ${attempts} AND ${table.waiting()}`;

/** Makes a job due again after a pause. */
export async function rescheduleJob(
  prisma: PrismaClient,
  table: QueueTable,
  job: Job,
  seconds: number,
): Promise<void> {
  await prisma.$executeRaw`
    UPDATE ${table.name} AS job SET ${dueOf(table)} = now() + make_interval(secs => ${seconds}) WHERE ${heldRow(table, job)}`;
}

/** Makes a job due at once, as if this attempt had not been made. */
export async function releaseJob(prisma: PrismaClient, table: QueueTable, job: Job): Promise<void> {
  await prisma.$executeRaw`
    UPDATE ${table.name} AS job SET ${counterOf(table)} = job.${counterOf(table)} - 1, ${dueOf(table)} = now() WHERE ${heldRow(table, job)}`;
}
