import { dataUrl } from "./dataUrl.ts";
import { MAX_PICTURE_BYTES, MAX_PICTURE_SIDE, shrinkPicture } from "./shrinkPicture.ts";

/** The reason why a file is not accepted as an image. */
export type PictureProblem = "not a picture" | "too large" | "unreadable heic" | "broken";

/** A larger file is no photograph, and decoding it could exhaust the memory. */
const MAX_FILE_BYTES = 60_000_000;

/** A file input's `accept`. It only filters the file chooser; the content decides which files are accepted. */
export const PICTURE_TYPES = "image/png,image/jpeg,image/webp,image/gif,image/heic,image/heif";

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/**
 * Returns whether the content begins as PNG, JPEG, WebP or GIF, whatever the file's name says (decisions.md
 * §4).
 */
export function hasImageSignature(bytes: Uint8Array): boolean {
  return (
    ascii(bytes, 0, 8) === "\x89PNG\r\n\x1a\n" ||
    ascii(bytes, 0, 3) === "\xff\xd8\xff" ||
    (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") ||
    /^GIF8[79]a$/.test(ascii(bytes, 0, 6))
  );
}

/** Returns whether the content begins as a photograph in HEIC, which not every browser can decode. */
export function hasHeicSignature(bytes: Uint8Array): boolean {
  return ascii(bytes, 4, 8) === "ftyp" && /^(hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(ascii(bytes, 8, 12));
}

/**
 * Reads a chosen file as a data URL, and shrinks large pictures such as a phone's photographs. It reports invalid
 * files in its result instead of throwing.
 */
export async function readPicture(file: Blob): Promise<{ url: string } | { problem: PictureProblem }> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const isHeic = hasHeicSignature(bytes);
  if (!isHeic && !hasImageSignature(bytes)) return { problem: "not a picture" };
  if (file.size > MAX_FILE_BYTES) return { problem: "too large" };
  const decoded = await decode(file);
  if (decoded === null) return { problem: isHeic ? "unreadable heic" : "broken" };
  try {
    const fits =
      file.size <= MAX_PICTURE_BYTES && Math.max(decoded.width, decoded.height) <= MAX_PICTURE_SIDE;
    if (fits && !isHeic) return { url: await dataUrl(file) };
    const shrunk = await shrinkPicture(decoded);
    return shrunk === null ? { problem: "too large" } : { url: await dataUrl(shrunk) };
  } finally {
    decoded.close();
  }
}

/** Decodes an image in the orientation that the camera recorded; null if the browser cannot decode it. */
async function decode(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return null;
  }
}
