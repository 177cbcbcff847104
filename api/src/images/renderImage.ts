import { MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE } from "@machiya/schema/domain/products/imageLimits";
import { fileTypeFromBuffer } from "file-type";
import sharp, { type Sharp } from "sharp";
import {
  IMAGE_SIZES,
  type ImageAnswer,
  type ImageSize,
  type ImageTask,
  type RenderedImage,
} from "./imageSizes.ts";

const MEDIA_TYPES = new Set(["image/png", "image/jpeg", "image/webp", "image/gif"]);
/**
 * An image that keeps its ratio is at most this many times as high as wide, because WebP allows at most
 * 16,383 pixels.
 */
const MAX_HEIGHT_RATIO = 4;

// sharp's cache is off because every upload is different, and one thread leaves the other cores to requests.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Re-encodes an image in the given sizes, so that only its pixels remain (no location, camera data or
 * script). Runs only in the process of images: a hostile file may take all of its memory and time.
 */
export async function renderImage({ image, variants }: ImageTask): Promise<ImageAnswer> {
  const type = await fileTypeFromBuffer(image);
  if (type === undefined || !MEDIA_TYPES.has(type.mime)) return { problem: "NOT_A_PICTURE" };
  // This reads the header only and decodes no pixels.
  const header = await sharp(image, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (header === null) return { problem: "BROKEN" };
  const { autoOrient: upright } = header;
  if (Math.max(upright.width, upright.height) > MAX_IMAGE_SIDE) return { problem: "TOO_LONG_SIDES" };
  if (upright.width * upright.height > MAX_IMAGE_PIXELS) return { problem: "TOO_MANY_PIXELS" };

  const source = sharp(image, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: "warning" }).autoOrient();
  try {
    // The sizes are rendered one after the other, because each holds the image's pixels in memory.
    const rendered: RenderedImage[] = [];
    for (const variant of variants) rendered.push(await render(source.clone(), upright, variant));
    return { rendered };
  } catch {
    return { problem: "BROKEN" };
  }
}

interface Pixels {
  width: number;
  height: number;
}

/**
 * Returns the largest size of this ratio that the upload covers. Images are not enlarged, which would only
 * increase the file size.
 */
function coveredBy(upload: Pixels, size: Pixels): Pixels {
  const scale = Math.min(1, upload.width / size.width, upload.height / size.height);
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaled(size.width), height: scaled(size.height) };
}

async function render(source: Sharp, upload: Pixels, variant: ImageSize): Promise<RenderedImage> {
  const { width, height, contentType } = IMAGE_SIZES[variant];
  const resized =
    height === null || variant === "message"
      ? source.resize({
          width,
          height: height ?? width * MAX_HEIGHT_RATIO,
          fit: "inside",
          withoutEnlargement: true,
        })
      : source.resize({ ...coveredBy(upload, { width, height }), fit: "cover" });
  const encoded =
    contentType === "image/webp"
      ? // Files are 2.5 % larger than with more effort, and encoding takes half the time.
        resized.webp({ quality: 80, effort: 2 })
      : resized.flatten({ background: "#ffffff" }).jpeg({ quality: 80, mozjpeg: true });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { variant, contentType, width: info.width, height: info.height, bytes: Uint8Array.from(data) };
}
