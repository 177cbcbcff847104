import { z } from "zod";
import type { Context } from "../../context.ts";
import {
  isServiceDuration,
  MAX_ABBREVIATION_LENGTH,
  MAX_SERVICE_MINUTES,
  MIN_SERVICE_MINUTES,
  readAbbreviation,
} from "../../domain/appointments/serviceRules.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Big } from "../../domain/money.ts";
import { atLeastZero, line, lines, readInput, requireRowId, ruled } from "../../input.ts";
import { requirePayable } from "../../shop/store/payableAmounts.ts";
import { rowsToDelete } from "../../undo/deletedRows.ts";
import { auditCreated, auditDeleted } from "../../writes/audit.ts";
import {
  lockRows,
  providedFields,
  requireAll,
  requireBatch,
  requireRowIds,
  withRowNumber,
} from "../../writes/batchUpdate.ts";
import { optimisticUpdate } from "../../writes/optimisticUpdate.ts";
import { inTransaction, type Transaction } from "../../writes/transaction.ts";

export interface ServiceDetails {
  name?: string | null | undefined;
  abbreviation?: string | null | undefined;
  durationMinutes?: number | null | undefined;
  price?: Big | null | undefined;
  note?: string | null | undefined;
}

const newService = z.object({
  name: line(200).min(1),
  abbreviation: ruled(
    line(50),
    { kind: "TEXT", max: MAX_ABBREVIATION_LENGTH },
    (text) => readAbbreviation(text) !== null,
  ).default(""),
  durationMinutes: ruled(
    z.int(),
    { kind: "WHOLE_NUMBER", min: MIN_SERVICE_MINUTES, max: MAX_SERVICE_MINUTES, unit: "MINUTES" },
    isServiceDuration,
  ),
  price: atLeastZero.default("0"),
  note: lines(2000).default(""),
});
const { abbreviation, price, note, ...needed } = newService.shape;
const change = z
  .object({
    ...needed,
    abbreviation: abbreviation.unwrap(),
    price: price.unwrap(),
    note: note.unwrap(),
  })
  .partial();

async function lockServices(tx: Transaction, ids: readonly number[], purpose: "EDIT" | "DELETE") {
  // A FOR UPDATE lock and the LINK locks of bookings exclude each other.
  await lockRows(tx, "Service", ids, purpose);
  return requireAll("Service", ids, await tx.service.findMany({ where: { id: { in: [...ids] } } }));
}

/**
 * Creates services, all or none. Throws INVALID_INPUT with the row. Returns their row numbers in input order.
 */
export async function createServices(
  context: Context,
  services: readonly ServiceDetails[],
): Promise<number[]> {
  requireBatch(services, "services");
  const data = services.map((details, index) =>
    withRowNumber(index, () => readInput(newService, providedFields(details), ["input", "services", index])),
  );
  return inTransaction(context.prisma, async (tx) => {
    await requirePayable(
      tx,
      services.map(({ price }, index) => ({
        field: "price",
        amount: price,
        row: index + 1,
        path: ["input", "services", index],
      })),
    );
    const created = await tx.service.createManyAndReturn({ data });
    return auditCreated(tx, context, "Service", created);
  });
}

/** Updates a service. Throws NOT_FOUND, CONFLICT, INVALID_INPUT. Returns its row number. */
export async function updateService(
  context: Context,
  input: { id: string; version?: number | null | undefined; details: ServiceDetails },
): Promise<number> {
  const id = requireRowId("Service", input.id);
  const columns = readInput(change, providedFields(input.details), ["input", "details"]);
  await inTransaction(context.prisma, async (tx) => {
    await requirePayable(tx, [{ field: "price", amount: columns.price, path: ["input", "details"] }]);
    const [before] = (await lockServices(tx, [id], "EDIT")).values();
    if (before === undefined) return;
    const edit = { type: "Service", before, seen: input.version, wanted: columns } as const;
    await optimisticUpdate(tx, context, edit, (data) => tx.service.update({ where: { id }, data }));
  });
  return id;
}

/**
 * Deletes services, all or none; items of other appointments keep their copies of the values. Throws
 * NOT_FOUND, and IN_USE while an occupying item that is not over has one of them. Returns the row numbers.
 */
export async function deleteServices(context: Context, ids: readonly string[]): Promise<number[]> {
  const rows = requireRowIds("Service", ids);
  await inTransaction(context.prisma, async (tx) => {
    const services = await lockServices(tx, rows, "DELETE");
    const upcoming = await tx.appointmentItem.count({
      where: { serviceId: { in: rows }, occupying: true, endsAt: { gt: context.now() } },
    });
    if (upcoming > 0) throw new DomainError("IN_USE", { what: "Service" });
    const undo = await rowsToDelete(tx, "Service", rows);
    await tx.service.deleteMany({ where: { id: { in: rows } } });
    await auditDeleted(tx, context, "Service", services.values(), undo);
  });
  return rows;
}
