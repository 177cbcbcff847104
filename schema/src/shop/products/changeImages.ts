import { z } from "zod";
import type { Context } from "../../context.ts";
import { line, readInput, requireRowId } from "../../input.ts";
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
import { readImage, storeImageVariants } from "../store/storeImage.ts";

export interface ImageDetails {
  name?: string | null | undefined;
  /** Base64, with or without a data URL header. */
  image?: string | null | undefined;
}

const newImage = z.object({ name: line(200).min(1), image: z.string() });
const change = newImage.partial();

async function lockImages(tx: Transaction, ids: readonly number[]) {
  await lockRows(tx, "Image", ids);
  return requireAll("Image", ids, await tx.image.findMany({ where: { id: { in: [...ids] } } }));
}

/**
 * Adds images to the registry, all or none. Throws INVALID_INPUT with the row. Returns their ids in the given
 * order.
 */
export async function createImages(context: Context, images: readonly ImageDetails[]): Promise<number[]> {
  requireBatch(images, "images");
  const read = images.map((details, index) =>
    withRowNumber(index, () => {
      const path = ["input", "images", index];
      const { name, image } = readInput(newImage, providedFields(details), path);
      return { name, picture: readImage(image, path) };
    }),
  );
  const hashes = await storeImageVariants(
    context,
    read.map(({ picture }) => picture),
  );
  const data = read.map(({ name }, index) => ({ name, imageHash: hashes[index] ?? "" }));
  return inTransaction(context.prisma, async (tx) => {
    const created = await tx.image.createManyAndReturn({ data });
    return auditCreated(tx, context, "Image", created);
  });
}

/** Renames an entry or replaces its image. Throws NOT_FOUND, CONFLICT, INVALID_INPUT. Returns its id. */
export async function updateImage(
  context: Context,
  input: { id: string; version?: number | null | undefined; details: ImageDetails },
): Promise<number> {
  const id = requireRowId("Image", input.id);
  const path = ["input", "details"];
  const { name, image } = readInput(change, providedFields(input.details), path);
  const imageHash = image === undefined ? undefined : await context.images.store(readImage(image, path));
  await inTransaction(context.prisma, async (tx) => {
    const [before] = (await lockImages(tx, [id])).values();
    if (before === undefined) return;
    const edit = { type: "Image", before, seen: input.version, wanted: { name, imageHash } } as const;
    await optimisticUpdate(tx, context, edit, (data) => tx.image.update({ where: { id }, data }));
  });
  return id;
}

/** Deletes entries from the registry, all or none; products with the same image keep it. Throws NOT_FOUND. */
export async function deleteImages(context: Context, ids: readonly string[]): Promise<number[]> {
  const rows = requireRowIds("Image", ids);
  await inTransaction(context.prisma, async (tx) => {
    const images = await lockImages(tx, rows);
    const undo = await rowsToDelete(tx, "Image", rows);
    await tx.image.deleteMany({ where: { id: { in: rows } } });
    await auditDeleted(tx, context, "Image", images.values(), undo);
  });
  return rows;
}
