import { describe, expect, it } from "vitest";
import { clockAt, instantAt } from "./zonedTime.ts";

describe("the shop's clocks", () => {
  it("read Taipei's time eight hours after UTC, over midnight too", () => {
    expect(clockAt("2026-11-20T16:30:00.000Z", "Asia/Taipei")).toBe("2026-11-21T00:30");
    expect(instantAt("2026-11-21T00:30", "Asia/Taipei")).toBe("2026-11-20T16:30:00.000Z");
  });

  it("come back to the same reading on both sides of a change of the clocks", () => {
    for (const clock of ["2026-03-29T01:59", "2026-03-29T03:00", "2026-10-25T01:30", "2026-10-25T03:00"]) {
      const instant = instantAt(clock, "Europe/Berlin");
      expect(clockAt(instant ?? "", "Europe/Berlin")).toBe(clock);
    }
  });

  it("give no instant for what is no reading", () => {
    expect(instantAt("", "Asia/Taipei")).toBeNull();
    expect(instantAt("tomorrow", "Asia/Taipei")).toBeNull();
  });
});
