import type { FieldRule } from "../fieldRule.ts";
import { imageHashOf } from "../imageUrl.ts";

/** The most images of one product. */
export const MAX_PRODUCT_IMAGES = 8;
/** The maximum length of the text that says what an image shows. */
export const MAX_ALT_TEXT_LENGTH = 200;

/** An image of a product. The first one is the image of lists, orders and messages. */
export interface StoredProductImage {
  imageHash: string;
  altText: string;
}

/** An image of a product as clients send it. */
export interface WantedProductImage {
  imageUrl: string;
  altText: string;
}

/** What is wrong with the images of a product: the field, its path below the list, and its rule. */
export interface ProductImageProblem {
  field: string;
  path: readonly (string | number)[];
  rule: FieldRule;
}

/** Returns what is wrong with a list of images; null if nothing is. */
export function productImagesProblem(images: readonly WantedProductImage[]): ProductImageProblem | null {
  if (images.length > MAX_PRODUCT_IMAGES)
    return { field: "images", path: [], rule: { kind: "LIST", min: 0, max: MAX_PRODUCT_IMAGES } };
  const hashes = images.map(({ imageUrl }) => imageHashOf(imageUrl));
  const unknown = hashes.indexOf(null);
  if (unknown !== -1) return { field: "imageUrl", path: [unknown, "imageUrl"], rule: { kind: "FORMAT" } };
  const repeated = hashes.findIndex((hash, index) => hashes.indexOf(hash) < index);
  if (repeated !== -1) return { field: "images", path: [repeated], rule: { kind: "UNIQUE" } };
  const long = images.findIndex(({ altText }) => altText.trim().length > MAX_ALT_TEXT_LENGTH);
  if (long === -1) return null;
  return {
    field: "altText",
    path: [long, "altText"],
    rule: { kind: "TEXT", min: 0, max: MAX_ALT_TEXT_LENGTH },
  };
}

/**
 * Returns the images after the first one was replaced, or removed by null. The others keep their order; an image
 * that becomes the first one keeps its text, and a new one has none.
 */
export function withFirstImage(
  images: readonly StoredProductImage[],
  imageHash: string | null,
): StoredProductImage[] {
  const further = images.slice(1);
  if (imageHash === null) return further;
  const known = images.find((image) => image.imageHash === imageHash);
  return [known ?? { imageHash, altText: "" }, ...further.filter((image) => image.imageHash !== imageHash)];
}
