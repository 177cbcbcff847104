import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { IMAGE_VARIANTS, MAX_IMAGE_BYTES } from "@machiya/schema/domain/products/imageLimits";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/database.ts";
import { createImageHandler, resizeAndSaveImage } from "./imageStore.ts";

let database: TestDatabase;
let prisma: PrismaClient;

beforeAll(async () => {
  database = await createTestDatabase();
  prisma = connectPrisma(database.url, { poolSize: 4 });
});
afterAll(async () => {
  await prisma.$disconnect();
  await database.drop();
});

function picture(width = 1600, height = 1200): Sharp {
  return sharp({ create: { width, height, channels: 3, background: "#7a4b2a" } });
}
const refused = { code: "INVALID_INPUT", params: { field: "image" } };
const get = (path: string, init: RequestInit = {}) =>
  createImageHandler(prisma)(new Request(`http://shop.test${path}`, init));
const stored = (hash: string) =>
  prisma.imageVariant.findMany({ where: { hash }, orderBy: { variant: "asc" } });

describe("An image", () => {
  test.each(["png", "jpeg", "webp", "gif"] as const)("as %s is stored in three sizes", async (format) => {
    const hash = await resizeAndSaveImage(prisma, await picture().toFormat(format).toBuffer());
    const variants = await stored(hash);
    expect(variants.map(({ variant }) => variant)).toEqual(["card", "detail", "list"]);
    for (const { variant, width, height, bytes, contentType } of variants) {
      const wanted = IMAGE_VARIANTS[variant as keyof typeof IMAGE_VARIANTS];
      expect([width, height, contentType]).toEqual([wanted.width, wanted.height ?? 810, wanted.contentType]);
      expect((await sharp(bytes).metadata()).width).toBe(wanted.width);
    }
  });

  test.each([
    [2000, 1000, 1024, 512],
    [1000, 2000, 512, 1024],
    [300, 200, 300, 200],
  ])(
    "of %i × %i becomes %i × %i for LINE messages: within 1024 × 1024, with its ratio, as JPEG",
    async (...sizes) => {
      const [width, height, ...shown] = sizes;
      const hash = await resizeAndSaveImage(prisma, await picture(width, height).png().toBuffer(), true);
      const message = (await stored(hash)).find(({ variant }) => variant === "message");
      expect([message?.width, message?.height]).toEqual(shown);
      const response = await get(`/images/${hash}/message.jpg`);
      expect(response?.headers.get("content-type")).toBe("image/jpeg");
      const { format, width: drawn } = await sharp(await response?.arrayBuffer()).metadata();
      expect([format, drawn]).toEqual(["jpeg", shown[0]]);
      expect(await get(`/images/${hash}/message.webp`)).toBeNull();
    },
  );

  test("that is already stored gets a message size when it is uploaded again for a message", async () => {
    const bytes = await picture(60, 40).png().toBuffer();
    const hash = await resizeAndSaveImage(prisma, bytes);
    expect(await stored(hash)).toHaveLength(3);
    expect(await resizeAndSaveImage(prisma, bytes, true)).toBe(hash);
    expect(await stored(hash)).toHaveLength(4);
  });

  test("is stored once when it is uploaded twice, even concurrently", async () => {
    const bytes = await picture(50, 40).png().toBuffer();
    const before = await prisma.imageFile.count();
    const hashes = await Promise.all([
      resizeAndSaveImage(prisma, bytes),
      resizeAndSaveImage(prisma, bytes),
      resizeAndSaveImage(prisma, bytes),
    ]);
    expect(new Set(hashes).size).toBe(1);
    expect(await prisma.imageFile.count()).toBe(before + 1);
  });

  test.each([
    { upload: [50, 40], card: [23, 40], detail: [50, 40], list: [40, 40] },
    { upload: [720, 720], card: [420, 720], detail: [720, 720], list: [320, 320] },
    { upload: [597, 1024], card: [597, 1024], detail: [597, 1024], list: [320, 320] },
    { upload: [600, 1023], card: [596, 1023], detail: [600, 1023], list: [320, 320] },
    { upload: [1, 1], card: [1, 1], detail: [1, 1], list: [1, 1] },
  ])("of $upload is not enlarged: a small one keeps the ratio of each size", async ({ upload, ...sizes }) => {
    const [width, height] = upload;
    const hash = await resizeAndSaveImage(prisma, await picture(width, height).png().toBuffer());
    const kept = (await stored(hash)).map((one) => [one.variant, [one.width, one.height]]);
    expect(Object.fromEntries(kept)).toEqual(sizes);
  });

  test("keeps no metadata of the camera", async () => {
    const camera = { IFD0: { Copyright: "somebody at 25.03N 121.56E" } };
    const hash = await resizeAndSaveImage(prisma, await picture().withExif(camera).jpeg().toBuffer());
    for (const { bytes } of await stored(hash)) expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  test("is rotated as the camera's orientation says", async () => {
    const hash = await resizeAndSaveImage(
      prisma,
      await picture(60, 30).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    );
    const kept = (await stored(hash)).map(({ variant, width, height }) => [variant, width, height]);
    expect(kept).toEqual([
      ["card", 30, 51],
      ["detail", 30, 60],
      ["list", 30, 30],
    ]);
  });

  test("that is a thousand times as high as wide is cropped to WebP's limit", async () => {
    const hash = await resizeAndSaveImage(prisma, await picture(10, 10_000).png().toBuffer());
    expect((await stored(hash)).every(({ height }) => height <= 4320)).toBe(true);
  });
});

describe("An upload", () => {
  const noise = Buffer.alloc(MAX_IMAGE_BYTES + 1);
  test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
    ["over the size limit", () => noise],
    ["that is not an image", () => Buffer.from("hello")],
    ["that is empty", () => new Uint8Array()],
    [
      "that is a drawing with scripts",
      () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"),
    ],
    ["of an unsupported format", () => picture().tiff().toBuffer()],
    ["that is truncated", async () => (await picture().png().toBuffer()).subarray(0, 400)],
    ["of more than 10,000 pixels in height", () => picture(1, 10_001).png().toBuffer()],
    ["of 256 million pixels", () => picture(16_000, 16_000).png({ compressionLevel: 9 }).toBuffer()],
  ])("%s is refused", async (_, upload) => {
    await expect(resizeAndSaveImage(prisma, await upload())).rejects.toMatchObject(refused);
  });
});

describe("An image URL", () => {
  let hash: string;
  beforeAll(async () => {
    hash = await resizeAndSaveImage(prisma, await picture(300, 200).png().toBuffer());
  });

  test.each([
    ["list.webp", "image/webp"],
    ["detail.webp", "image/webp"],
    ["card.jpg", "image/jpeg"],
  ])("ending in %s returns that size and never expires", async (file, contentType) => {
    const response = await get(`/images/${hash}/${file}`);
    expect(response?.headers.get("content-type")).toBe(contentType);
    expect(response?.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect((await response?.arrayBuffer())?.byteLength).toBeGreaterThan(100);
  });

  test("returns 304 for a matching ETag", async () => {
    const etag = (await get(`/images/${hash}/list.webp`))?.headers.get("etag") ?? "";
    const response = await get(`/images/${hash}/list.webp`, { headers: { "if-none-match": etag } });
    expect(response?.status).toBe(304);
  });

  test("that was never issued returns nothing", async () => {
    for (const path of [
      `${hash}/list.jpg`,
      `${hash}/huge.webp`,
      `${"0".repeat(64)}/list.webp`,
      `${hash}`,
      "../x/list.webp",
    ]) {
      expect(await get(`/images/${path}`), path).toBeNull();
    }
  });
});
