import { Prisma } from "@machiya/prisma/client";
import type { Actor } from "../actor.ts";
import { DomainError } from "../domain/errors.ts";
import { queueDeauthorizations } from "../identity/lineAuthorization.ts";
import { audit } from "../writes/audit.ts";
import { inTransaction, type Transaction } from "../writes/transaction.ts";
import { eraseHistory, findHistory, inAddress, type PersonalHistory } from "./eraseHistory.ts";
import { areAmong, lockMerge, recordsOf } from "./mergeCustomers.ts";

/** The maximum number of attempts while the person or staff keep adding records. */
const TRIES = 5;

/** Returns the rows of a person: the customer, and those whom staff merged into it. Throws NOT_FOUND. */
async function findPerson(tx: Transaction, id: number) {
  const one = await tx.customer.findUnique({ where: { id }, select: { mergedIntoId: true, erasedAt: true } });
  if (one === null || one.erasedAt !== null)
    throw new DomainError("NOT_FOUND", { what: "Customer", number: id });
  const main = one.mergedIntoId ?? id;
  const rows = await tx.customer.findMany({
    where: { OR: [{ id: main }, { mergedIntoId: main }] },
    select: { id: true, name: true, phone: true, lineUserId: true },
    orderBy: { id: "asc" },
  });
  return { main, rows, ids: rows.map((row) => row.id) };
}
type Person = Awaited<ReturnType<typeof findPerson>>;

/**
 * Erases a person for good: names, phone numbers, addresses, notes, and the LINE user ID leave every table, also the
 * history, and everything that waits to be sent. Orders, appointments, and the ledger keep times and amounts. The
 * history says who erased the customer and when. Throws NOT_FOUND, also when they were erased before, and CONFLICT.
 */
export async function eraseCustomer(
  actor: Pick<Actor, "prisma" | "viewer" | "now">,
  id: number,
): Promise<number> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const erased = await inTransaction(actor.prisma, (tx) => erase(tx, actor, id));
    if (erased !== null) return erased;
  }
  throw new DomainError("CONFLICT", { what: "Customer" });
}

/** Returns null when a record was added before the customers were locked. */
async function erase(
  tx: Transaction,
  actor: Pick<Actor, "viewer" | "now">,
  id: number,
): Promise<number | null> {
  const before = await findPerson(tx, id);
  const locked = await recordsOf(tx, before.ids);
  await lockMerge(tx, locked, before.ids);
  const person = await findPerson(tx, id);
  const records = await recordsOf(tx, person.ids);
  if (!areAmong(records, locked) || String(person.ids) !== String(before.ids)) return null;
  const texts = await identifyingTexts(tx, person);
  const history = await findHistory(tx, person.ids, records);
  await audit(
    tx,
    actor,
    person.ids.map((row) => ({ action: "ERASE", type: "Customer", id: row })),
  );
  await eraseHistory(tx, person.main, history, texts);
  await removeCopies(tx, person.ids, history, texts);
  await emptyRecords(tx, person.ids, history.Order);
  await emptyCustomers(tx, person, actor.now());
  return person.main;
}

/** Returns the texts by which the person is found in filters, saved views, and stored responses. */
async function identifyingTexts(tx: Transaction, { rows, ids }: Person): Promise<string[]> {
  const where = { customerId: { in: ids } };
  const orders = await tx.order.findMany({
    where,
    select: { buyerName: true, buyerPhone: true, recipientName: true, recipientPhone: true, address: true },
  });
  const appointments = await tx.appointment.findMany({
    where,
    select: { customerName: true, customerPhone: true },
  });
  const values = [...rows.map(({ id: _id, ...texts }) => texts), ...orders, ...appointments].flatMap((row) =>
    Object.values(row).flatMap((text) => text ?? []),
  );
  // A single letter or digit does not identify a person.
  return [...new Set(values.map((text) => text.trim()))].filter((text) => text.length > 1);
}

/** Removes what repeats the person's data: sessions, messages, events, claims, and the rows kept for undoing. */
async function removeCopies(
  tx: Transaction,
  ids: readonly number[],
  { Order: orders, Appointment: appointments, Broadcast: broadcasts }: PersonalHistory,
  texts: readonly string[],
): Promise<void> {
  const customerId = { in: [...ids] };
  await tx.session.deleteMany({ where: { customerId } });
  await tx.customerBlock.deleteMany({ where: { customerId } });
  await tx.customerDiscount.deleteMany({ where: { customerId } });
  await tx.stockNotice.deleteMany({ where: { customerId } });
  await tx.staffMember.updateMany({ where: { lineCustomerId: customerId }, data: { lineCustomerId: null } });
  await tx.$executeRaw`DELETE FROM "LineEvent" WHERE "lineUserId" IN (
    SELECT "lineUserId" FROM "Customer" WHERE "id" = ANY(${[...ids]}::int[]))`;
  await tx.$executeRaw`DELETE FROM "OutboxMessage" WHERE "kind" <> 'DEAUTHORIZATION' AND (
    "customerId" = ANY(${[...ids]}::int[]) OR ("data" #>> '{order,id}')::int = ANY(${[...orders]}::int[])
    OR ("data" #>> '{appointment,id}')::int = ANY(${[...appointments]}::int[]))`;
  await tx.failedJob.updateMany({ where: { customerId }, data: { customerId: null } });
  await tx.broadcast.updateMany({ where: { id: { in: [...broadcasts] } }, data: { text: "" } });
  await tx.failedJob.updateMany({
    where: { broadcastId: { in: [...broadcasts] } },
    data: { detail: null },
  });
  await tx.$executeRaw`DELETE FROM "WebhookEvent" WHERE ("columns" ->> 'customerId')::int = ANY(${[...ids]}::int[])
    OR ("entity" = 'Customer' AND "entityId" = ANY(${[...ids]}::int[]))
    OR ("entity" = 'Order' AND "entityId" = ANY(${[...orders]}::int[]))
    OR ("entity" = 'Appointment' AND "entityId" = ANY(${[...appointments]}::int[]))`;
  await tx.$executeRaw`DELETE FROM "DeletedRecord"
    WHERE ("type" = 'Order' AND "recordId" = ANY(${[...orders]}::int[]))
      OR ("type" = 'Appointment' AND "recordId" = ANY(${[...appointments]}::int[]))`;
  await tx.$executeRaw`DELETE FROM "IdempotencyKey" k WHERE "owner" = ANY(${ids.map((id) => `customer:${id}`)}::text[])
    OR ("resultType" = 'Order' AND "resultId" = ANY(${[...orders]}::int[]))
    OR ("resultType" = 'Appointment' AND "resultId" = ANY(${[...appointments]}::int[]))
    OR EXISTS (SELECT FROM unnest(${[...texts]}::text[]) t WHERE position(convert_to(t, 'UTF8') in k."body") > 0)`;
  await tx.$executeRaw`DELETE FROM "StaffPreference" p WHERE "kind" = 'VIEW' AND EXISTS (
    SELECT FROM unnest(${texts.flatMap((text) => [text, inAddress(text)])}::text[]) t
    WHERE strpos(p."value"::text, t) > 0 OR strpos(p."name", t) > 0)`;
}

/** Empties the personal columns of the orders, payments, parcels, and appointments, which keep times and amounts. */
async function emptyRecords(
  tx: Transaction,
  ids: readonly number[],
  orderNumbers: readonly number[],
): Promise<void> {
  const where = { customerId: { in: [...ids] } };
  const changed = { version: { increment: 1 } };
  const ofThem = { order: where };
  await tx.pickUpStore.deleteMany({ where: ofThem });
  await tx.parcel.updateMany({ where: ofThem, data: { trackingNumber: "", trackingLink: "", ...changed } });
  await tx.shipment.updateMany({ where: { parcel: ofThem }, data: { paymentNo: "", validationNo: "" } });
  const payment = { OR: [ofThem, { orderNumber: { in: [...orderNumbers] } }] };
  await tx.refund.updateMany({ where: { payment }, data: { reason: "", lastError: null } });
  await tx.payment.updateMany({
    where: payment,
    data: { note: "", instructions: Prisma.DbNull, lastError: null },
  });
  await tx.order.updateMany({
    where,
    data: {
      buyerName: "",
      buyerPhone: "",
      recipientName: "",
      recipientPhone: "",
      address: "",
      note: "",
      paymentReportDigits: null,
      ...changed,
    },
  });
  await tx.appointmentItem.updateMany({ where: { appointment: where }, data: { note: "" } });
  await tx.appointment.updateMany({
    where,
    data: { customerName: "", customerPhone: "", note: "", ...changed },
  });
}

/**
 * Empties the customers. LINE still has to revoke what they permitted the shop: that job keeps the LINE user ID until it
 * is done, and the sweep removes it within the hour.
 */
async function emptyCustomers(tx: Transaction, { ids }: Person, now: Date): Promise<void> {
  const customers = Prisma.sql`ANY(${[...ids]}::int[])`;
  const waiting = await tx.outboxMessage.findMany({
    where: { kind: "DEAUTHORIZATION", state: "PENDING", customerId: { in: ids } },
    select: { customerId: true },
  });
  const isWaiting = (id: number) => waiting.some(({ customerId }) => customerId === id);
  await queueDeauthorizations(
    tx,
    ids.filter((id) => !isWaiting(id)),
    now,
  );
  await tx.$executeRaw`UPDATE "OutboxMessage" m SET "data" = jsonb_build_object('lineUserId', c."lineUserId")
    FROM "Customer" c WHERE c."id" = m."customerId" AND c."id" = ${customers} AND c."lineUserId" IS NOT NULL
      AND m."kind" = 'DEAUTHORIZATION' AND m."state" = 'PENDING'`;
  await tx.$executeRaw`UPDATE "Customer" SET "name" = '', "phone" = '', "note" = '', "tags" = '{}', "tagKeys" = '{}',
      "language" = NULL, "lineUserId" = NULL, "reachable" = false, "reachableAt" = NULL,
      "deletedAt" = coalesce("deletedAt", ${now}), "erasedAt" = ${now},
      "version" = "version" + 1, "editVersion" = "editVersion" + 1, "updatedAt" = ${now}
    WHERE "id" = ${customers}`;
}
