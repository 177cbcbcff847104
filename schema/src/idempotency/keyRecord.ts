import { createHash } from "node:crypto";
import { Prisma } from "@machiya/prisma/client";

/** Identifies a row of "IdempotencyKey". A key belongs to its owner: the same text from another owner is another key. */
export interface KeyId {
  owner: string;
  keyHash: string;
}

/** A column of the row, and its value. */
export type KeyColumn = readonly [name: string, value: Prisma.Sql];

/** Clients choose their keys, which may be guessable or secret: the database only sees hashes. */
export const hashKey = (key: string): string => createHash("sha256").update(key).digest("base64url");

export const isSameKey = (one: KeyId, other: KeyId): boolean =>
  one.owner === other.owner && one.keyHash === other.keyHash;

export const keyIdIs = ({ owner, keyHash }: KeyId): Prisma.Sql =>
  Prisma.sql`"owner" = ${owner} AND "keyHash" = ${keyHash}`;

/** A row has two parts, that of the HTTP request and that of the input. A part that another write filled in stays as it is. */
const UNFILLED: Record<string, Prisma.Sql> = {
  claimId: Prisma.sql`(known."claimId" IS NULL OR known."claimId" = EXCLUDED."claimId")`,
  inputHash: Prisma.sql`known."inputHash" IS NULL`,
};

/**
 * The statement that fills in columns of the key's row, which it creates where there is none. It returns one row, or none when another
 * write has filled in the same part; then it changes nothing. `from` is the row source that it depends on, within a larger statement.
 */
export function recordKeySql(
  { owner, keyHash }: KeyId,
  columns: readonly KeyColumn[],
  from: Prisma.Sql = Prisma.sql`(SELECT 1) AS always`,
): Prisma.Sql {
  const named = columns.map(([name, value]) => ({ name, column: Prisma.raw(`"${name}"`), value }));
  return Prisma.sql`
    INSERT INTO "IdempotencyKey" AS known ("owner", "keyHash", ${Prisma.join(named.map(({ column }) => column))})
    SELECT ${owner}, ${keyHash}, ${Prisma.join(named.map(({ value }) => value))} FROM ${from}
    ON CONFLICT ("owner", "keyHash")
    DO UPDATE SET ${Prisma.join(named.map(({ column }) => Prisma.sql`${column} = EXCLUDED.${column}`))}
    WHERE ${Prisma.join(
      named.flatMap(({ name }) => UNFILLED[name] ?? []),
      " AND ",
    )}
    RETURNING known."keyHash"`;
}
