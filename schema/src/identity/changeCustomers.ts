import type { AuditEntry } from "@machiya/prisma/client";
import { z } from "zod";
import { readContacts } from "../contactInput.ts";
import type { Context } from "../context.ts";
import {
  changeTags,
  hasNoComma,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  normalizeTag,
  tagKey,
} from "../domain/customers/customerTags.ts";
import { MAX_NOTE_LENGTH } from "../domain/customers/mergedCustomer.ts";
import { DomainError } from "../domain/errors.ts";
import { breaks } from "../domain/fieldRule.ts";
import { line, lines, readInput, requireRowId } from "../input.ts";
import { requireNewest } from "../undo/undoEntry.ts";
import { audit, auditDeleted } from "../writes/audit.ts";
import {
  lockRows,
  providedFields,
  requireAll,
  requireEach,
  requireRowIds,
  requireVersion,
} from "../writes/batchUpdate.ts";
import { inTransaction, type Transaction } from "../writes/transaction.ts";
import { queueDeauthorizations } from "./lineAuthorization.ts";

interface CustomerUpdate {
  id: string;
  version?: number | null | undefined;
  details?:
    | {
        name?: string | null | undefined;
        phone?: string | null | undefined;
        note?: string | null | undefined;
      }
    | null
    | undefined;
  addDiscountIds: readonly string[];
  removeDiscountIds: readonly string[];
  addTags?: readonly string[] | null | undefined;
  removeTags?: readonly string[] | null | undefined;
}

/** The fields that staff write of a customer. */
export const customerDetails = z.object({
  name: line(200).min(1),
  phone: line(50),
  note: lines(MAX_NOTE_LENGTH),
});

const tag = z
  .string()
  .transform(normalizeTag)
  // The length is that of the normalized text, which the input's schema does not describe.
  .refine((text) => text.length >= 1 && text.length <= MAX_TAG_LENGTH, {
    abort: true,
    ...breaks({ kind: "TEXT", min: 1, max: MAX_TAG_LENGTH }),
  })
  .pipe(line(MAX_TAG_LENGTH).refine(hasNoComma, breaks({ kind: "NO_COMMA" })));
const tagChange = z.object({
  addTags: z.array(tag).max(MAX_TAGS),
  removeTags: z.array(z.string()).max(MAX_TAGS),
});

/** Throws INVALID_INPUT for more tags than a customer can have. */
export function requireTagLimit(tags: readonly string[]): void {
  const rule = { kind: "LIST", max: MAX_TAGS } as const;
  if (tags.length > MAX_TAGS) throw new DomainError("INVALID_INPUT", { field: "tags", rule });
}

/** Locks and returns a customer who is not deleted. Throws NOT_FOUND. */
export async function lockCustomer(tx: Transaction, id: number) {
  await tx.$queryRaw`SELECT 1 FROM "Customer" WHERE "id" = ${id} FOR NO KEY UPDATE`;
  const customer = await tx.customer.findFirst({
    where: { id, deletedAt: null },
    include: { discounts: { select: { discountId: true }, orderBy: { discountId: "asc" } } },
  });
  if (customer === null) throw new DomainError("NOT_FOUND", { what: "Customer", number: id });
  return customer;
}

/** Throws NOT_FOUND for a missing discount, INVALID_INPUT for one whose audience is not customers. */
async function requireCustomerDiscounts(tx: Transaction, ids: readonly number[]): Promise<void> {
  const discounts = await tx.discount.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, audience: true },
  });
  requireAll("Discount", ids, discounts);
  if (discounts.some(({ audience }) => audience !== "CUSTOMER")) {
    const rule = { kind: "AUDIENCE" as const, choices: ["CUSTOMER"] };
    throw new DomainError("INVALID_INPUT", { field: "addDiscountIds", rule });
  }
}

/** Updates a customer. Throws NOT_FOUND, CONFLICT, INVALID_INPUT. Returns the row number. */
export async function updateCustomer(context: Context, input: CustomerUpdate): Promise<number> {
  const id = requireRowId("Customer", input.id);
  const columns = readInput(customerDetails.partial(), providedFields(input.details ?? {}), [
    "input",
    "details",
  ]) as {
    name?: string;
    phone?: string;
    note?: string;
  };
  const { addTags, removeTags } = readInput(tagChange, {
    addTags: input.addTags ?? [],
    removeTags: input.removeTags ?? [],
  });
  const add = input.addDiscountIds.map((discount) => requireRowId("Discount", discount));
  const remove = input.removeDiscountIds.map((discount) => requireRowId("Discount", discount));
  await inTransaction(context.prisma, async (tx) => {
    const before = await lockCustomer(tx, id);
    requireVersion("Customer", before, input.version);
    const read = readContacts(context, columns, before, ["input", "details"]);
    await requireCustomerDiscounts(tx, add);
    const tags = changeTags(before.tags, { add: addTags, remove: removeTags });
    requireTagLimit(tags);
    const isSame = tags.length === before.tags.length && tags.every((each, at) => each === before.tags[at]);
    const writesTags = addTags.length + removeTags.length > 0;
    // Tags that the customer already has are no change that the history would show.
    if (writesTags && isSame && Object.keys(read).length + add.length + remove.length === 0) return;
    await tx.customerDiscount.deleteMany({ where: { customerId: id, discountId: { in: remove } } });
    await tx.customerDiscount.createMany({
      data: add.map((discountId) => ({ customerId: id, discountId })),
      skipDuplicates: true,
    });
    const after = await tx.customer.update({
      where: { id },
      data: {
        ...read,
        ...(writesTags && { tags, tagKeys: tags.map(tagKey) }),
        version: { increment: 1 },
        editVersion: { increment: 1 },
      },
      include: { discounts: { select: { discountId: true }, orderBy: { discountId: "asc" } } },
    });
    await audit(tx, context, [{ action: "UPDATE", type: "Customer", id, before, after }]);
  });
  return id;
}

/**
 * Marks customers as deleted, ends their sessions, and has LINE revoke their permissions, all or none. Throws
 * NOT_FOUND. Returns the row numbers.
 */
export async function deleteCustomers(context: Context, ids: readonly string[]): Promise<number[]> {
  const rows = requireRowIds("Customer", ids);
  await inTransaction(context.prisma, async (tx) => {
    await lockRows(tx, "Customer", rows);
    const gone = await tx.customer.updateManyAndReturn({
      where: { id: { in: rows }, deletedAt: null },
      data: { deletedAt: context.now(), version: { increment: 1 }, editVersion: { increment: 1 } },
    });
    requireEach("Customer", rows, gone);
    await tx.session.deleteMany({ where: { customerId: { in: rows } } });
    await tx.stockNotice.deleteMany({ where: { customerId: { in: rows } } });
    await queueDeauthorizations(tx, rows, context.now());
    await auditDeleted(tx, context, "Customer", gone);
  });
  return rows;
}

/**
 * Shows a deleted customer again, who has to sign in again. Throws NOT_FOUND, CONFLICT when the customer changed or signed
 * in since.
 */
export async function undoCustomerDeletion(context: Context, entry: AuditEntry): Promise<void> {
  const id = entry.subjectId;
  await inTransaction(context.prisma, async (tx) => {
    await lockRows(tx, "Customer", [id]);
    const customer = await tx.customer.findUnique({ where: { id } });
    if (customer === null) throw new DomainError("NOT_FOUND", { what: "Customer" });
    await requireNewest(tx, entry);
    if (customer.deletedAt === null) throw new DomainError("CONFLICT", { what: "Customer" });
    const after = await tx.customer.update({
      where: { id },
      data: { deletedAt: null, version: { increment: 1 }, editVersion: { increment: 1 } },
    });
    await audit(tx, context, [{ action: "UNDO", type: "Customer", id, after }]);
  });
}
