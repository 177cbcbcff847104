import { ProductState } from "@machiya/prisma/enums";
import { z } from "zod";
import type { Big } from "../../domain/money.ts";
import { PRODUCT_CODE_PATTERN } from "../../domain/products/productState.ts";
import { atLeastZero, line, readInput, ruled } from "../../input.ts";
import { providedFields } from "../../writes/batchUpdate.ts";
import { readImage } from "../store/storeImage.ts";

export interface ProductDetails {
  name?: string | null | undefined;
  code?: string | null | undefined;
  description?: string | null | undefined;
  keywords?: string | null | undefined;
  price?: Big | null | undefined;
  stock?: Big | null | undefined;
  topPick?: boolean | null | undefined;
  state?: ProductState | null | undefined;
  /** Base64, with or without a data URL header; null removes the image. */
  image?: string | null | undefined;
}

/** A product's columns with their rules (shop.md §5, decisions.md §4). */
export const productColumns = {
  name: line(200).min(1),
  code: ruled(line(200), { kind: "LETTERS" }, (code) => PRODUCT_CODE_PATTERN.test(code)),
  description: line(5000),
  keywords: line(500),
  price: atLeastZero,
  stock: atLeastZero,
  topPick: z.boolean(),
  state: z.enum(ProductState),
};
const change = z.object(productColumns).partial();
const newProduct = change.required({ name: true, price: true });

/** Returns the image's bytes; null removes the image, undefined leaves it unchanged. */
function readPicture(image: string | null | undefined, path: readonly (string | number)[]) {
  return image === null || image === undefined ? image : readImage(image, path);
}

/** Parses the details of a new product. Throws INVALID_INPUT with the field. */
export function readNewProduct({ image, ...details }: ProductDetails, path: readonly (string | number)[]) {
  return { columns: readInput(newProduct, providedFields(details), path), picture: readPicture(image, path) };
}

/** Parses a change of a product's details. Throws INVALID_INPUT with the field. */
export function readProductChange({ image, ...details }: ProductDetails, path: readonly (string | number)[]) {
  return { columns: readInput(change, providedFields(details), path), picture: readPicture(image, path) };
}
