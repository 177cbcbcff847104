import pg from "pg";
import { Prisma } from "./generated/prisma/client.ts";

/**
 * Returns the SQLSTATE that Postgres reported, from an error of node-postgres, of adapter-pg or of Prisma; null
 * when Postgres reported none.
 */
export function sqlStateOf(error: unknown): string | null {
  if (error instanceof pg.DatabaseError) return error.code ?? null;
  const isPrismas = error instanceof Prisma.PrismaClientKnownRequestError;
  const adapterError: unknown = isPrismas ? error.meta?.driverAdapterError : error;
  if (!(adapterError instanceof Error) || !(adapterError.cause instanceof Object)) return null;
  return "originalCode" in adapterError.cause ? String(adapterError.cause.originalCode) : null;
}
