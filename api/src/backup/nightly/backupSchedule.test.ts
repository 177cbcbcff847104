import { describe, expect, it } from "vitest";
import {
  backupName,
  expiredBackups,
  isBackupDue,
  isRestoreTestDay,
  nextRun,
  sleepTime,
} from "./backupSchedule.ts";

const at = (text: string) => new Date(text);

describe("the nightly backup", () => {
  it.each([
    ["2026-11-22T18:59:59Z", "2026-11-22T19:00:00.000Z"],
    ["2026-11-22T19:00:00Z", "2026-11-23T19:00:00.000Z"],
    ["2026-12-31T23:00:00Z", "2027-01-01T19:00:00.000Z"],
  ])("after %s runs at %s", (now, next) => {
    expect(nextRun(at(now), 19).toISOString()).toBe(next);
  });

  it("is named by its day", () => {
    expect(backupName(at("2026-11-22T19:00:00Z"))).toBe("machiya-2026-11-22.tar.gz");
  });

  it("is due when the newest is a day old; other files do not count", () => {
    const now = at("2026-11-22T19:00:00Z");
    const file = (name: string, modifiedAt: string) => ({ name, modifiedAt: at(modifiedAt) });
    expect(isBackupDue([], now)).toBe(true);
    expect(isBackupDue([file("machiya-2026-11-21.tar.gz", "2026-11-21T19:00:00Z")], now)).toBe(true);
    expect(isBackupDue([file("machiya-2026-11-21.tar.gz", "2026-11-21T19:00:01Z")], now)).toBe(false);
    expect(isBackupDue([file("before-upgrade.tar.gz", "2026-11-22T18:00:00Z")], now)).toBe(true);
  });

  it("expires when enough newer ones exist; other files are never deleted", () => {
    const names = [
      "machiya-2026-11-20.tar.gz",
      "before-upgrade.tar.gz",
      "machiya-2026-11-22.tar.gz",
      "machiya-2026-11-21.tar.gz",
    ];
    expect(expiredBackups(names, 2)).toEqual(["machiya-2026-11-20.tar.gz"]);
    expect(expiredBackups(names, 3)).toEqual([]);
    expect(expiredBackups([], 1)).toEqual([]);
  });

  it("is restored on one day of the week", () => {
    expect(isRestoreTestDay(at("2026-11-22T19:00:00Z"), 0)).toBe(true);
    expect(isRestoreTestDay(at("2026-11-23T19:00:00Z"), 0)).toBe(false);
  });

  it("sleeps at most an hour at a time", () => {
    expect(sleepTime(at("2026-11-22T00:00:00Z"), at("2026-11-22T19:00:00Z"))).toBe(3_600_000);
    expect(sleepTime(at("2026-11-22T18:59:00Z"), at("2026-11-22T19:00:00Z"))).toBe(60_000);
    expect(sleepTime(at("2026-11-22T19:01:00Z"), at("2026-11-22T19:00:00Z"))).toBe(0);
  });
});
