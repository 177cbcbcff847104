import { describe, expect, it } from "vitest";
import { galleryImages } from "./galleryImages.ts";

const product = {
  name: "Shirt",
  images: [
    { imageUrl: "/a", altText: "" },
    { imageUrl: "/b", altText: "The back" },
    { imageUrl: "/c", altText: "" },
  ],
};
const shown = (variant: Parameters<typeof galleryImages>[1]) =>
  galleryImages(product, variant, (name, number) => `${name} ${number}`).map(({ url, altText }) => [
    url,
    altText,
  ]);

describe("the gallery of a product", () => {
  it("has its images, named after it where they have no text", () => {
    expect(shown(null)).toEqual([
      ["/a", "Shirt"],
      ["/b", "The back"],
      ["/c", "Shirt 3"],
    ]);
  });

  it("begins with the chosen variant's own image", () => {
    expect(shown({ name: "Shirt – Blue", imageUrl: "/blue", hasOwnImage: true })).toEqual([
      ["/blue", "Shirt – Blue"],
      ["/a", "Shirt 2"],
      ["/b", "The back"],
      ["/c", "Shirt 4"],
    ]);
  });

  it("shows an image once that both have", () => {
    expect(shown({ name: "Blue", imageUrl: "/b", hasOwnImage: true }).map(([url]) => url)).toEqual([
      "/b",
      "/a",
      "/c",
    ]);
  });

  it("stays that of the product for a variant without its own image", () => {
    expect(shown({ name: "Blue", imageUrl: "/a", hasOwnImage: false })).toEqual([
      ["/a", "Blue"],
      ["/b", "The back"],
      ["/c", "Shirt 3"],
    ]);
  });

  it("is empty without images", () => {
    expect(galleryImages({ name: "Shirt", images: [] }, null, String)).toEqual([]);
  });
});
