import { opaqueParameter, type Product } from "@machiya/prisma/client";
import type { Context } from "../../context.ts";
import { DomainError } from "../../domain/errors.ts";
import { imageHashOf } from "../../domain/imageUrl.ts";
import { imageError } from "../../domain/products/imageError.ts";
import {
  productImagesProblem,
  type StoredProductImage,
  type WantedProductImage,
  withFirstImage,
} from "../../domain/products/productImages.ts";
import { withRowNumber } from "../../writes/batchUpdate.ts";
import type { Transaction } from "../../writes/transaction.ts";

/** Returns the images of an input as they are stored. Throws INVALID_INPUT with the field. */
export function readProductImages(
  images: readonly WantedProductImage[],
  path: readonly (string | number)[],
): StoredProductImage[] {
  const problem = productImagesProblem(images);
  if (problem !== null) {
    const { field, rule } = problem;
    throw new DomainError("INVALID_INPUT", { field, rule }, [...path, "images", ...problem.path]);
  }
  return images.map(({ imageUrl, altText }) => ({
    imageHash: imageHashOf(imageUrl) ?? "",
    altText: altText.trim(),
  }));
}

/** Returns the images of a product in their order. */
async function currentImages(
  tx: Transaction,
  { id, imageHash, imageAltText }: Pick<Product, "id" | "imageHash" | "imageAltText">,
): Promise<StoredProductImage[]> {
  if (imageHash === null) return [];
  const further = await tx.productImage.findMany({
    where: { productId: id },
    select: { imageHash: true, altText: true },
    orderBy: { position: "asc" },
  });
  return [{ imageHash, altText: imageAltText }, ...further];
}

/**
 * Throws INVALID_INPUT for an image that is not stored. Renewing the age of the others keeps the sweep, which may be
 * waiting for the lock, from deleting them before a row refers to them.
 */
async function keepStoredImages(
  tx: Transaction,
  context: Context,
  images: readonly StoredProductImage[],
  path: readonly (string | number)[],
): Promise<void> {
  if (images.length === 0) return;
  const hashes = opaqueParameter([...new Set(images.map(({ imageHash }) => imageHash))], "text[]");
  const kept = await tx.$queryRaw<{ hash: string }[]>`
    WITH locked AS (SELECT "hash" FROM "ImageFile" WHERE "hash" = ANY(${hashes}) ORDER BY "hash" FOR NO KEY UPDATE)
    UPDATE "ImageFile" SET "createdAt" = greatest("ImageFile"."createdAt", ${context.now()})
    FROM locked WHERE "ImageFile"."hash" = locked."hash" RETURNING "ImageFile"."hash"`;
  const stored = new Set(kept.map(({ hash }) => hash));
  const missing = images.findIndex(({ imageHash }) => !stored.has(imageHash));
  if (missing !== -1) throw imageError("NOT_STORED", [...path, "images", missing, "imageUrl"]);
}

/** Returns the columns of a product's row for its first image. */
export function firstImageColumns([first]: readonly StoredProductImage[]) {
  return { imageHash: first?.imageHash ?? null, imageAltText: first?.altText ?? "" };
}

/** Returns the rows of a product's images after the first one. */
export function furtherImageRows(productId: number, images: readonly StoredProductImage[]) {
  return images.slice(1).map((image, index) => ({ productId, position: index + 2, ...image }));
}

/** Replaces a product's images after the first one. Callers have locked the product. */
async function writeFurtherImages(
  tx: Transaction,
  productId: number,
  images: readonly StoredProductImage[],
): Promise<void> {
  await tx.productImage.deleteMany({ where: { productId } });
  await tx.productImage.createMany({ data: furtherImageRows(productId, images) });
}

/** Throws INVALID_INPUT, with the row, for an image that is not stored. */
export async function keepImagesOfRows(
  tx: Transaction,
  context: Context,
  rows: readonly { images?: readonly StoredProductImage[] }[],
): Promise<void> {
  for (const [index, { images = [] }] of rows.entries()) {
    const path = ["input", "products", index, "details"];
    await keepStoredImages(tx, context, images, path).catch((error: unknown) =>
      withRowNumber(index, () => {
        throw error;
      }),
    );
  }
}

/**
 * Writes the images of a product after the first one, and returns the columns of the first one; none if the images
 * stay, or for a variant, which has at most one. Throws INVALID_INPUT.
 */
export async function changeProductImages(
  tx: Transaction,
  context: Context,
  product: Product,
  wanted: { imageHash: string | null | undefined; images: readonly StoredProductImage[] | undefined },
  path: readonly (string | number)[],
) {
  if (product.parentId !== null) {
    const rule = { kind: "PER_PRODUCT" } as const;
    if (wanted.images === undefined) return {};
    throw new DomainError("INVALID_INPUT", { field: "images", rule }, [...path, "images"]);
  }
  if (wanted.images === undefined && wanted.imageHash === undefined) return {};
  const current = await currentImages(tx, product);
  const images = wanted.images ?? withFirstImage(current, wanted.imageHash ?? null);
  if (wanted.images !== undefined) await keepStoredImages(tx, context, images, path);
  await writeFurtherImages(tx, product.id, images);
  return firstImageColumns(images);
}
