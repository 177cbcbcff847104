import type { ShippingKind, SlotUnit } from "@machiya/prisma/enums";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Big } from "../../domain/money.ts";
import { PAYMENT_CHOICES, type PaymentMethod, paymentMethodCode } from "../../domain/orders/payment.ts";
import { SHIPPING_KINDS } from "../../domain/orders/shipping.ts";
import { SLOT_LIMITS, storedSlots, type WeeklySlot } from "../../domain/orders/shippingSlots.ts";
import { readOpenWeekdays } from "../../domain/time/openWeekdays.ts";
import { areSeparate } from "../../domain/time/weeklySpans.ts";
import { atLeastZero, line, readInput, requireRowId, ruled } from "../../input.ts";
import { auditCreated } from "../../writes/audit.ts";
import { changedColumns, eachRow, lockRows, providedFields, requireAll } from "../../writes/batchUpdate.ts";
import { optimisticUpdate } from "../../writes/optimisticUpdate.ts";
import { inTransaction, type Transaction } from "../../writes/transaction.ts";
import { requirePayable } from "../store/payableAmounts.ts";
import { endsAfterStart, weeklySpanFields } from "../store/weeklySpanInput.ts";
import { requireFreeName, STORE } from "./requireFreeName.ts";
import { trackingTexts } from "./trackingTexts.ts";

export interface ShippingMethodDetails {
  kind?: ShippingKind | null | undefined;
  name?: string | null | undefined;
  fee?: Big | null | undefined;
  /** null: shipping is never free. */
  freeFrom?: Big | null | undefined;
  paymentMethods?: readonly PaymentMethod[] | null | undefined;
  /** The global ids of the products, with their variants, that it does not ship. */
  excludedProductIds?: readonly string[] | null | undefined;
  weekdays?: readonly number[] | null | undefined;
  hours?: string | null | undefined;
  carrier?: string | null | undefined;
  trackingLink?: string | null | undefined;
  /** All slots of a week. */
  slots?: readonly WeeklySlot[] | null | undefined;
  slotUnit?: SlotUnit | null | undefined;
  slotLeadMinutes?: number | null | undefined;
  slotDaysAhead?: number | null | undefined;
  active?: boolean | null | undefined;
}

const slot = z
  .object({ ...weeklySpanFields, capacity: z.int().min(1).max(SLOT_LIMITS.capacity) })
  .refine(...endsAfterStart);

const columns = z.object({
  kind: z.enum(SHIPPING_KINDS),
  name: line(100).min(1),
  fee: atLeastZero,
  freeFrom: atLeastZero,
  paymentMethods: z
    .array(z.enum(PAYMENT_CHOICES))
    .transform((methods) =>
      PAYMENT_CHOICES.filter((method) => methods.includes(method)).map(paymentMethodCode),
    ),
  excludedProductIds: z.array(z.string()).max(1000),
  weekdays: ruled(
    z.array(z.number()),
    { kind: "CHOICE", choices: [1, 2, 3, 4, 5, 6, 7] },
    (days) => readOpenWeekdays(days) !== null,
  ).transform((days) => readOpenWeekdays(days) ?? []),
  hours: line(200),
  ...trackingTexts,
  slots: ruled(
    z.array(slot).max(SLOT_LIMITS.slots),
    { kind: "SPANS", max: SLOT_LIMITS.slots },
    areSeparate,
  ).transform(storedSlots),
  slotUnit: z.enum(["ORDERS", "WORK_UNITS"]),
  slotLeadMinutes: z.int().min(0).max(SLOT_LIMITS.leadMinutes),
  slotDaysAhead: z.int().min(0).max(SLOT_LIMITS.daysAhead),
  active: z.boolean(),
});
const change = columns.partial();
const newMethod = change.required({ kind: true, name: true });

const PATH = ["input", "details"];

/** Returns the changed column of excluded products, by their global ids. Throws NOT_FOUND. */
async function excludedColumn(
  tx: Transaction,
  ids: readonly string[] | undefined,
): Promise<{ excludedProductIds?: number[] }> {
  if (ids === undefined) return {};
  const rows = [...new Set(eachRow(ids, (id) => requireRowId("Product", id)))].sort((a, b) => a - b);
  const where = { id: { in: rows }, deletedAt: null };
  requireAll("Product", rows, await tx.product.findMany({ where, select: { id: true } }));
  return { excludedProductIds: rows };
}

const amountsOf = ({ fee, freeFrom }: ShippingMethodDetails) => [
  { field: "fee", amount: fee, path: PATH },
  { field: "freeFrom", amount: freeFrom, path: PATH },
];

/**
 * Creates a shipping method at the end of the list. Throws NOT_FOUND without a store record, ALREADY_EXISTS for the name
 * of another one, INVALID_INPUT.
 */
export async function createShippingMethod(
  context: Context,
  details: ShippingMethodDetails,
): Promise<number> {
  const { kind, name, excludedProductIds, ...rest } = readInput(newMethod, providedFields(details), PATH);
  return inTransaction(context.prisma, async (tx) => {
    // The lock keeps the positions and names of concurrent methods apart.
    await lockRows(tx, "Store", [STORE]);
    await requirePayable(tx, amountsOf(details));
    if ((await tx.store.count()) === 0) throw new DomainError("NOT_FOUND", { what: "Store" });
    await requireFreeName(tx, name);
    const last = await tx.shippingMethod.aggregate({ _max: { position: true } });
    const position = (last._max.position ?? 0) + 1;
    const excluded = await excludedColumn(tx, excludedProductIds);
    const data = { kind, name, position, ...changedColumns({}, rest), ...excluded };
    const created = await tx.shippingMethod.create({ data });
    await auditCreated(tx, context, "ShippingMethod", [created]);
    return created.id;
  });
}

async function lockMethods(tx: Transaction, ids: readonly number[]) {
  await lockRows(tx, "ShippingMethod", ids);
  const methods = await tx.shippingMethod.findMany({ where: { id: { in: [...ids] } } });
  return requireAll("ShippingMethod", ids, methods);
}

/** Updates a shipping method. Throws NOT_FOUND, CONFLICT, ALREADY_EXISTS (the name), INVALID_INPUT. Returns its id. */
export async function updateShippingMethod(
  context: Context,
  input: { id: string; version?: number | null | undefined; details: ShippingMethodDetails },
): Promise<number> {
  const id = requireRowId("ShippingMethod", input.id);
  const { excludedProductIds, ...read } = readInput(change, providedFields(input.details), PATH);
  await inTransaction(context.prisma, async (tx) => {
    if (read.name !== undefined) await lockRows(tx, "Store", [STORE]);
    await requirePayable(tx, amountsOf(input.details));
    const [before] = (await lockMethods(tx, [id])).values();
    if (before === undefined) return;
    const wanted = {
      ...read,
      ...(input.details.freeFrom === null && { freeFrom: null }),
      ...(await excludedColumn(tx, excludedProductIds)),
    };
    const edit = { type: "ShippingMethod", before, seen: input.version, wanted } as const;
    await optimisticUpdate(tx, context, edit, async (data) => {
      // Those that had the same name before the rule can still be changed in other ways.
      if (typeof data.name === "string") await requireFreeName(tx, data.name, id);
      return tx.shippingMethod.update({ where: { id }, data });
    });
  });
  return id;
}

/** Puts the shipping methods into this order. Throws NOT_FOUND, and CONFLICT unless all of them are listed. */
export async function sortShippingMethods(context: Context, ids: readonly string[]): Promise<void> {
  const rows = [...new Set(eachRow(ids, (id) => requireRowId("ShippingMethod", id)))];
  await inTransaction(context.prisma, async (tx) => {
    await lockRows(tx, "Store", [STORE]);
    const methods = await lockMethods(tx, rows);
    if ((await tx.shippingMethod.count()) !== rows.length)
      throw new DomainError("CONFLICT", { what: "ShippingMethod" });
    for (const [index, id] of rows.entries()) {
      const before = methods.get(id);
      if (before === undefined) continue;
      const edit = {
        type: "ShippingMethod",
        before,
        seen: null,
        wanted: { position: index + 1 },
      } as const;
      await optimisticUpdate(tx, context, edit, (data) => tx.shippingMethod.update({ where: { id }, data }));
    }
  });
}
