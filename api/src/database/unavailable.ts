import { DatabaseUnavailable, Prisma } from "@machiya/prisma/client";
import { z } from "zod";

/** What adapter-pg found, as Prisma passes it on: of an error of Postgres, its SQLSTATE. */
const found = z.object({
  driverAdapterError: z.object({
    cause: z.object({ kind: z.string(), originalCode: z.string().optional() }),
  }),
});
const UNAVAILABLE_KINDS: ReadonlySet<string> = new Set([
  "DatabaseNotReachable",
  "ConnectionClosed",
  "SocketTimeout",
  "TooManyConnections",
]);
/** Connections lost (08), resources used up (53), shutting down or starting (57P), a lock or a statement given up, an idle transaction ended. */
const UNAVAILABLE_STATES = /^(08|53|57P|55P03$|57014$|25P03$|25P04$)/;
/** node-postgres gives these no code. */
const LOST = /^(Connection terminated|Client was closed|Client has encountered a connection error)/;
/** What a connection that is gone gives whoever writes to it. */
const LOST_SOCKET: ReadonlySet<string> = new Set(["ECONNRESET", "EPIPE", "ETIMEDOUT"]);
/** Prisma's word for a transaction that took too long or lost its connection. */
const TRANSACTION_CLOSED = "P2028";

/**
 * Whether an error means that the database is away or busy, and not that anything was wrong: nothing that was refused so was
 * done, but for a commit whose answer was lost; trying again later is right.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  if (!(error instanceof Error)) return false;
  if (error instanceof Prisma.PrismaClientKnownRequestError) {
    if (error.code === TRANSACTION_CLOSED) return true;
    const { data } = found.safeParse(error.meta);
    const { kind = "", originalCode = "" } = data?.driverAdapterError.cause ?? {};
    return UNAVAILABLE_KINDS.has(kind) || UNAVAILABLE_STATES.test(originalCode);
  }
  const state = "code" in error ? String(error.code) : "";
  return UNAVAILABLE_STATES.test(state) || LOST_SOCKET.has(state) || LOST.test(error.message);
}
