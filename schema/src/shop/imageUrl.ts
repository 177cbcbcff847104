/** Where the server keeps each variant of a picture; the file name's ending is its content type. */
const FILES = { LIST: "list.webp", DETAIL: "detail.webp", CARD: "card.jpg", MESSAGE: "message.jpg" } as const;

/** The immutable address of a picture; null without one. */
export function imageUrl(hash: string | null, variant: keyof typeof FILES): string | null {
  return hash === null ? null : `/images/${hash}/${FILES[variant]}`;
}
