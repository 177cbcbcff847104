/** An emoji with the characters that join its parts or choose its look. */
const EMOJI =
  "\\p{Extended_Pictographic}(?:\\ufe0f|\\p{Emoji_Modifier})?[\\u{e0020}-\\u{e007f}]*" +
  "(?:\\u200d\\p{Extended_Pictographic}(?:\\ufe0f|\\p{Emoji_Modifier})?)*|[0-9#*]\\ufe0f\\u20e3";

/** Invisible characters: they direct, join, or separate others, or choose a shape of the one before. */
const INVISIBLE = "[\\p{Cf}\\p{Variation_Selector}]";

const EMOJI_OR_INVISIBLE = new RegExp(`(${EMOJI})|${INVISIBLE}`, "gu");
const HAS_INVISIBLE = new RegExp(INVISIBLE, "u");

/**
 * Removes the format characters and variation selectors that are no part of an emoji. Contacts of phones, chats, and
 * office programs put them into what is copied from them.
 */
export function withoutInvisible(text: string): string {
  return HAS_INVISIBLE.test(text) ? text.replace(EMOJI_OR_INVISIBLE, "$1") : text;
}

/**
 * Returns a text as it is judged, compared, and read as a number or a code: in ordinary width, and without spaces
 * around it and invisible characters.
 */
export function plainText(text: string): string {
  return withoutInvisible(text.normalize("NFKC")).trim();
}

/**
 * Returns a cell of a file or a pasted table as it is read: a plain text on one line, with Arabic digits, and without the
 * wrapping that keeps spreadsheets from reading it as a number.
 */
export const cleanCell = (cell: string): string =>
  plainText(cell)
    .replaceAll(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/^="(.*)"$/s, "$1")
    .replace(/^'/, "")
    .replace(/\s+/g, " ")
    .trim();

/** Line breaks and tabs, which become spaces in a text of one line. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
/** The control characters of a text: its lines, and U+0000, with which it is refused. */
const KEPT_CONTROLS = "\t\n\v\f\r\0";

const EMOJI_OR_AROUND = new RegExp(`(${EMOJI})|(?:${INVISIBLE}|\\s)+`, "gu");

/** Removes the control characters that are no line breaks or tabs. */
export function withoutControls(text: string): string {
  return text.replace(/\p{Cc}/gu, (control) => (KEPT_CONTROLS.includes(control) ? control : ""));
}

/**
 * Removes spaces and invisible characters around a text. Those inside can have a meaning, such as a possible line break
 * in Thai or the shape of a letter in a name.
 */
function trimmed(text: string): string {
  let [start, end] = [0, text.length];
  for (const { 0: part, 1: emoji, index } of text.matchAll(EMOJI_OR_AROUND)) {
    if (emoji !== undefined) continue;
    if (index === 0) start = part.length;
    if (index + part.length === text.length) end = index;
  }
  // The shape of the last letter is no space.
  const shape = /^\p{Variation_Selector}/u.exec(text.slice(end))?.[0] ?? "";
  return start >= end ? "" : text.slice(start, end) + shape;
}

/** Returns a text of several lines as it is stored: trimmed, and without control characters. */
export function cleanText(text: string): string {
  return trimmed(withoutControls(text));
}

/** Returns a text of one line as it is stored: trimmed, and without line breaks and control characters. */
export function cleanLine(text: string): string {
  return trimmed(withoutControls(text.replace(BREAKS, " ")));
}
