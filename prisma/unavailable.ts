import { DatabaseUnavailable } from "./connectionPool.ts";
import { Prisma } from "./generated/prisma/client.ts";

/** The error of adapter-pg as Prisma passes it on; a Postgres error carries its SQLSTATE. */
interface AdapterError {
  driverAdapterError?: { cause?: { kind?: unknown; originalCode?: unknown } };
}
const UNAVAILABLE_KINDS: ReadonlySet<string> = new Set([
  "DatabaseNotReachable",
  "ConnectionClosed",
  "SocketTimeout",
  "TooManyConnections",
]);
/**
 * Connection errors (08), exhausted resources (53), shutdown or startup (57P), a cancelled lock wait or
 * statement, and an ended idle transaction.
 */
const UNAVAILABLE_STATES = /^(08|53|57P|55P03$|57014$|25P03$|25P04$)/;
/** node-postgres errors without a code; "timeout expired" is that of a client that could not connect in time. */
const LOST =
  /^(Connection terminated|timeout expired$|Client was closed|Client has encountered a connection error)/;
/** Socket errors when writing to a lost connection. */
const LOST_SOCKET: ReadonlySet<string> = new Set(["ECONNRESET", "EPIPE", "ETIMEDOUT"]);
/** Prisma's code for a transaction that took too long or lost its connection. */
const TRANSACTION_CLOSED = "P2028";

/**
 * Returns whether an error only means that the database is away or busy. Nothing of the failed work was done,
 * except for a commit whose answer was lost, so the caller may retry later.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  if (!(error instanceof Error)) return false;
  if (error instanceof Prisma.PrismaClientKnownRequestError) {
    if (error.code === TRANSACTION_CLOSED) return true;
    const { cause } = (error.meta as AdapterError | undefined)?.driverAdapterError ?? {};
    return UNAVAILABLE_KINDS.has(String(cause?.kind)) || UNAVAILABLE_STATES.test(String(cause?.originalCode));
  }
  const state = "code" in error ? String(error.code) : "";
  return UNAVAILABLE_STATES.test(state) || LOST_SOCKET.has(state) || LOST.test(error.message);
}
