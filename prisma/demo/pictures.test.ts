import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { DEMO_PRODUCTS } from "./catalog.ts";
import { DEMO_PICTURES } from "./pictures.ts";
import { DEMO_STAFF } from "./staff.ts";

/** The edge length of every image in pixels. */
const SIZE = 720;

const folder = import.meta.dirname;
const files = DEMO_PICTURES.map((url) => relative(folder, fileURLToPath(url)));
const bytesOf = (file: string) => readFileSync(join(folder, file));

describe("the demo's images", () => {
  it("are one for each product and each staff member, and every file is used once", () => {
    expect(files).toHaveLength(DEMO_PRODUCTS.length + DEMO_STAFF.length);
    const stored = ["pictures", "portraits"].flatMap((name) =>
      readdirSync(join(folder, name)).map((file) => join(name, file)),
    );
    expect([...files].sort()).toEqual(stored.sort());
  });

  it("differ from each other", () => {
    expect(new Set(files.map((file) => bytesOf(file).toString("base64"))).size).toBe(files.length);
  });

  it.each(files)("%s is a square WebP, of which every pixel can be decoded", async (file) => {
    const image = sharp(bytesOf(file), { failOn: "warning" });
    const { format } = await image.metadata();
    const { info } = await image.raw().toBuffer({ resolveWithObject: true });
    expect({ format, width: info.width, height: info.height }).toEqual({
      format: "webp",
      width: SIZE,
      height: SIZE,
    });
  });

  it("add at most 2.5 MB to the repository", () => {
    const bytes = files.reduce((sum, file) => sum + bytesOf(file).byteLength, 0);
    expect(bytes).toBeLessThan(2_500_000);
  });
});
