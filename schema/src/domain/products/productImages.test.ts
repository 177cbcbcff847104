import { describe, expect, it } from "vitest";
import { imageHashOf, imageUrl } from "../imageUrl.ts";
import { productImagesProblem, withFirstImage } from "./productImages.ts";

const hash = (digit: string) => digit.repeat(64);
const image = (digit: string, altText = "") => ({
  imageUrl: imageUrl(hash(digit), "DETAIL") ?? "",
  altText,
});
const stored = (digit: string, altText = "") => ({ imageHash: hash(digit), altText });

describe("productImagesProblem", () => {
  it("accepts up to eight different images, with texts of up to 200 characters", () => {
    expect(productImagesProblem([])).toBeNull();
    expect(productImagesProblem([..."12345678"].map((digit) => image(digit, "x".repeat(200))))).toBeNull();
    expect(productImagesProblem([image("1", ` ${"x".repeat(200)} `)])).toBeNull();
  });

  it.each([
    ["nine images", [..."123456789"].map((digit) => image(digit)), "images", [], "LIST"],
    [
      "a foreign address",
      [image("1"), { imageUrl: "https://x/1.png", altText: "" }],
      "imageUrl",
      [1, "imageUrl"],
      "FORMAT",
    ],
    [
      "the same image in two sizes",
      [image("1"), { imageUrl: imageUrl(hash("1"), "LIST") ?? "", altText: "" }],
      "images",
      [1],
      "UNIQUE",
    ],
    [
      "a text of 201 characters",
      [image("1"), image("2", "x".repeat(201))],
      "altText",
      [1, "altText"],
      "TEXT",
    ],
  ])("refuses %s", (_, images, field, path, kind) => {
    expect(productImagesProblem(images)).toMatchObject({ field, path, rule: { kind } });
  });
});

describe("withFirstImage", () => {
  const images = [stored("1", "front"), stored("2", "back"), stored("3")];

  it("replaces the first image, whose text does not describe the new one", () => {
    expect(withFirstImage(images, hash("4"))).toEqual([stored("4"), stored("2", "back"), stored("3")]);
    expect(withFirstImage([], hash("4"))).toEqual([stored("4")]);
  });

  it("keeps the text of an image that the product has already, which then occurs once", () => {
    expect(withFirstImage(images, hash("2"))).toEqual([stored("2", "back"), stored("3")]);
    expect(withFirstImage(images, hash("1"))).toEqual(images);
  });

  it("moves the next image to the first place when null removes it", () => {
    expect(withFirstImage(images, null)).toEqual([stored("2", "back"), stored("3")]);
    expect(withFirstImage([stored("1")], null)).toEqual([]);
  });
});

describe("imageHashOf", () => {
  it.each(["LIST", "DETAIL", "CARD", "MESSAGE"] as const)("reads the address of the size %s", (variant) => {
    expect(imageHashOf(imageUrl(hash("a"), variant) ?? "")).toBe(hash("a"));
  });

  it.each([
    "",
    hash("a"),
    `/images/${hash("A")}/list.webp`,
    `/images/${hash("a")}/../list.webp`,
    `https://x/images/${hash("a")}/list.webp`,
  ])("does not read %j", (url) => {
    expect(imageHashOf(url)).toBeNull();
  });
});
