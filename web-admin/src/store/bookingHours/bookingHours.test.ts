import { describe, expect, it } from "vitest";
import { hoursText, readHours, splitHours } from "./bookingHours.ts";

const ZONE = "Asia/Taipei";

describe("the booking hours in the store's form", () => {
  it("are sorted by weekday and time, with midnight as 00:00", () => {
    const text = hoursText([
      { weekday: 2, startMinute: 600, endMinute: 1440 },
      { weekday: 1, startMinute: 840, endMinute: 1140 },
      { weekday: 1, startMinute: 600, endMinute: 780 },
    ]);
    expect(text).toBe("1 10:00-13:00,1 14:00-19:00,2 10:00-00:00");
    expect(readHours(text, ZONE)?.at(-1)).toEqual({ weekday: 2, startMinute: 600, endMinute: 1440 });
  });

  it("may be adjacent on one weekday but not overlap", () => {
    expect(readHours("1 10:00-13:00,1 13:00-19:00", ZONE)).toHaveLength(2);
    expect(readHours("1 10:00-13:01,1 13:00-19:00", ZONE)).toBeNull();
    expect(readHours("1 10:00-13:00,2 10:00-13:00", ZONE)).toHaveLength(2);
  });

  it("need both times, and an end after the start", () => {
    expect(readHours("1 10:00-", ZONE)).toBeNull();
    expect(readHours("1 10:00-10:00", ZONE)).toBeNull();
    expect(splitHours("1 10:00-")).toEqual([{ weekday: 1, start: "10:00", end: "" }]);
  });

  it("are an empty list for an empty text", () => {
    expect(readHours("", ZONE)).toEqual([]);
  });
});
