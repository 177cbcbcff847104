import { Prisma, type PrismaClient } from "@machiya/prisma/client";

/** Tables that requests change as a side effect of any write. */
const APART = ["_prisma_migrations", "IdempotencyKey", "Session", "RateLimit"];

/** Returns a digest of each table, to detect any write. */
export async function databaseDigest(prisma: PrismaClient): Promise<Record<string, string>> {
  const tables = await prisma.$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`;
  const digests: Record<string, string> = {};
  for (const { name } of tables) {
    if (APART.includes(name)) continue;
    const [row] = await prisma.$queryRaw<{ digest: string }[]>`
      SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS digest
      FROM ${Prisma.raw(`"${name}"`)} t`;
    digests[name] = row?.digest ?? "";
  }
  return digests;
}
