import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { DEMO_PRODUCTS } from "./catalog.ts";
import { IMAGE_SIZE, productPicture, renderPicture } from "./pictures.ts";
import { FORMS } from "./scenes/forms.ts";

const svgs = DEMO_PRODUCTS.map(productPicture);

describe("productPicture", () => {
  it("draws each product differently, and always the same", () => {
    expect(new Set(svgs).size).toBe(DEMO_PRODUCTS.length);
    expect(DEMO_PRODUCTS.map(productPicture)).toEqual(svgs);
  });

  it("draws no text, because fonts differ", () => {
    expect(svgs.filter((svg) => /<text|font/.test(svg))).toEqual([]);
  });

  it("contains no invalid numbers", () => {
    expect(svgs.filter((svg) => /NaN|undefined|null|Infinity/.test(svg))).toEqual([]);
  });

  it("defines each reference once", () => {
    for (const svg of svgs) {
      const defined = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
      const used = [...svg.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id);
      expect(new Set(defined).size).toBe(defined.length);
      expect(used.filter((id) => !defined.includes(id))).toEqual([]);
    }
  });

  it("uses every shape", () => {
    const drawn = DEMO_PRODUCTS.map(({ type, picture: [form] }) => `${type}/${form}`).sort();
    const all = Object.entries(FORMS).flatMap(([type, forms]) =>
      Object.keys(forms).map((form) => `${type}/${form}`),
    );
    expect(drawn).toEqual(all.sort());
  });

  it("rejects an unknown shape", () => {
    expect(() =>
      productPicture({ name: "?", type: "tea", picture: ["teapotato", "#ffffff", "#000000"] }),
    ).toThrow("teapotato");
  });
});

describe("renderPicture", () => {
  it("creates a square PNG within the upload limit", async () => {
    const pngs = await Promise.all(svgs.map((svg) => renderPicture(svg)));
    for (const png of pngs) {
      const { format, width, height } = await sharp(png).metadata();
      expect({ format, width, height }).toEqual({ format: "png", width: IMAGE_SIZE, height: IMAGE_SIZE });
      expect(png.byteLength).toBeLessThan(1_000_000);
    }
  });
});
