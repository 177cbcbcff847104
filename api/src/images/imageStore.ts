import { createHash } from "node:crypto";
import type { PrismaClient } from "@machiya/prisma/client";
import { BytesResponse } from "@machiya/rest-bridge";
import type { Images } from "@machiya/schema/context";
import { imageError } from "@machiya/schema/domain/products/imageError";
import {
  IMAGE_VARIANTS,
  MAX_IMAGE_BYTES,
  type StoredVariant,
} from "@machiya/schema/domain/products/imageLimits";
import { matchesEtag } from "../pages/webs.ts";
import { decodeImage } from "./decodeImage.ts";
import { createImageCache } from "./imageCache.ts";
import { IMAGE_SIZES, type ImageSize, type RenderedImage } from "./imageSizes.ts";

const EXTENSIONS = { "image/webp": "webp", "image/jpeg": "jpg" } as const;
const PATH = /^\/images\/([0-9a-f]{64})\/(list|detail|card|message)\.(webp|jpg)$/;
const STORED_VARIANTS = Object.keys(IMAGE_VARIANTS) as StoredVariant[];

/** An image in all its sizes. `hash` identifies its content and is part of its URL. */
export interface ResizedImage {
  hash: string;
  rendered: RenderedImage[];
}

/**
 * Resizes an image to all its sizes. Throws INVALID_INPUT on `image` with imageError's reason, QUEUE_FULL when
 * too many images are waiting.
 */
export async function resizeImage(upload: Uint8Array, forMessages = false): Promise<ResizedImage> {
  const variants = forMessages ? ([...STORED_VARIANTS, "message"] as const) : STORED_VARIANTS;
  return withHash(await redraw(upload, variants));
}

async function redraw(upload: Uint8Array, variants: readonly ImageSize[]): Promise<RenderedImage[]> {
  if (upload.byteLength > MAX_IMAGE_BYTES) throw imageError("TOO_MANY_BYTES");
  return decodeImage({ image: upload, variants });
}

function withHash(rendered: RenderedImage[]): ResizedImage {
  const detail = rendered.find(({ variant }) => variant === "detail");
  const hash = createHash("sha256")
    .update(detail?.bytes ?? "")
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

/** Creates the image store that the schema uses. */
export function imageStoreOf(prisma: PrismaClient): Images {
  return {
    store: (upload, forMessages) => resizeAndSaveImage(prisma, upload, forMessages),
    async redraw(upload) {
      const [{ contentType, bytes }] = (await redraw(upload, ["detail"])) as [RenderedImage];
      return { contentType, bytes };
    },
  };
}

/**
 * Serves /images/<hash>/<variant>.<extension>. The content of a URL never changes, so clients may cache it
 * indefinitely.
 */
export function createImageHandler(prisma: PrismaClient): (request: Request) => Promise<Response | null> {
  const findImage = createImageCache(prisma);
  return async (request) => {
    const [, hash = "", variant = "", extension = ""] = PATH.exec(new URL(request.url).pathname) ?? [];
    if (hash === "" || EXTENSIONS[IMAGE_SIZES[variant as ImageSize].contentType] !== extension) return null;

    const etag = `"${hash.slice(0, 22)}-${variant}"`;
    const headers = {
      "cache-control": "public, max-age=31536000, immutable",
      "cross-origin-resource-policy": "cross-origin",
      etag,
    };
    if (matchesEtag(request, etag)) return new Response(null, { status: 304, headers });
    const found = await findImage(hash, variant);
    if (found === null) return null;
    return new BytesResponse(found.bytes, { headers: { ...headers, "content-type": found.contentType } });
  };
}
