import { cleanLine, plainText } from "../typedText.ts";

/** The most tags of a customer, and the most characters of a tag. */
export const MAX_TAGS = 20;
export const MAX_TAG_LENGTH = 30;

/** Commas, also wide and Chinese ones: lists of tags, such as the cells of CSV files, separate tags by them. */
const COMMA = /[,，、､]/u;

/** Returns whether a tag has no comma, so that a list of tags can be read back. */
export const hasNoComma = (tag: string): boolean => !COMMA.test(tag);

/** Returns a tag as it is stored: without spaces around it, and with single spaces within. */
export const normalizeTag = (text: string): string => cleanLine(text).replaceAll(/\s+/gu, " ");

/** Returns the text by which tags are compared: tags that differ only in width or case are the same tag. */
export const tagKey = (tag: string): string => normalizeTag(plainText(tag).toLowerCase());

/** Returns the tags after a change. An existing tag keeps its place and its spelling. */
export function changeTags(
  current: readonly string[],
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): string[] {
  const removed = new Set(remove.map(tagKey));
  const tags = new Map<string, string>();
  for (const tag of [...current.filter((each) => !removed.has(tagKey(each))), ...add])
    if (!tags.has(tagKey(tag))) tags.set(tagKey(tag), tag);
  return [...tags.values()];
}
