import { describe, expect, it } from "vitest";
import { hasHeicSignature, hasImageSignature, readPicture } from "./readPicture.ts";
import { sizeWithin } from "./shrinkPicture.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe("the first bytes of a file", () => {
  it.each([
    ["PNG", "\x89PNG\r\n\x1a\n"],
    ["JPEG", "\xff\xd8\xff\xe0"],
    ["WebP", "RIFF....WEBP"],
    ["GIF", "GIF89a"],
  ])("are recognized as those of %s", (_name, text) => {
    expect(hasImageSignature(bytes(text))).toBe(true);
  });

  it.each([
    ["nothing", ""],
    ["SVG", "<svg xmlns="],
    ["HTML", "<!doctype html>"],
    ["another RIFF", "RIFF....WAVE"],
    ["half a PNG's beginning", "\x89PNG"],
  ])("are not recognized as an image: %s", (_name, text) => {
    expect(hasImageSignature(bytes(text))).toBe(false);
  });

  it("decide even against the declared media type", async () => {
    expect(await readPicture(new Blob(["<svg/>"], { type: "image/png" }))).toEqual({
      problem: "not a picture",
    });
  });
});

it.each(["heic", "heix", "mif1"])("a photograph of the brand %s is recognized as HEIC", (brand) => {
  expect(hasHeicSignature(bytes(`\0\0\0\x18ftyp${brand}`))).toBe(true);
  expect(hasImageSignature(bytes(`\0\0\0\x18ftyp${brand}`))).toBe(false);
});

it("a video is no photograph", () => {
  expect(hasHeicSignature(bytes("\0\0\0\x18ftypisom"))).toBe(false);
});

it("a picture is shrunk at its ratio, and never enlarged", () => {
  expect(sizeWithin({ width: 4032, height: 3024 }, 1600)).toEqual({ width: 1600, height: 1200 });
  expect(sizeWithin({ width: 3024, height: 4032 }, 1600)).toEqual({ width: 1200, height: 1600 });
  expect(sizeWithin({ width: 64, height: 48 }, 1600)).toEqual({ width: 64, height: 48 });
  expect(sizeWithin({ width: 20_000, height: 2 }, 1600)).toEqual({ width: 1600, height: 1 });
});
