import { Prisma } from "@machiya/prisma/client";
import type { AppointmentState } from "@machiya/prisma/enums";
import { outcomeOfCancellation } from "../../domain/appointments/visitOutcome.ts";
import { toWire } from "../../domain/money.ts";
import type { Transaction } from "../../writes/transaction.ts";
import type { AppointmentRow } from "./appointmentRow.ts";
import { type PlannedItem, spanOfItems } from "./plannedItems.ts";

/** The columns of an appointment other than its times. */
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
  extends Pick<
    Prisma.AppointmentUncheckedCreateInput,
    "customerName" | "customerPhone" | "note" | "source" | "walkIn"
  > {
  customerId: number | null;
  state: AppointmentState;
  items: readonly PlannedItem[];
}

/** Inserts appointments. Returns their row numbers in input order. */
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
  // A visit in another state or at another time has not had its outcome yet.
  const isAnother =
    (columns.state !== undefined && columns.state !== before.state) ||
    span.startsAt.getTime() !== before.startsAt.getTime();
  const outcome = isAnother ? outcomeOfCancellation(null) : {};
  // The state is written first, because it decides whether an inserted item occupies its time.
  await tx.appointment.update({
    where: { id: before.id },
    data: { ...columns, ...span, ...outcome, version: { increment: 1 } },
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

/**
 * Updates the items in one statement, so that two items can swap places: the exclusion constraint is checked
 * at its end.
 */
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
