import { type Appointment, columnParameter, Prisma } from "@machiya/prisma/client";
import type { AppointmentState } from "@machiya/prisma/enums";
import { type OutcomeColumns, outcomeAfterChange } from "../../domain/appointments/visitOutcome.ts";
import { toWire } from "../../domain/money.ts";
import type { Transaction } from "../../writes/transaction.ts";
import type { AppointmentRow } from "./appointmentRow.ts";
import { type PlannedItem, spanOfItems } from "./plannedItems.ts";

/** The columns of an appointment other than its times. */
export interface AppointmentColumns extends Partial<OutcomeColumns> {
  customerId?: number;
  customerName?: string;
  customerPhone?: string;
  note?: string;
  state?: AppointmentState;
}

export interface NewAppointment
  extends Pick<Appointment, "customerName" | "customerPhone" | "note" | "source" | "walkIn"> {
  customerId: number | null;
  state: AppointmentState;
  items: readonly PlannedItem[];
}

/** The columns of an item that staff and customers choose, with their types in Postgres. */
const ITEM_COLUMNS: readonly (readonly [
  name: string,
  type: string,
  value: (item: PlannedItem) => unknown,
])[] = [
  ["serviceId", "int", ({ serviceId }) => serviceId],
  ["serviceName", "text", ({ serviceName }) => serviceName],
  ["serviceMinutes", "smallint", ({ serviceMinutes }) => serviceMinutes],
  ["servicePrice", "numeric", ({ servicePrice }) => toWire(servicePrice)],
  ["staffMemberId", "int", ({ staffMemberId }) => staffMemberId],
  ["startsAt", "timestamptz", ({ startsAt }) => startsAt],
  ["endsAt", "timestamptz", ({ endsAt }) => endsAt],
  ["note", "text", ({ note }) => note],
];

/** Returns a list of SQL with the name of each column. */
const eachItemColumn = (sql: (name: string) => string) =>
  Prisma.raw(ITEM_COLUMNS.map(([name]) => sql(name)).join(", "));
const ITEM_NAMES = eachItemColumn((name) => `"${name}"`);
const ITEM_VALUES = eachItemColumn((name) => `item."${name}"`);
const ITEM_CHANGES = eachItemColumn((name) => `"${name}" = item."${name}"`);

/** Returns the table `item` of the columns of items, whose "position" counts from 1. */
function itemTable(items: readonly PlannedItem[]): Prisma.Sql {
  const columns = ITEM_COLUMNS.map(([, type, value]) => columnParameter(items, type, value));
  return Prisma.sql`unnest(${Prisma.join(columns)}) WITH ORDINALITY AS item(${ITEM_NAMES}, "position")`;
}

/** Returns SQL of the number in the row of each `item`. */
const numberOfItem = <Row>(rows: readonly Row[], value: (row: Row) => number | null) =>
  Prisma.sql`(${columnParameter(rows, "int", value)})[item."position"::int]`;

/**
 * Returns the statement that inserts items in their order. `appointmentId` is SQL of the appointment of an `item`, and
 * `tables` are the tables that it reads beside the items.
 */
export function insertItemsSql(
  items: readonly PlannedItem[],
  appointmentId: Prisma.Sql,
  tables: readonly Prisma.Sql[] = [],
): Prisma.Sql {
  return Prisma.sql`
    INSERT INTO "AppointmentItem" ("appointmentId", ${ITEM_NAMES})
    SELECT ${appointmentId}, ${ITEM_VALUES}
    FROM ${Prisma.join([...tables, itemTable(items)])} ORDER BY item."position"`;
}

/**
 * Inserts appointments. Returns their row numbers in input order. Prisma would compile a statement with thousands of
 * parameters for each call.
 */
export async function insertAppointments(
  tx: Pick<Transaction, "$queryRaw" | "$executeRaw">,
  appointments: readonly NewAppointment[],
): Promise<number[]> {
  const rows = appointments.map((one) => ({ ...one, ...spanOfItems(one.items) }));
  const inserted = await tx.$queryRaw<{ id: number }[]>`
    INSERT INTO "Appointment" ("customerId", "customerName", "customerPhone", "note", "source", "walkIn", "state",
      "startsAt", "endsAt", "updatedAt")
    SELECT new."customerId", new."customerName", new."customerPhone", new."note", new."source", new."walkIn",
      new."state", new."startsAt", new."endsAt", now()
    FROM unnest(
      ${columnParameter(rows, "int", ({ customerId }) => customerId)}, ${columnParameter(rows, "text", ({ customerName }) => customerName)},
      ${columnParameter(rows, "text", ({ customerPhone }) => customerPhone)}, ${columnParameter(rows, "text", ({ note }) => note)},
      ${columnParameter(rows, '"AppointmentSource"', ({ source }) => source)}, ${columnParameter(rows, "boolean", ({ walkIn }) => walkIn)},
      ${columnParameter(rows, '"AppointmentState"', ({ state }) => state)}, ${columnParameter(rows, "timestamptz", ({ startsAt }) => startsAt)},
      ${columnParameter(rows, "timestamptz", ({ endsAt }) => endsAt)}
    ) WITH ORDINALITY AS new("customerId", "customerName", "customerPhone", "note", "source", "walkIn", "state",
      "startsAt", "endsAt", "position")
    ORDER BY new."position" RETURNING "id"`;
  const ids = inserted.map(({ id }) => id).sort((a, b) => a - b);
  await insertItems(
    tx,
    rows.flatMap(({ items }, index) => items.map((item) => ({ item, appointmentId: ids[index] ?? 0 }))),
  );
  return ids;
}

async function insertItems(
  tx: Pick<Transaction, "$executeRaw">,
  rows: readonly { item: PlannedItem; appointmentId: number }[],
): Promise<void> {
  await tx.$executeRaw(
    insertItemsSql(
      rows.map(({ item }) => item),
      numberOfItem(rows, ({ appointmentId }) => appointmentId),
    ),
  );
}

/** Writes the planned columns and items of an appointment and increments its version. */
export async function saveAppointment(
  tx: Transaction,
  before: AppointmentRow,
  columns: AppointmentColumns,
  items: readonly PlannedItem[],
): Promise<void> {
  const kept = new Set(items.map(({ id }) => id));
  const removed = before.items.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  const span = spanOfItems(items);
  const outcome = outcomeAfterChange(before, { state: before.state, ...columns, ...span });
  // The state is written first, because it decides whether an inserted item occupies its time.
  await tx.appointment.update({
    where: { id: before.id },
    data: { ...outcome, ...columns, ...span, version: { increment: 1 } },
  });
  if (removed.length > 0) await tx.appointmentItem.deleteMany({ where: { id: { in: removed } } });
  await updateItems(
    tx,
    items.filter(({ id }) => id !== null),
  );
  const added = items.filter(({ id }) => id === null);
  if (added.length > 0) {
    await insertItems(
      tx,
      added.map((item) => ({ item, appointmentId: before.id })),
    );
  }
}

/**
 * Updates the items in one statement, so that two items can swap places: the exclusion constraint is checked
 * at its end.
 */
async function updateItems(tx: Transaction, items: readonly PlannedItem[]): Promise<void> {
  if (items.length === 0) return;
  await tx.$executeRaw`
    UPDATE "AppointmentItem" AS stored SET ${ITEM_CHANGES}
    FROM ${itemTable(items)} WHERE stored."id" = ${numberOfItem(items, ({ id }) => id)}`;
}
