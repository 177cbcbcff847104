import { expect, test } from "vitest";
import { IMAGE_VARIANTS, MAX_IMAGE_BYTES } from "./imageLimits.ts";

test("an upload has at most 1,000,000 bytes", () => expect(MAX_IMAGE_BYTES).toBe(1_000_000));

test("a share card has LINE's ratio of 1.75:3 and a format that LINE supports", () => {
  const { width, height, contentType } = IMAGE_VARIANTS.card;
  expect(width / (height ?? 0)).toBeCloseTo(1.75 / 3, 3);
  expect(contentType).toBe("image/jpeg");
});
