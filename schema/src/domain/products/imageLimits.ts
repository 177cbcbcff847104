/** Decoded bytes of an uploaded picture (shop.md §9, decisions.md §4). */
export const MAX_IMAGE_BYTES = 1_000_000;

/** Width × height of an uploaded picture: a small file may unpack to gigabytes. */
export const MAX_IMAGE_PIXELS = 25_000_000;

/** Why an upload is not taken as a picture. */
export type PictureProblem = "NOT_A_PICTURE" | "BROKEN" | "TOO_MANY_BYTES" | "TOO_MANY_PIXELS";

/** Formats that are taken, by content (decisions.md §4). */
export const IMAGE_FORMATS = ["PNG", "JPEG", "WebP", "GIF"] as const;

export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** A picture in a message of LINE keeps its ratio, within LINE's bounds for pictures (line.md), as JPEG. */
export const MESSAGE_PICTURE = { width: 1024, height: 1024, contentType: "image/jpeg" } as const;

/** The sizes in which a picture is kept, as they are stored. */
export type StoredVariant = "list" | "detail" | "card";

/** Pixels (less where the upload has less, in the same ratio) and content type of each size. A null height keeps the picture's own ratio. */
export const IMAGE_VARIANTS: Record<
  StoredVariant,
  { width: number; height: number | null; contentType: "image/webp" | "image/jpeg" }
> = {
  list: { width: 320, height: 320, contentType: "image/webp" },
  detail: { width: 1080, height: null, contentType: "image/webp" },
  // A share card's ratio is 1.75:3 (shop.md §2); LINE shows JPEG and PNG alone, of at most 1024 × 1024.
  card: { width: 597, height: 1024, contentType: "image/jpeg" },
};
