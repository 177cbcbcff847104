import { describe, expect, it } from "vitest";
import { imagesText, moveImage, readImages, roomFor, withUploaded } from "./imageList.ts";

const image = (imageUrl: string, altText = "") => ({ imageUrl, altText });
const LIST = [image("a", "front"), image("b"), image("c")];

describe("the images of a product's form", () => {
  it("are one text, empty for none", () => {
    expect(readImages(imagesText(LIST))).toEqual(LIST);
    expect(imagesText([])).toBe("");
    expect(readImages("")).toEqual([]);
    expect(imagesText([{ altText: "", imageUrl: "a" }])).toBe(imagesText([image("a")]));
  });

  it.each([
    [0, 2, "bca"],
    [2, 0, "cab"],
    [1, 1, "abc"],
    [3, 0, "abc"],
  ])("move from %j to %j", (from, to, order) => {
    expect(
      moveImage(LIST, from, to)
        .map(({ imageUrl }) => imageUrl)
        .join(""),
    ).toBe(order);
  });

  it("have room for eight", () => {
    expect([0, 7, 8, 9].map((count) => roomFor(Array.from({ length: count }, () => image("x"))))).toEqual([
      8, 1, 0, 0,
    ]);
  });

  it("get an uploaded one at its place, with the text that was typed meanwhile", () => {
    const waiting = [image("a"), { ...image("", "back"), upload: 7 }, image("c")];
    expect(withUploaded(waiting, 7, "b")).toEqual([image("a"), image("b", "back"), image("c")]);
    expect(withUploaded(waiting, 7, "c")).toEqual([image("a"), image("c")]);
    expect(withUploaded(waiting, 8, "b")).toEqual(waiting);
  });
});
