import type { Customer, CustomerBlock } from "@machiya/prisma/client";
import { opaqueParameter } from "@machiya/prisma/client";
import type { Context } from "../context.ts";
import { tagKey } from "../domain/customers/customerTags.ts";
import { mergedDetails, mergeRefusal } from "../domain/customers/mergedCustomer.ts";
import { DomainError } from "../domain/errors.ts";
import { customerDetails, requireTagLimit } from "../identity/changeCustomers.ts";
import { readInput, requireRowId } from "../input.ts";
import { lockExistingOrders } from "../shop/orders/changeOrders.ts";
import { audit } from "../writes/audit.ts";
import { lockRows, requireEach } from "../writes/batchUpdate.ts";
import { inTransaction, type Transaction } from "../writes/transaction.ts";
import type { MergeUndo } from "./mergeUndoData.ts";

interface Merge {
  customerIds: readonly string[];
  /** The customer whose name or phone number is kept; the one who uses LINE by default. */
  nameOf?: string | null | undefined;
  phoneOf?: string | null | undefined;
}

/** A customer with the block. */
export type MergedCustomer = Customer & { block: CustomerBlock | null };

/** The two customers of a merge: the source's records move to the target, who uses LINE. */
interface Sides {
  source: MergedCustomer;
  target: MergedCustomer;
}

/** The maximum number of attempts while staff keep entering records for the source. */
const TRIES = 5;

/** Returns the row numbers of the two customers of a merge. Throws INVALID_INPUT, NOT_FOUND. */
export function requireTwoCustomers(ids: readonly string[]): [number, number] {
  const [one, other, ...more] = ids;
  if (one === undefined || other === undefined || more.length > 0) {
    const rule = { kind: "LIST", min: 2, max: 2 } as const;
    throw new DomainError("INVALID_INPUT", { field: "customerIds", rule });
  }
  return [requireRowId("Customer", one), requireRowId("Customer", other)];
}

/** Reads the customers of a merge. Throws NOT_FOUND, FORBIDDEN when they cannot be merged. */
export async function findMergeSides(db: Transaction, ids: readonly [number, number]): Promise<Sides> {
  const rows = await db.customer.findMany({
    where: { id: { in: [...ids] }, deletedAt: null },
    include: { block: true },
  });
  const found = requireEach("Customer", ids, rows);
  const [one, other] = ids.map((id) => found.get(id));
  if (one === undefined || other === undefined) throw new DomainError("NOT_FOUND", { what: "Customer" });
  const refusal = mergeRefusal(one, other);
  if (refusal !== null) throw new DomainError("FORBIDDEN", { refusal });
  return one.lineUserId === null ? { source: one, target: other } : { source: other, target: one };
}

/**
 * Merges a customer without LINE with their LINE account in one transaction: the orders and appointments move,
 * the details, discounts, and the block are united, and the source is deleted and leads to the target. Throws
 * NOT_FOUND, FORBIDDEN, INVALID_INPUT, CONFLICT. Returns the row number of the target.
 */
export async function mergeCustomers(context: Context, input: Merge): Promise<number> {
  const ids = requireTwoCustomers(input.customerIds);
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const target = await inTransaction(context.prisma, (tx) => merge(tx, context, ids, input));
    if (target !== null) return target;
  }
  throw new DomainError("CONFLICT", { what: "Customer" });
}

/** The row numbers of what customers ordered and booked. */
export interface CustomerRecords {
  orders: readonly number[];
  appointments: readonly number[];
}

export async function recordsOf(tx: Transaction, customerIds: readonly number[]): Promise<CustomerRecords> {
  const question = { where: { customerId: { in: [...customerIds] } }, select: { id: true } };
  const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  return {
    orders: idsOf(await tx.order.findMany(question)),
    appointments: idsOf(await tx.appointment.findMany(question)),
  };
}

/** Returns whether these records are among others. */
export const areAmong = (records: CustomerRecords, others: CustomerRecords): boolean =>
  records.orders.every((id) => others.orders.includes(id)) &&
  records.appointments.every((id) => others.appointments.includes(id));

/**
 * Locks the rows of a merge as all writes do: orders, appointments, and blocks before the customers, which a
 * checkout locks last.
 */
export async function lockMerge(
  tx: Transaction,
  records: CustomerRecords,
  customerIds: readonly number[],
): Promise<void> {
  if (records.orders.length > 0) await lockExistingOrders(tx, records.orders);
  await lockRows(tx, "Appointment", records.appointments);
  await tx.$queryRaw`SELECT 1 FROM "CustomerBlock" WHERE "customerId" = ANY(${opaqueParameter([...customerIds], "int[]")}) ORDER BY "id" FOR UPDATE`;
  await lockRows(tx, "Customer", customerIds);
}

/** Returns null when staff entered a record for the source before the customers were locked. */
async function merge(
  tx: Transaction,
  context: Context,
  ids: readonly [number, number],
  input: Merge,
): Promise<number | null> {
  const locked = await recordsOf(tx, [(await findMergeSides(tx, ids)).source.id]);
  await lockMerge(tx, locked, ids);
  const sides = await findMergeSides(tx, ids);
  const records = await recordsOf(tx, [sides.source.id]);
  if (!areAmong(records, locked)) return null;
  await moveRecords(tx, context, sides, records, input);
  return sides.target.id;
}

async function moveRecords(
  tx: Transaction,
  context: Context,
  { source, target }: Sides,
  records: CustomerRecords,
  { nameOf, phoneOf }: Merge,
): Promise<void> {
  const chosen = (id: string | null | undefined) => {
    if (id == null) return undefined;
    const row = requireRowId("Customer", id);
    const found = [source, target].find((one) => one.id === row);
    if (found === undefined) throw new DomainError("NOT_FOUND", { what: "Customer", number: row });
    return found;
  };
  const details = mergedDetails(target, source, { name: chosen(nameOf), phone: chosen(phoneOf) });
  readInput(customerDetails.pick({ note: true }), { note: details.note });
  requireTagLimit(details.tags);
  const [toTarget, returned] = [
    { customerId: target.id, version: { increment: 1 } },
    { id: true, version: true },
  ];
  const orders = await tx.order.updateManyAndReturn({
    where: { id: { in: [...records.orders] } },
    data: toTarget,
    select: returned,
  });
  const appointments = await tx.appointment.updateManyAndReturn({
    where: { id: { in: [...records.appointments] } },
    data: toTarget,
    select: returned,
  });
  const discountIds = await copyDiscounts(tx, source.id, target.id);
  const block = await copyBlock(tx, source, target);
  const change = { version: { increment: 1 }, editVersion: { increment: 1 } };
  const tags = [...details.tags];
  const after = await tx.customer.update({
    where: { id: target.id },
    data: { ...details, tags, tagKeys: tags.map(tagKey), ...change },
  });
  const deleted = await tx.customer.update({
    where: { id: source.id },
    data: { deletedAt: context.now(), mergedIntoId: target.id, ...change },
  });
  const { name, phone, note } = target;
  const undo: MergeUndo = {
    sourceId: source.id,
    orders,
    appointments,
    discountIds,
    blockId: block?.id ?? null,
    before: { name, phone, note, tags: target.tags },
    after: { name: after.name, phone: after.phone, note: after.note, tags: after.tags },
  };
  const { block: _source, ...sourceRow } = source;
  const { block: _target, ...targetRow } = target;
  const merged = [`#${source.id}`, source.name, source.phone].filter((text) => text !== "").join(" ");
  await audit(tx, context, [
    {
      action: "MERGE",
      type: "Customer",
      id: target.id,
      before: targetRow,
      after: { ...after, merged },
      undo: { ...undo },
    },
    { action: "MERGE_INTO", type: "Customer", id: source.id, before: sourceRow, after: deleted },
  ]);
}

/** Gives the target the discounts that only the source has. Returns them. */
async function copyDiscounts(tx: Transaction, sourceId: number, targetId: number): Promise<number[]> {
  const given = await tx.customerDiscount.findMany({ where: { customerId: { in: [sourceId, targetId] } } });
  const of = (id: number) => given.filter(({ customerId }) => customerId === id).map((one) => one.discountId);
  const missing = of(sourceId).filter((id) => !of(targetId).includes(id));
  await tx.customerDiscount.createMany({
    data: missing.map((discountId) => ({ customerId: targetId, discountId })),
    skipDuplicates: true,
  });
  return missing;
}

/** Blocks the target as the source is blocked. Returns null when that changes nothing. */
async function copyBlock(
  tx: Transaction,
  { block }: Pick<MergedCustomer, "block">,
  target: MergedCustomer,
): Promise<CustomerBlock | null> {
  if (block === null || target.block !== null) return null;
  const { note, blockedById, createdAt } = block;
  return tx.customerBlock.create({ data: { customerId: target.id, note, blockedById, createdAt } });
}
