/** The file of each image variant on the server; the file extension determines the content type. */
export const IMAGE_FILES = {
  LIST: "list.webp",
  DETAIL: "detail.webp",
  CARD: "card.jpg",
  MESSAGE: "message.jpg",
} as const;
export type ImageVariant = keyof typeof IMAGE_FILES;

/** Returns the hash in an image's URL of any variant; null for another text. */
export function imageHashOf(url: string): string | null {
  return /^\/images\/([0-9a-f]{64})\/[a-z]+\.(?:webp|jpg)$/.exec(url)?.[1] ?? null;
}

/** Returns the immutable URL of an image; null without an image. */
export function imageUrl(hash: string | null, variant: ImageVariant): string | null {
  return hash === null ? null : `/images/${hash}/${IMAGE_FILES[variant]}`;
}
