import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { IMAGE_SIZE, renderPicture } from "./pictures.ts";
import { portrait } from "./portraits.ts";
import { DEMO_STAFF } from "./staff.ts";

const svgs = DEMO_STAFF.map(portrait);

describe("portrait", () => {
  it("draws each person differently, and always the same", () => {
    expect(new Set(svgs).size).toBe(DEMO_STAFF.length);
    expect(DEMO_STAFF.map(portrait)).toEqual(svgs);
  });

  it("draws no text and contains no invalid numbers", () => {
    expect(svgs.filter((svg) => /<text|font|NaN|undefined|null|Infinity/.test(svg))).toEqual([]);
  });

  it("has no undefined references", () => {
    for (const svg of svgs) {
      const defined = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
      const used = [...svg.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id);
      expect(used.filter((id) => !defined.includes(id))).toEqual([]);
    }
  });

  it("is rendered as a square PNG within the upload limit", async () => {
    const png = await renderPicture(svgs[0] ?? "");
    const { format, width, height } = await sharp(png).metadata();
    expect({ format, width, height }).toEqual({ format: "png", width: IMAGE_SIZE, height: IMAGE_SIZE });
    expect(png.byteLength).toBeLessThan(1_000_000);
  });
});
