import { randomBytes } from "node:crypto";
import { Prisma, type Statements, unseen } from "@machiya/prisma/client";

/** What is sent to LINE, and to whom. */
export interface NoticePayload {
  to: string;
  messages: readonly object[];
}

/** Puts messages to a customer into the outbox, in the transaction of what they tell. */
export async function queueNotices(
  tx: Statements,
  customerId: number,
  payloads: readonly NoticePayload[],
): Promise<void> {
  await tx.$executeRaw(queuedNotices(customerId, payloads));
}

/** The statement of that; `given` is what must be there. */
export function queuedNotices(
  customerId: number,
  payloads: readonly NoticePayload[],
  given: Prisma.Sql = Prisma.sql`true`,
): Prisma.Sql {
  const ids = payloads.map(newestUuid);
  const texts = payloads.map((payload) => JSON.stringify(payload));
  return Prisma.sql`
    INSERT INTO "OutboxMessage" ("id", "kind", "customerId", "payload")
    SELECT notice."id", 'NOTICE', ${customerId}::int, notice."payload"
    FROM unnest(${unseen(ids, "uuid[]")}, ${unseen(texts, "jsonb[]")}) AS notice("id", "payload") WHERE ${given}`;
}

/** A UUID of version 7, as Prisma makes them for the outbox: those of a later millisecond sort after it. */
function newestUuid(): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Date.now(), 0, 6);
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
