import { Prisma, type PrismaClient } from "@machiya/prisma/client";

const READS = /^(find|count|aggregate|groupBy|\$queryRaw)/;

/**
 * Returns a client whose writes resolve after the server has invalidated its cached responses. Postgres
 * announces a write to the server after the commit, so that a page loaded at once could still show the response
 * from before the write. Writes of an interactive transaction are not covered.
 */
export function waitForInvalidation(prisma: PrismaClient, origin: string): PrismaClient {
  const extension = Prisma.defineExtension({
    query: {
      async $allOperations({ operation, args, query }) {
        const result = await query(args);
        if (!READS.test(operation)) await receiveNotifications(origin);
        return result;
      },
    },
  });
  // The extension changes no argument and no result, so the type stays the same.
  return prisma.$extends(extension) as unknown as PrismaClient;
}

/**
 * Resolves when the server has received the notifications of all earlier commits. /readyz runs a statement on
 * the connection that listens, and Postgres delivers pending notifications before the result. A request may
 * join a statement that is already running; the second request then runs its own.
 */
async function receiveNotifications(origin: string): Promise<void> {
  for (const _ of ["first", "second"]) await (await fetch(new URL("/readyz", origin))).arrayBuffer();
}
