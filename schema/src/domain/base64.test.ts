import { describe, expect, it } from "vitest";
import { decodeBase64 } from "./base64.ts";
import { MAX_IMAGE_BYTES } from "./products/imageLimits.ts";

const text = (bytes: Uint8Array | string) =>
  typeof bytes === "string" ? null : new TextDecoder().decode(bytes);
const HELLO = btoa("hello");

describe("decodeBase64", () => {
  it.each([
    ["alone", HELLO],
    ["with a data URL's header", `data:image/png;base64,${HELLO}`],
    ["with a header with parameters, in capitals", `DATA:text/csv;charset=utf-8;BASE64,${HELLO}`],
    ["with space around and line breaks within", ` ${HELLO.slice(0, 4)}\r\n${HELLO.slice(4)}\n`],
    ["without padding", HELLO.replaceAll("=", "")],
  ])("decodes base64 %s", (_how, given) => {
    expect(text(decodeBase64(given, 5))).toBe("hello");
  });

  it.each([
    ["nothing", ""],
    ["a header alone", "data:image/png;base64,"],
    ["other letters", "héllo"],
    ["a number of digits that base64 cannot have", "abcde"],
    ["a data URL that is not base64", "data:text/html,hell"],
    ["a data URL without a comma", "data:image/png;base64"],
  ])("rejects %s", (_what, given) => {
    expect(decodeBase64(given, 100)).toBe("UNREADABLE");
  });

  it("accepts an image of 1,000,000 bytes and rejects one of 1,000,001 (shop.md §9)", () => {
    expect(MAX_IMAGE_BYTES).toBe(1_000_000);
    const most = decodeBase64(btoa("x".repeat(1_000_000)), MAX_IMAGE_BYTES);
    expect(most).toHaveLength(1_000_000);
    expect(decodeBase64(btoa("x".repeat(1_000_001)), MAX_IMAGE_BYTES)).toBe("TOO_LARGE");
    expect(decodeBase64("x".repeat(2_000_000), MAX_IMAGE_BYTES)).toBe("TOO_LARGE");
    const withHeader = `data:image/png;base64,${btoa("x".repeat(1_000_001))}`;
    expect(decodeBase64(withHeader, MAX_IMAGE_BYTES)).toBe("TOO_LARGE");
  });
});
