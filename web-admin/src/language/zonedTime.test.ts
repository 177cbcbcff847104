import { describe, expect, it } from "vitest";
import { clockAt, clockText, instantAt } from "./zonedTime.ts";

describe("local times of the store's zone", () => {
  it("are eight hours ahead of UTC in Taipei, also across midnight", () => {
    expect(clockAt("2026-11-20T16:30:00.000Z", "Asia/Taipei")).toBe("2026-11-21T00:30");
    expect(instantAt("2026-11-21T00:30", "Asia/Taipei")).toBe("2026-11-20T16:30:00.000Z");
  });

  it("survive a round trip on both sides of a clock change", () => {
    for (const clock of ["2026-03-29T01:59", "2026-03-29T03:00", "2026-10-25T01:30", "2026-10-25T03:00"]) {
      const instant = instantAt(clock, "Europe/Berlin");
      expect(clockAt(instant ?? "", "Europe/Berlin")).toBe(clock);
    }
  });

  it("are no instant if they are invalid", () => {
    expect(instantAt("", "Asia/Taipei")).toBeNull();
    expect(instantAt("tomorrow", "Asia/Taipei")).toBeNull();
  });
});

it("are shown in the order of the language", () => {
  expect(clockText("2026-11-23", "th-TH")).toBe("23/11/2569");
  expect(clockText("2026-11-23T09:30", "zh-Hant-TW")).toBe("2026/11/23 09:30");
  expect(clockText("2026-11-23T09:30", "en")).toBe("2026-11-23 09:30");
  expect(["", "soon", "09:30", "T09:30"].map((text) => clockText(text, "ja"))).toEqual([
    "",
    "soon",
    "09:30",
    "T09:30",
  ]);
});
