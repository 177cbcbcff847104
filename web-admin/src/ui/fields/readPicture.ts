import {
  MAX_IMAGE_BYTES,
  MAX_IMAGE_PIXELS,
  MAX_IMAGE_SIDE,
} from "@machiya/schema/domain/products/imageLimits";
import { dataUrl } from "./dataUrl.ts";

/** The reason why a file is not accepted as an image. */
export type PictureProblem = "not a picture" | "too large" | "too many pixels" | "too long sides" | "broken";

/** A file input's `accept`. It only filters the file chooser; the content decides which files are accepted. */
export const PICTURE_TYPES = "image/png,image/jpeg,image/webp,image/gif";

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

/** Reads a chosen file as a data URL. It reports invalid files in its result instead of throwing. */
export async function readPicture(file: Blob): Promise<{ url: string } | { problem: PictureProblem }> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  if (!hasImageSignature(bytes)) return { problem: "not a picture" };
  if (file.size > MAX_IMAGE_BYTES) return { problem: "too large" };
  const url = await dataUrl(file);
  const size = await sizeOf(url);
  if (size === null) return { problem: "broken" };
  if (Math.max(size.width, size.height) > MAX_IMAGE_SIDE) return { problem: "too long sides" };
  return size.width * size.height > MAX_IMAGE_PIXELS ? { problem: "too many pixels" } : { url };
}

/** Returns width and height in pixels; null if the image cannot be decoded. */
async function sizeOf(url: string): Promise<{ width: number; height: number } | null> {
  const picture = new Image();
  picture.src = url;
  try {
    await picture.decode();
    return { width: picture.naturalWidth, height: picture.naturalHeight };
  } catch {
    return null;
  }
}
