import { createHash } from "node:crypto";
import type { PrismaClient } from "@machiya/prisma/client";
import type { Images } from "@machiya/schema/context";
import { imageError } from "@machiya/schema/domain/products/imageError";
import {
  IMAGE_VARIANTS,
  type StoredVariant,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_PIXELS,
  MESSAGE_PICTURE,
} from "@machiya/schema/domain/products/imageLimits";
import { fileTypeFromBuffer } from "file-type";
import sharp, { type Sharp } from "sharp";
import { matchesEtag } from "../pages/webs.ts";

const MEDIA_TYPES = new Set(["image/png", "image/jpeg", "image/webp", "image/gif"]);
const ENDINGS = { "image/webp": "webp", "image/jpeg": "jpg" } as const;
/** A picture that keeps its ratio is at most this many times as high as wide; WebP ends at 16,383 pixels. */
const TALLEST = 4;
const PATH = /^\/images\/([0-9a-f]{64})\/(list|detail|card|message)\.(webp|jpg)$/;

type Size = StoredVariant | "message";
const SIZES = { ...IMAGE_VARIANTS, message: MESSAGE_PICTURE };
const EVERYWHERE = Object.keys(IMAGE_VARIANTS) as StoredVariant[];

interface Rendered {
  variant: Size;
  contentType: string;
  width: number;
  height: number;
  bytes: Uint8Array<ArrayBuffer>;
}

// No picture comes twice, so what was worked out for one is of no use for the next.
sharp.cache(false);

/**
 * Draws an upload anew in the given sizes, so that nothing but pixels remains of it (no position, no camera, no script).
 * INVALID_INPUT on `image`, as imageError says it: too many bytes or pixels, of another kind, or broken.
 */
async function redraw(upload: Uint8Array, variants: readonly Size[]): Promise<Rendered[]> {
  if (upload.byteLength > MAX_IMAGE_BYTES) throw imageError("TOO_MANY_BYTES");
  const type = await fileTypeFromBuffer(upload);
  if (type === undefined || !MEDIA_TYPES.has(type.mime)) throw imageError("NOT_A_PICTURE");
  // The header alone says it: nothing is unpacked.
  const { autoOrient: upright } = await sharp(upload, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw imageError("BROKEN");
    });
  if (upright.width * upright.height > MAX_IMAGE_PIXELS) throw imageError("TOO_MANY_PIXELS");

  const source = sharp(upload, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: "warning" }).autoOrient();
  try {
    // One after the other: each holds the picture's pixels.
    const rendered: Rendered[] = [];
    for (const variant of variants) rendered.push(await render(source.clone(), upright, variant));
    return rendered;
  } catch {
    throw imageError("BROKEN");
  }
}

/** A picture in its sizes, and its address: the hash of what it shows. */
export interface ResizedImage {
  hash: string;
  rendered: Rendered[];
}

/**
 * Draws a picture in its sizes.
 * INVALID_INPUT on `image`, as imageError says it: too many bytes or pixels, of another kind, or broken.
 */
export async function resizeImage(upload: Uint8Array, forMessages = false): Promise<ResizedImage> {
  const rendered = await redraw(upload, forMessages ? [...EVERYWHERE, "message"] : EVERYWHERE);
  const detail = rendered.find(({ variant }) => variant === "detail");
  const hash = createHash("sha256")
    .update(detail?.bytes ?? upload)
    .digest("hex");
  return { hash, rendered };
}

/** Keeps a picture and answers its address. The same picture twice is one. */
export async function saveImage(prisma: PrismaClient, { hash, rendered }: ResizedImage): Promise<string> {
  // Young again when it comes again: the sweep leaves it to whoever is about to refer to it.
  const createdAt = new Date();
  await prisma.$transaction([
    prisma.imageFile.upsert({ where: { hash }, create: { hash, createdAt }, update: { createdAt } }),
    prisma.imageVariant.createMany({ data: rendered.map((one) => ({ hash, ...one })), skipDuplicates: true }),
  ]);
  return hash;
}

/** Draws and keeps a picture, and answers its address. Throws as resizeImage. */
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

/** As much of it as fits the ratio: nothing is blown up, which would only make it larger to load. */
function coveredBy(upload: Pixels, size: Pixels): Pixels {
  const scale = Math.min(1, upload.width / size.width, upload.height / size.height);
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaled(size.width), height: scaled(size.height) };
}

async function render(source: Sharp, upload: Pixels, variant: Size): Promise<Rendered> {
  const { width, height, contentType } = SIZES[variant];
  const resized =
    height === null || variant === "message"
      ? source.resize({ width, height: height ?? width * TALLEST, fit: "inside", withoutEnlargement: true })
      : source.resize({ ...coveredBy(upload, { width, height }), fit: "cover" });
  const encoded =
    contentType === "image/webp"
      ? // A fortieth larger than with more effort, in half the time.
        resized.webp({ quality: 80, effort: 2 })
      : resized.flatten({ background: "#ffffff" }).jpeg({ quality: 80, mozjpeg: true });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { variant, contentType, width: info.width, height: info.height, bytes: Uint8Array.from(data) };
}

/** The store of pictures as the schema knows it. */
export function imageStoreOf(prisma: PrismaClient): Images {
  return {
    store: (upload, forMessages) => resizeAndSaveImage(prisma, upload, forMessages),
    async redraw(upload) {
      const [{ contentType, bytes }] = (await redraw(upload, ["detail"])) as [Rendered];
      return { contentType, bytes };
    },
  };
}

/** Serves /images/<hash>/<variant>.<ending>; an address never shows anything else, so it is kept for ever. */
export function createImageHandler(prisma: PrismaClient): (request: Request) => Promise<Response | null> {
  return async (request) => {
    const [, hash = "", variant = "", ending = ""] = PATH.exec(new URL(request.url).pathname) ?? [];
    if (hash === "" || ENDINGS[SIZES[variant as Size].contentType] !== ending) return null;

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
