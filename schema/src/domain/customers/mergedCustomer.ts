import { changeTags, MAX_TAGS } from "./customerTags.ts";

/** The most characters of staff's note about a customer. */
export const MAX_NOTE_LENGTH = 2000;

/** Why two customers cannot be merged. */
export type MergeRefusal = "SAME_CUSTOMER" | "BOTH_USE_LINE" | "NEITHER_USES_LINE";

/** Returns why two customers cannot be merged; null: they can. */
export function mergeRefusal(
  one: { id: number; lineUserId: string | null },
  other: { id: number; lineUserId: string | null },
): MergeRefusal | null {
  if (one.id === other.id) return "SAME_CUSTOMER";
  if ((one.lineUserId === null) !== (other.lineUserId === null)) return null;
  return one.lineUserId === null ? "NEITHER_USES_LINE" : "BOTH_USE_LINE";
}

/** What staff know about a customer beside the records. */
export interface CustomerDetails {
  name: string;
  phone: string;
  note: string;
  tags: readonly string[];
}

/**
 * Returns the details of the remaining customer. They keep their own name and phone number unless the other's is
 * chosen or they have none; the notes follow each other, and the tags are united.
 */
export function mergedDetails(
  target: CustomerDetails,
  source: CustomerDetails,
  kept: { name?: CustomerDetails | undefined; phone?: CustomerDetails | undefined } = {},
): CustomerDetails {
  return {
    name: kept.name?.name || target.name || source.name,
    phone: kept.phone?.phone || target.phone || source.phone,
    note: [...new Set([target.note, source.note])].filter((note) => note !== "").join("\n"),
    tags: changeTags(target.tags, { add: source.tags, remove: [] }),
  };
}

/** What staff have to decide, or must change first, before two customers are merged. */
export type MergeConflict = "NAME" | "PHONE" | "NOTE_TOO_LONG" | "TOO_MANY_TAGS";

const differ = (one: string, other: string) => one !== "" && other !== "" && one !== other;

/** Returns the details in which two customers conflict. */
export function mergeConflicts(target: CustomerDetails, source: CustomerDetails): MergeConflict[] {
  const { note, tags } = mergedDetails(target, source);
  const found: Record<MergeConflict, boolean> = {
    NAME: differ(target.name, source.name),
    PHONE: differ(target.phone, source.phone),
    NOTE_TOO_LONG: note.length > MAX_NOTE_LENGTH,
    TOO_MANY_TAGS: tags.length > MAX_TAGS,
  };
  return (Object.keys(found) as MergeConflict[]).filter((conflict) => found[conflict]);
}
