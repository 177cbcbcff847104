/**
 * The encodings of text files besides Unicode, in the order of preference: those in which spreadsheets and banks of
 * Taiwan, Japan, and Thailand write.
 */
const ENCODINGS = ["big5", "shift_jis", "windows-874"] as const;

/** What stands for a byte, or for two, that the encoding does not have. */
export const UNDECODABLE = "\uFFFD";

/** Decodes the bytes; null when they are not of this encoding. */
function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Decodes bytes of which some are not of this encoding. */
const decodeRest = (bytes: Uint8Array, encoding: string): string => new TextDecoder(encoding).decode(bytes);

const isLead = (byte: number) => (byte >= 0x81 && byte <= 0x9f) || (byte >= 0xe0 && byte <= 0xfc);
const isLeadBig5 = (byte: number) => byte >= 0x81 && byte <= 0xfe;
const isTrail = (byte: number) => byte >= 0x40 && byte <= 0xfe && byte !== 0x7f;

/**
 * Decodes characters of two bytes. A character that the encoding does not have, such as one of a company's own, is one
 * UNDECODABLE, whereas TextDecoder would leave its second byte as a letter.
 */
function decodePairs(bytes: Uint8Array, encoding: "big5" | "shift_jis"): string {
  const startsPair = encoding === "big5" ? isLeadBig5 : isLead;
  const strict = new TextDecoder(encoding, { fatal: true });
  const plainDecoder = new TextDecoder(encoding);
  const read = (size: number, at: number): string => {
    try {
      return strict.decode(bytes.subarray(at, at + size));
    } catch {
      return UNDECODABLE;
    }
  };
  const known = new Map<number, string>();
  let text = "";
  let plain = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80 || (encoding === "shift_jis" && !startsPair(lead) && lead > 0xa0 && lead < 0xe0))
      continue;
    const trail = bytes[at + 1] ?? 0;
    const size = startsPair(lead) && isTrail(trail) ? 2 : 1;
    const key = size === 2 ? lead * 256 + trail : lead;
    const character = known.get(key) ?? read(size, at);
    known.set(key, character);
    if (plain < at) text += plainDecoder.decode(bytes.subarray(plain, at));
    text += character;
    at += size - 1;
    plain = at + 1;
  }
  return text + plainDecoder.decode(bytes.subarray(plain));
}

/** Characters of companies' own, which some decoders leave as private ones. */
const PRIVATE = /\p{Co}/gu;

/** Decodes the bytes as well as the encoding can. */
function decodeAs(bytes: Uint8Array, encoding: string): string {
  const whole = decode(bytes, encoding);
  if (whole !== null) return whole.replaceAll(PRIVATE, UNDECODABLE);
  return encoding === "big5" || encoding === "shift_jis"
    ? decodePairs(bytes, encoding).replaceAll(PRIVATE, UNDECODABLE)
    : decodeRest(bytes, encoding);
}

/**
 * What texts in the right encoding do not have: undecodable and private characters and control codes, half-width
 * katakana and Thai letters beside Latin ones, Thai signs without the letter that carries them, and Thai digits in words.
 */
const ODD = new RegExp(
  [
    "[\\uFFFD\\p{Co}]",
    "(?![\\t\\n\\r])\\p{Cc}",
    "[\\uFF61-\\uFF9F](?=[A-Za-z@\\[-`{-~\\u4E00-\\u9FFF])",
    "[A-Za-z@\\[-`{-~\\u4E00-\\u9FFF](?=[\\uFF66-\\uFF9F])",
    "[\\u0E01-\\u0E4E](?=[A-Za-z@\\[-`{-~\\u0E50-\\u0E59])",
    "[A-Za-z@\\[-`{-~\\u0E50-\\u0E59](?=[\\u0E01-\\u0E4E])",
    "(?<![\\u0E01-\\u0E2E\\u0E31\\u0E34-\\u0E3A\\u0E47-\\u0E4E])[\\u0E31\\u0E34-\\u0E3A\\u0E47-\\u0E4E]",
  ].join("|"),
  "gu",
);

const oddities = (text: string): number => text.match(ODD)?.length ?? 0;

/** The byte order marks of UTF-16. */
const MARKS = { "utf-16le": [0xff, 0xfe], "utf-16be": [0xfe, 0xff] } as const;

/** Returns the kind of UTF-16: by its mark, or else by the zero bytes of ASCII characters, which no other text has. */
function utf16Of(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  for (const kind of ["utf-16le", "utf-16be"] as const)
    if (MARKS[kind].every((byte, index) => bytes[index] === byte)) return kind;
  const zeros = [0, 0];
  const part = bytes.subarray(0, 2000);
  part.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (bytes.length % 2 === 1 || Math.min(even, odd) > 0 || Math.max(even, odd) * 4 < part.length) return null;
  return odd > even ? "utf-16le" : "utf-16be";
}

/**
 * Returns the text of a file, which does not declare its encoding: Unicode, or else the encoding with the most known
 * headers, and of those the one with the fewest oddities. Undecodable bytes become UNDECODABLE. Null when it is no text.
 */
export function decodeText(bytes: Uint8Array, countHeaders: (text: string) => number): string | null {
  const utf16 = utf16Of(bytes);
  const unicode = decode(bytes, utf16 ?? "utf-8");
  if (unicode !== null) return unicode.includes("\0") ? null : unicode;
  if (bytes.includes(0)) return null;
  const [best] = ["utf-8", ...ENCODINGS]
    .map((encoding) => {
      const text = decodeAs(bytes, encoding);
      return { text, headers: countHeaders(text), oddities: oddities(text) };
    })
    // The sort is stable, so that the first of equal encodings is taken.
    .sort((a, b) => b.headers - a.headers || a.oddities - b.oddities);
  return best?.text ?? null;
}
