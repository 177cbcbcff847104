import { createHash } from "node:crypto";
import type { PrismaClient } from "@machiya/prisma/client";
import type { Images } from "@machiya/schema/context";
import { imageError } from "@machiya/schema/domain/products/imageError";
import {
  IMAGE_VARIANTS,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_PIXELS,
  MESSAGE_PICTURE,
  type StoredVariant,
} from "@machiya/schema/domain/products/imageLimits";
import { fileTypeFromBuffer } from "file-type";
import sharp, { type Sharp } from "sharp";
import { matchesEtag } from "../pages/webs.ts";

const MEDIA_TYPES = new Set(["image/png", "image/jpeg", "image/webp", "image/gif"]);
const EXTENSIONS = { "image/webp": "webp", "image/jpeg": "jpg" } as const;
/**
 * An image that keeps its ratio is at most this many times as high as wide, because WebP allows at most
 * 16,383 pixels.
 */
const MAX_HEIGHT_RATIO = 4;
const PATH = /^\/images\/([0-9a-f]{64})\/(list|detail|card|message)\.(webp|jpg)$/;

type Size = StoredVariant | "message";
const SIZES = { ...IMAGE_VARIANTS, message: MESSAGE_PICTURE };
const STORED_VARIANTS = Object.keys(IMAGE_VARIANTS) as StoredVariant[];

interface Rendered {
  variant: Size;
  contentType: string;
  width: number;
  height: number;
  bytes: Uint8Array<ArrayBuffer>;
}

// sharp's cache is off because every upload is different.
sharp.cache(false);

/**
 * Re-encodes an upload in the given sizes, so that only its pixels remain (no location, camera data or
 * script). Throws INVALID_INPUT on `image`, with imageError's reason: too many bytes or pixels, an
 * unsupported type, or a broken file.
 */
async function redraw(upload: Uint8Array, variants: readonly Size[]): Promise<Rendered[]> {
  if (upload.byteLength > MAX_IMAGE_BYTES) throw imageError("TOO_MANY_BYTES");
  const type = await fileTypeFromBuffer(upload);
  if (type === undefined || !MEDIA_TYPES.has(type.mime)) throw imageError("NOT_A_PICTURE");
  // This reads the header only and decodes no pixels.
  const { autoOrient: upright } = await sharp(upload, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw imageError("BROKEN");
    });
  if (upright.width * upright.height > MAX_IMAGE_PIXELS) throw imageError("TOO_MANY_PIXELS");

  const source = sharp(upload, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: "warning" }).autoOrient();
  try {
    // The sizes are rendered one after the other, because each holds the image's pixels in memory.
    const rendered: Rendered[] = [];
    for (const variant of variants) rendered.push(await render(source.clone(), upright, variant));
    return rendered;
  } catch {
    throw imageError("BROKEN");
  }
}

/** An image in all its sizes. `hash` identifies its content and is part of its URL. */
export interface ResizedImage {
  hash: string;
  rendered: Rendered[];
}

/**
 * Resizes an image to all its sizes. Throws INVALID_INPUT on `image`, with imageError's reason: too many
 * bytes or pixels, an unsupported type, or a broken file.
 */
export async function resizeImage(upload: Uint8Array, forMessages = false): Promise<ResizedImage> {
  const rendered = await redraw(upload, forMessages ? [...STORED_VARIANTS, "message"] : STORED_VARIANTS);
  const detail = rendered.find(({ variant }) => variant === "detail");
  const hash = createHash("sha256")
    .update(detail?.bytes ?? upload)
    .digest("hex");
  return { hash, rendered };
}

/** Stores an image and returns its hash. Storing the same image twice keeps one copy. */
export async function saveImage(prisma: PrismaClient, { hash, rendered }: ResizedImage): Promise<string> {
  // Storing an image again renews its age, so that the sweep does not delete it before a row refers to it.
  const createdAt = new Date();
  await prisma.$transaction([
    prisma.imageFile.upsert({ where: { hash }, create: { hash, createdAt }, update: { createdAt } }),
    prisma.imageVariant.createMany({ data: rendered.map((one) => ({ hash, ...one })), skipDuplicates: true }),
  ]);
  return hash;
}

/** Resizes and stores an image, and returns its hash. Throws as resizeImage. */
export async function resizeAndSaveImage(
  prisma: PrismaClient,
  upload: Uint8Array,
  forMessages = false,
): Promise<string> {
  return saveImage(prisma, await resizeImage(upload, forMessages));
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

async function render(source: Sharp, upload: Pixels, variant: Size): Promise<Rendered> {
  const { width, height, contentType } = SIZES[variant];
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

/** Creates the image store that the schema uses. */
export function imageStoreOf(prisma: PrismaClient): Images {
  return {
    store: (upload, forMessages) => resizeAndSaveImage(prisma, upload, forMessages),
    async redraw(upload) {
      const [{ contentType, bytes }] = (await redraw(upload, ["detail"])) as [Rendered];
      return { contentType, bytes };
    },
  };
}

/**
 * Serves /images/<hash>/<variant>.<extension>. The content of a URL never changes, so clients may cache it
 * indefinitely.
 */
export function createImageHandler(prisma: PrismaClient): (request: Request) => Promise<Response | null> {
  return async (request) => {
    const [, hash = "", variant = "", extension = ""] = PATH.exec(new URL(request.url).pathname) ?? [];
    if (hash === "" || EXTENSIONS[SIZES[variant as Size].contentType] !== extension) return null;

    const etag = `"${hash.slice(0, 22)}-${variant}"`;
    const headers = new Headers({
      "cache-control": "public, max-age=31536000, immutable",
      "cross-origin-resource-policy": "cross-origin",
      etag,
    });
    if (matchesEtag(request, etag)) return new Response(null, { status: 304, headers });
    const found = await prisma.imageVariant.findUnique({ where: { hash_variant: { hash, variant } } });
    if (found === null) return null;
    headers.set("content-type", found.contentType);
    return new Response(found.bytes, { headers });
  };
}
