import { describe, expect, it } from "vitest";
import { imagesText } from "../images/imageList.ts";
import { joinIds, productDetails, typeChanges } from "./productDraft.ts";

describe("a product's form", () => {
  it("sends only changed fields, with numbers trimmed", () => {
    expect(productDetails({ price: " 120.5 " })).toEqual({ price: "120.5" });
    expect(productDetails({ topPick: "true", types: "a b" })).toEqual({ topPick: true });
  });

  it("sends an empty stock as 0 and no images as an empty list", () => {
    expect(productDetails({ stock: "", images: "" })).toEqual({ stock: "0", images: [] });
  });

  it("sends the images in their order, with their texts trimmed", () => {
    const images = imagesText([
      { imageUrl: "/b", altText: " Back " },
      { imageUrl: "/a", altText: "" },
    ]);
    expect(productDetails({ images })).toEqual({
      images: [
        { imageUrl: "/b", altText: "Back" },
        { imageUrl: "/a", altText: "" },
      ],
    });
  });

  it("sends a quantity step, and null for an emptied one, which allows any quantity", () => {
    expect(productDetails({ quantityStep: " 0.1 " })).toEqual({ quantityStep: "0.1" });
    expect(productDetails({ quantityStep: " " })).toEqual({ quantityStep: null });
  });

  it("sends a pre-order, and null for an emptied one", () => {
    expect(productDetails({ preOrderCap: " 5 ", preOrderDay: "2026-12-24" })).toEqual({
      preOrderCap: "5",
      preOrderDay: "2026-12-24",
    });
    expect(productDetails({ preOrderCap: " ", preOrderDay: "" })).toEqual({
      preOrderCap: null,
      preOrderDay: null,
    });
  });

  it("compares types regardless of their order", () => {
    expect(joinIds(["b", "a"])).toBe(joinIds(["a", "b"]));
    expect(typeChanges("a b", "b c")).toEqual({ addTypeIds: ["c"], removeTypeIds: ["a"] });
    expect(typeChanges("", "")).toEqual({ addTypeIds: [], removeTypeIds: [] });
  });
});
