import { expect, it } from "vitest";
import { readSlotId, slotId, slotTimesText } from "./slotText.ts";

it("stores a slot as a text and reads it back; other texts are no slot", () => {
  const slot = { day: "2026-11-24", startMinute: 600, endMinute: 720 };
  expect(slotId(slot)).toBe("2026-11-24 600 720");
  expect(readSlotId(slotId(slot))).toEqual(slot);
  for (const text of ["", "2026-11-24", "2026-11-24 600", "x 1 2"]) expect(readSlotId(text)).toBeNull();
});

it("shows midnight as the end of the day", () => {
  expect(slotTimesText({ startMinute: 600, endMinute: 720 })).toBe("10:00–12:00");
  expect(slotTimesText({ startMinute: 1320, endMinute: 1440 })).toBe("22:00–24:00");
});
