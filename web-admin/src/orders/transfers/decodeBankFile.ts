import { findHeader } from "@machiya/schema/domain/bankTransfers/bankColumns";

/** The encodings of banks' files besides UTF-8: Taiwan's, Japan's, and Thailand's. */
const ENCODINGS = ["big5", "shift_jis", "windows-874"] as const;

/** Decodes the bytes; null when they are not of this encoding. */
function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const hasHeader = (text: string): boolean =>
  findHeader(text.split(/\r?\n/, 30).map((line) => line.replaceAll('"', "").split(/[,;\t]/))) !== null;

/**
 * Returns the text of a bank's file, whose encoding is not declared: UTF-8 or UTF-16, or else the encoding in which it
 * has a known header. Null when it is no text.
 */
export function decodeBankFile(bytes: Uint8Array): string | null {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  const unicode = decode(bytes, isUtf16 ? "utf-16le" : "utf-8");
  const candidates = ENCODINGS.flatMap((encoding) => decode(bytes, encoding) ?? []);
  const text = unicode ?? candidates.find(hasHeader) ?? candidates[0] ?? null;
  return text?.includes("\0") ? null : text;
}
