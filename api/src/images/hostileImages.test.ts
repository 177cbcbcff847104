import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import {
  IMAGE_VARIANTS,
  MAX_IMAGE_BYTES,
  type PictureProblem,
} from "@machiya/schema/domain/products/imageLimits";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { blackPng, PNG_SIGNATURE, pngChunk, tallPng } from "../../../testing/hostileFiles.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/database.ts";
import { createHandler } from "../server.ts";
import { createImageHandler, resizeAndSaveImage } from "./imageStore.ts";

/** This script is in every hostile file. */
const SCRIPT = "<script>alert(document.domain)</script>";

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
beforeEach(async () => {
  await prisma.imageFile.deleteMany();
});

const picture = (): Sharp => sharp({ create: { width: 40, height: 30, channels: 3, background: "#7a4b2a" } });
const text = (content: string) => Buffer.from(content, "latin1");

/** Returns a PNG with a text chunk after its header. */
async function pngSaying(words: string): Promise<Buffer> {
  const png = await picture().png().toBuffer();
  const headerEnd = PNG_SIGNATURE.byteLength + 25;
  return Buffer.concat([
    png.subarray(0, headerEnd),
    pngChunk("tEXt", text(`Comment\0${words}`)),
    png.subarray(headerEnd),
  ]);
}

/**
 * Returns a GIF that is also a script: its width and height start a comment, which its comment block closes.
 */
function gifScript(): Buffer {
  const width = 0x2a2f;
  const head = Buffer.concat([text("GIF89a"), Buffer.from([width & 0xff, width >> 8, 1, 0, 0x80, 0, 0])]);
  const colors = Buffer.from([0, 0, 0, 255, 255, 255]);
  const words = text(`*/=1;${SCRIPT}//`);
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, words.byteLength]), words, Buffer.from([0])]);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b]);
  return Buffer.concat([head, colors, comment, frame]);
}

/** Returns an image of exactly this many bytes; the bytes after its end are padding. */
async function padded(length: number): Promise<Buffer> {
  const png = await picture().png().toBuffer();
  return Buffer.concat([png, Buffer.alloc(length - png.byteLength)]);
}

async function animation(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = await Promise.all(["#f00", "#0f0", "#00f"].map(frame));
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100, 100], loop: 0 })
    .toBuffer();
}

const taken = {
  IFD0: { Make: "Camera", Copyright: "Somebody", ImageDescription: SCRIPT },
  IFD3: {
    GPSLatitudeRef: "N",
    GPSLatitude: "25/1 2/1 0/1",
    GPSLongitudeRef: "E",
    GPSLongitude: "121/1 33/1 0/1",
  },
};

describe("The upload is refused and nothing is stored:", () => {
  test.each<[string, () => Promise<Uint8Array> | Uint8Array, PictureProblem?]>([
    ["an SVG with a script", () => text(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)],
    [
      "an SVG behind an XML declaration",
      () => text(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`),
    ],
    ["an HTML page with a PNG header", () => Buffer.concat([PNG_SIGNATURE, text(`<html>${SCRIPT}</html>`)])],
    ["an HTML page with a GIF header", () => text(`GIF89a<html>${SCRIPT}</html>`), "BROKEN"],
    ["an HTML page", () => text(`<!doctype html>${SCRIPT}`)],
    [
      "half a JPEG",
      async () => {
        const jpeg = await sharp({
          create: {
            width: 400,
            height: 400,
            channels: 3,
            background: "#888",
            noise: { type: "gaussian", mean: 128, sigma: 60 },
          },
        })
          .jpeg()
          .toBuffer();
        return jpeg.subarray(0, jpeg.byteLength / 2);
      },
      "BROKEN",
    ],
    ["a PNG of 16,000 × 16,000 in a few kilobytes", () => blackPng(16_000, 16_000), "TOO_LONG_SIDES"],
    ["a PNG of 10,000 × 10,000 in a few kilobytes", () => blackPng(10_000, 10_000), "TOO_MANY_PIXELS"],
    ["a PNG of 1 × 25,000,000 in 49 kilobytes", tallPng, "TOO_LONG_SIDES"],
    ["a PNG of 10,001 × 1", () => blackPng(10_001, 1), "TOO_LONG_SIDES"],
    ["a PNG of 5,000 × 5,001", () => blackPng(5000, 5001), "TOO_MANY_PIXELS"],
    ["a PNG that claims 2³¹ − 1 rows", () => blackPng(8, 1).fill(0x7f, 20, 21).fill(0xff, 21, 24), "BROKEN"],
    ["an image of 1,000,001 bytes", () => padded(MAX_IMAGE_BYTES + 1), "TOO_MANY_BYTES"],
    ["a zip", () => Buffer.concat([text("PK\u0003\u0004"), Buffer.alloc(26), text("picture.png")])],
    ["a PDF", () => text("%PDF-1.7\n1 0 obj\n")],
    ["a TIFF", () => picture().tiff().toBuffer()],
  ])("%s", async (_, upload, problem = "NOT_A_PICTURE") => {
    const refused = { code: "INVALID_INPUT", params: { field: "image", picture: { problem } } };
    await expect(resizeAndSaveImage(prisma, await upload())).rejects.toMatchObject(refused);
    expect(await prisma.imageFile.count()).toBe(0);
  });
});

describe("The upload is reduced to its pixels:", () => {
  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ["a PNG with an HTML page in its comment", () => pngSaying(`<html>${SCRIPT}</html>`)],
    [
      "a PNG with an HTML page after its end",
      async () => Buffer.concat([await picture().png().toBuffer(), text(SCRIPT)]),
    ],
    [
      "a JPEG with a zip after its end",
      async () => Buffer.concat([await picture().jpeg().toBuffer(), text(`PK\u0003\u0004${SCRIPT}`)]),
    ],
    ["a GIF that is also a script", gifScript],
    ["a PNG of 10,000 × 2,500", () => blackPng(10_000, 2500)],
    ["a JPEG with its location", () => picture().withExif(taken).jpeg().toBuffer()],
    ["a WebP with its location", () => picture().withExif(taken).webp().toBuffer()],
    ["a PNG of 1,000,000 bytes", () => padded(MAX_IMAGE_BYTES)],
    ["a PNG of 25 megapixels", () => blackPng(5000, 5000)],
    ["an animation", animation],
  ])("%s", async (_, make) => {
    const upload = await make();
    const hash = await resizeAndSaveImage(prisma, upload);
    const variants = await prisma.imageVariant.findMany({ where: { hash } });
    expect(variants).toHaveLength(Object.keys(IMAGE_VARIANTS).length);
    for (const { bytes } of variants) {
      expect(Buffer.from(bytes).includes("script")).toBe(false);
      expect(Buffer.from(bytes).includes("Exif")).toBe(false);
      expect(Buffer.compare(bytes, upload)).not.toBe(0);
      const { exif, xmp, iptc, comments, pages } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, comments, pages }).toEqual({});
    }
  });

  test("The hostile files contain what their names say", async () => {
    expect((await pngSaying(SCRIPT)).includes(SCRIPT)).toBe(true);
    expect(gifScript().toString("latin1")).toMatch(/^GIF89a\/\*/);
    expect((await sharp(await picture().withExif(taken).jpeg().toBuffer()).metadata()).exif).toBeDefined();
    expect((await sharp(await animation(), { animated: true }).metadata()).pages).toBe(3);
    expect(blackPng(16_000, 16_000).byteLength).toBeLessThan(MAX_IMAGE_BYTES);
    expect((await sharp(blackPng(64, 64)).metadata()).width).toBe(64);
  });
});

test("An image is served with its own content type and cached indefinitely, whatever a browser would guess", async () => {
  const hash = await resizeAndSaveImage(prisma, await pngSaying(SCRIPT));
  const nothing = async () => new Response();
  const serve = createHandler({
    graphql: nothing,
    rest: nothing,
    byToken: (_request, _door, answer) => answer(null),
    startLineLogin: () => new Response(),
    lineWebhook: async () => new Response(),
    webs: nothing,
    exports: nothing,
    payments: nothing,
    carriers: nothing,
    standIns: nothing,
    images: createImageHandler(prisma),
    configuration: async () => ({}),
    isReady: async () => true,
    metrics: async () => null,
    onResponse: () => {},
    workLimits: null,
    identify: async () => ({ staff: null, customer: null, token: null }),
    corsOrigins: [],
  });
  const client = { address: "203.0.113.9", secure: true };
  for (const [file, contentType] of [
    ["list.webp", "image/webp"],
    ["detail.webp", "image/webp"],
    ["card.jpg", "image/jpeg"],
  ]) {
    const response = await serve(new Request(`https://shop.test/images/${hash}/${file}`), client);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": contentType,
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    });
  }
});
