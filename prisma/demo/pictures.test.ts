import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { DEMO_PRODUCTS } from "./catalogue.ts";
import { IMAGE_SIZE, productPicture, renderPicture } from "./pictures.ts";
import { FORMS } from "./scenes/forms.ts";

const svgs = DEMO_PRODUCTS.map(productPicture);

describe("productPicture", () => {
  it("draws every product differently, and the same again", () => {
    expect(new Set(svgs).size).toBe(DEMO_PRODUCTS.length);
    expect(DEMO_PRODUCTS.map(productPicture)).toEqual(svgs);
  });

  it("draws no text, since fonts differ", () => {
    expect(svgs.filter((svg) => /<text|font/.test(svg))).toEqual([]);
  });

  it("reckons with numbers alone", () => {
    expect(svgs.filter((svg) => /NaN|undefined|null|Infinity/.test(svg))).toEqual([]);
  });

  it("defines what it refers to, once", () => {
    for (const svg of svgs) {
      const defined = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
      const used = [...svg.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id);
      expect(new Set(defined).size).toBe(defined.length);
      expect(used.filter((id) => !defined.includes(id))).toEqual([]);
    }
  });

  it("uses every form that there is", () => {
    const drawn = DEMO_PRODUCTS.map(({ type, picture: [form] }) => `${type}/${form}`).sort();
    const all = Object.entries(FORMS).flatMap(([type, forms]) =>
      Object.keys(forms).map((form) => `${type}/${form}`),
    );
    expect(drawn).toEqual(all.sort());
  });

  it("refuses a form that nobody has drawn", () => {
    expect(() =>
      productPicture({ name: "?", type: "tea", picture: ["teapotato", "#ffffff", "#000000"] }),
    ).toThrow("teapotato");
  });
});

describe("renderPicture", () => {
  it("makes a square PNG, small enough for an upload", async () => {
    const pngs = await Promise.all(svgs.map(renderPicture));
    for (const png of pngs) {
      const { format, width, height } = await sharp(png).metadata();
      expect({ format, width, height }).toEqual({ format: "png", width: IMAGE_SIZE, height: IMAGE_SIZE });
      expect(png.byteLength).toBeLessThan(1_000_000);
    }
  });
});
