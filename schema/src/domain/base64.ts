/** A data URL's header is short; what has no comma this early has no header. */
const MAX_HEADER = 200;

/** Base64 writes three bytes as four characters; line breaks and a header make it somewhat longer. */
const MAX_CHARACTERS_PER_BYTE = 1.5;

/** What stands behind the header of a base64 data URL; the text itself without one; null for another kind of data URL. */
function withoutHeader(text: string): string | null {
  if (!/^data:/i.test(text)) return text;
  const comma = text.slice(0, MAX_HEADER).indexOf(",");
  return comma !== -1 && /;base64$/i.test(text.slice(0, comma)) ? text.slice(comma + 1) : null;
}

/** The bytes of a base64 text, with or without a data URL's header; "UNREADABLE" when it is none or empty, "TOO_LARGE" when they are more than `maxBytes`. */
export function decodeBase64(
  text: string,
  maxBytes: number,
): Uint8Array<ArrayBuffer> | "TOO_LARGE" | "UNREADABLE" {
  if (text.length > maxBytes * MAX_CHARACTERS_PER_BYTE + MAX_HEADER) return "TOO_LARGE";
  const digits = withoutHeader(text.trim());
  if (digits === null) return "UNREADABLE";
  try {
    const bytes = Uint8Array.from(atob(digits), (character) => character.charCodeAt(0));
    if (bytes.length === 0) return "UNREADABLE";
    return bytes.length > maxBytes ? "TOO_LARGE" : bytes;
  } catch {
    return "UNREADABLE";
  }
}
