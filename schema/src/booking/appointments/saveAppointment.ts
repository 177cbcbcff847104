import { Prisma } from "@machiya/prisma/client";
import type { AppointmentState } from "@machiya/prisma/enums";
import { toWire } from "../../domain/money.ts";
import type { Transaction } from "../../writes/transaction.ts";
import type { AppointmentRow } from "./appointmentRow.ts";
import { type PlannedItem, spanOfItems } from "./plannedItems.ts";

/** Columns of an appointment besides its times. */
export interface AppointmentColumns {
  customerId?: number;
  customerName?: string;
  customerPhone?: string;
  note?: string;
  state?: AppointmentState;
}

const itemColumns = (item: PlannedItem) => ({
  serviceId: item.serviceId,
  serviceName: item.serviceName,
  serviceMinutes: item.serviceMinutes,
  servicePrice: item.servicePrice,
  staffMemberId: item.staffMemberId,
  startsAt: item.startsAt,
  endsAt: item.endsAt,
  note: item.note,
});

export interface NewAppointment
  extends Pick<Prisma.AppointmentUncheckedCreateInput, "customerName" | "customerPhone" | "note" | "source"> {
  customerId: number | null;
  items: readonly PlannedItem[];
}

/** Writes new appointments, which are pending. Returns their row numbers in the given order. */
export async function insertAppointments(
  tx: Transaction,
  appointments: readonly NewAppointment[],
): Promise<number[]> {
  const rows = await tx.appointment.createManyAndReturn({
    data: appointments.map(({ items, ...columns }) => ({ ...columns, ...spanOfItems(items) })),
    select: { id: true },
  });
  const ids = rows.map(({ id }) => id).sort((a, b) => a - b);
  await tx.appointmentItem.createMany({
    data: appointments.flatMap(({ items }, index) =>
      items.map((item) => ({ ...itemColumns(item), appointmentId: ids[index] ?? 0 })),
    ),
  });
  return ids;
}

/** Writes an appointment with its items as they are to stand; its version grows. */
export async function saveAppointment(
  tx: Transaction,
  before: AppointmentRow,
  columns: AppointmentColumns,
  items: readonly PlannedItem[],
): Promise<void> {
  const kept = new Set(items.map(({ id }) => id));
  const removed = before.items.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  // The state first: an item that comes in holds its time as the appointment's state has it.
  await tx.appointment.update({
    where: { id: before.id },
    data: { ...columns, ...spanOfItems(items), version: { increment: 1 } },
  });
  if (removed.length > 0) await tx.appointmentItem.deleteMany({ where: { id: { in: removed } } });
  await updateItems(
    tx,
    items.filter(({ id }) => id !== null),
  );
  const added = items.filter(({ id }) => id === null);
  if (added.length > 0) {
    await tx.appointmentItem.createMany({
      data: added.map((item) => ({ ...itemColumns(item), appointmentId: before.id })),
    });
  }
}

/** In one statement, after which alone the database asks who is booked twice: two items may change places. */
async function updateItems(tx: Transaction, items: readonly PlannedItem[]): Promise<void> {
  if (items.length === 0) return;
  const rows = items.map(
    (item) => Prisma.sql`(${item.id}::int, ${item.serviceId}::int, ${item.serviceName}::text,
      ${item.serviceMinutes}::smallint, ${toWire(item.servicePrice)}::numeric, ${item.staffMemberId}::int,
      ${item.startsAt}::timestamptz, ${item.endsAt}::timestamptz, ${item.note}::text)`,
  );
  await tx.$executeRaw`
    UPDATE "AppointmentItem" AS item SET
      "serviceId" = planned."serviceId", "serviceName" = planned."serviceName",
      "serviceMinutes" = planned."serviceMinutes", "servicePrice" = planned."servicePrice",
      "staffMemberId" = planned."staffMemberId", "startsAt" = planned."startsAt", "endsAt" = planned."endsAt",
      "note" = planned."note"
    FROM (VALUES ${Prisma.join(rows)}) AS planned("id", "serviceId", "serviceName", "serviceMinutes",
      "servicePrice", "staffMemberId", "startsAt", "endsAt", "note")
    WHERE item."id" = planned."id"`;
}
