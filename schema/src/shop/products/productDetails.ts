import { ProductState } from "@machiya/prisma/enums";
import { z } from "zod";
import { DomainError } from "../../domain/errors.ts";
import type { FieldRule } from "../../domain/fieldRule.ts";
import { Big, toWire } from "../../domain/money.ts";
import type { WantedProductImage } from "../../domain/products/productImages.ts";
import { PRODUCT_CODE_PATTERN } from "../../domain/products/productState.ts";
import { atLeastZero, line, lines, readInput, ruled } from "../../input.ts";
import { providedFields } from "../../writes/batchUpdate.ts";
import { readImage } from "../store/storeImage.ts";
import { readProductImages } from "./writeProductImages.ts";

export interface ProductDetails {
  name?: string | null | undefined;
  code?: string | null | undefined;
  description?: string | null | undefined;
  keywords?: string | null | undefined;
  price?: Big | null | undefined;
  stock?: Big | null | undefined;
  /** The stock at which it is low; null: the default. */
  lowStockLevel?: Big | null | undefined;
  /** Purchase limits; null: none. */
  maxPerOrder?: Big | null | undefined;
  maxPerCustomer?: Big | null | undefined;
  /** Of what ordered quantities are multiples; null: any quantity. */
  quantityStep?: Big | null | undefined;
  /** How many pieces can be ordered beyond the stock, and their expected day; null: none. */
  preOrderCap?: Big | null | undefined;
  preOrderDay?: string | null | undefined;
  /** How much of a shipping slot that counts work units one piece takes. */
  workUnits?: Big | null | undefined;
  topPick?: boolean | null | undefined;
  state?: ProductState | null | undefined;
  /** Base64, with or without a data URL header; null removes the image. */
  image?: string | null | undefined;
  /** All images in their order, which replaces the present ones. */
  images?: readonly WantedProductImage[] | null | undefined;
}

/** The most work units of one piece. */
const MAX_WORK_UNITS = 10_000;

const moreThanZero = ruled(z.instanceof(Big), { kind: "POSITIVE" }, (value) => value.gt(0)).transform(
  (value) => toWire(value),
);

/** A product's columns with their rules (shop.md §5, decisions.md §4). */
export const productColumns = {
  name: line(200).min(1),
  code: ruled(line(200), { kind: "LETTERS" }, (code) => PRODUCT_CODE_PATTERN.test(code)),
  description: lines(5000),
  keywords: line(500),
  price: atLeastZero,
  stock: atLeastZero,
  topPick: z.boolean(),
  state: z.enum(ProductState),
  lowStockLevel: atLeastZero,
  maxPerOrder: moreThanZero,
  maxPerCustomer: moreThanZero,
  quantityStep: moreThanZero,
  preOrderCap: moreThanZero,
  preOrderDay: z
    .string()
    .meta({ "x-rule": { kind: "DAY" } satisfies FieldRule })
    .transform((day) => new Date(`${day}T00:00:00Z`)),
};

/** The columns of pre-orders, which null empties. */
export const preOrderColumnsOfProduct = {
  preOrderCap: productColumns.preOrderCap.nullable(),
  preOrderDay: productColumns.preOrderDay.nullable(),
};

/** The columns that null empties; in the others it leaves the value unchanged. */
const CLEARABLE = [
  "lowStockLevel",
  "maxPerOrder",
  "maxPerCustomer",
  "preOrderCap",
  "preOrderDay",
  "quantityStep",
] as const satisfies (keyof typeof productColumns)[];

/** Returns the fields that are provided, with the nulls that empty one. */
export function providedColumns(details: object): Record<string, unknown> {
  const cleared = CLEARABLE.filter((name) => (details as Record<string, unknown>)[name] === null);
  return { ...providedFields(details), ...Object.fromEntries(cleared.map((name) => [name, null])) };
}

/** All columns, with those that an imported file does not contain. */
const columns = z.object({
  ...productColumns,
  ...preOrderColumnsOfProduct,
  lowStockLevel: atLeastZero.nullable(),
  maxPerOrder: moreThanZero.nullable(),
  maxPerCustomer: moreThanZero.nullable(),
  quantityStep: moreThanZero.nullable(),
  workUnits: ruled(
    z.instanceof(Big),
    { kind: "NUMBER", min: 0, max: MAX_WORK_UNITS },
    (units) => units.gte(0) && units.lte(MAX_WORK_UNITS),
  ).transform((units) => toWire(units)),
});
const change = columns.partial();
const newProduct = change.required({ name: true, price: true });

type InputPath = readonly (string | number)[];

/**
 * Returns the first image's bytes, which null removes, and the list of all images; undefined leaves them unchanged.
 * Throws INVALID_INPUT for both, because they could contradict each other.
 */
function readPictures({ image, images }: Pick<ProductDetails, "image" | "images">, path: InputPath) {
  if (images == null)
    return { picture: image === null || image === undefined ? image : readImage(image, path) };
  if (image !== undefined)
    throw new DomainError("INVALID_INPUT", { field: "image", rule: { kind: "ALONE" } }, [...path, "image"]);
  return { images: readProductImages(images, path) };
}

/** Parses the details of a new product. Throws INVALID_INPUT with the field. */
export function readNewProduct({ image, images, ...details }: ProductDetails, path: InputPath) {
  return {
    columns: readInput(newProduct, providedColumns(details), path),
    ...readPictures({ image, images }, path),
  };
}

/** Parses a change of a product's details. Throws INVALID_INPUT with the field. */
export function readProductChange({ image, images, ...details }: ProductDetails, path: InputPath) {
  return {
    columns: readInput(change, providedColumns(details), path),
    ...readPictures({ image, images }, path),
  };
}
