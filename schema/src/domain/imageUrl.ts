/** Where the server keeps each variant of a picture; the file name's ending is its content type. */
export const IMAGE_FILES = {
  LIST: "list.webp",
  DETAIL: "detail.webp",
  CARD: "card.jpg",
  MESSAGE: "message.jpg",
} as const;
export type ImageVariant = keyof typeof IMAGE_FILES;

/** The immutable address of a picture; null without one. */
export function imageUrl(hash: string | null, variant: ImageVariant): string | null {
  return hash === null ? null : `/images/${hash}/${IMAGE_FILES[variant]}`;
}
