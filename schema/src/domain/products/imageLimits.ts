/** Maximum size of a decoded upload in bytes (shop.md §9, decisions.md §4). */
export const MAX_IMAGE_BYTES = 1_000_000;

/** Maximum width × height of an upload, because a small file can decompress to gigabytes. */
export const MAX_IMAGE_PIXELS = 25_000_000;

/** Maximum width and maximum height of an upload, because resizing a very long image takes minutes. */
export const MAX_IMAGE_SIDE = 10_000;

/** Why an upload is not accepted as an image. */
export type PictureProblem =
  | "NOT_A_PICTURE"
  | "BROKEN"
  | "TOO_MANY_BYTES"
  | "TOO_MANY_PIXELS"
  | "TOO_LONG_SIDES"
  | "TOO_COMPLEX"
  | "NOT_STORED";

/** Accepted formats, detected from the content (decisions.md §4). */
export const IMAGE_FORMATS = ["PNG", "JPEG", "WebP", "GIF"] as const;

export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** An image in a LINE message keeps its aspect ratio within LINE's limits (line.md) and is a JPEG. */
export const MESSAGE_PICTURE = { width: 1024, height: 1024, contentType: "image/jpeg" } as const;

/** The sizes in which an image is stored. */
export type StoredVariant = "list" | "detail" | "card";

/**
 * Pixels (fewer, at the same ratio, when the upload is smaller) and content type of each size. A null height
 * keeps the image's own ratio.
 */
export const IMAGE_VARIANTS: Record<
  StoredVariant,
  { width: number; height: number | null; contentType: "image/webp" | "image/jpeg" }
> = {
  list: { width: 320, height: 320, contentType: "image/webp" },
  detail: { width: 1080, height: null, contentType: "image/webp" },
  // A share card's ratio is 1.75:3 (shop.md §2). LINE shows only JPEG and PNG of at most 1024 × 1024.
  card: { width: 597, height: 1024, contentType: "image/jpeg" },
};
