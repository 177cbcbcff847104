import { MAX_IMAGE_BYTES } from "@machiya/schema/domain/products/imageLimits";
import { describe, expect, it } from "vitest";
import { hasImageSignature, readPicture } from "./readPicture.ts";

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

it("an image above 1,000,000 bytes is refused before it is read", async () => {
  const head = bytes("\xff\xd8\xff");
  const large = new Blob([head, new Uint8Array(MAX_IMAGE_BYTES + 1 - head.length)]);
  expect(large.size).toBe(1_000_001);
  expect(await readPicture(large)).toEqual({ problem: "too large" });
});
