import { describe, expect, it } from "vitest";
import { isUnseen } from "./alertSettings.ts";
import { isPreferenceKind, isPreferenceName, readPreference } from "./preferences.ts";

describe("a preference", () => {
  it("of the calendar's colors falls back to the state", () => {
    expect(readPreference("CALENDAR", { color: "PERSON" })).toEqual({ color: "PERSON" });
    for (const value of [null, "x", { color: "RAINBOW" }, []])
      expect(readPreference("CALENDAR", value)).toEqual({ color: "STATE" });
  });

  it("of the alerts is a time, and none has been seen without one", () => {
    const at = "2026-11-21T02:00:00.000Z";
    expect(readPreference("ALERTS", { seenUntil: at })).toEqual({ seenUntil: at });
    for (const value of [null, { seenUntil: "soon" }, { seenUntil: 5 }])
      expect(readPreference("ALERTS", value)).toEqual({ seenUntil: null });
    expect(isUnseen(at, { seenUntil: null })).toBe(true);
    expect(isUnseen(at, { seenUntil: at })).toBe(false);
    expect(isUnseen("2026-11-21T10:00:00.001+08:00", { seenUntil: at })).toBe(true);
  });

  it("has a name only if it is a view", () => {
    expect([isPreferenceName("VIEW", ""), isPreferenceName("VIEW", "a")]).toEqual([false, true]);
    expect([isPreferenceName("CALENDAR", ""), isPreferenceName("ALERTS", "a")]).toEqual([true, false]);
    expect([isPreferenceKind("ALERTS"), isPreferenceKind("LATER")]).toEqual([true, false]);
  });
});
