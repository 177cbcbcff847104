import { expect, it } from "vitest";
import { addSlot, copyDay, joinSlots, readSlots, slotProblems, slotsText, splitSlots } from "./slotsDraft.ts";

const TEXT = "1 10:00-12:00 5,1 14:00-16:00 3,2 22:00-00:00 1";

it("converts slots to one text and back, with midnight as 00:00", () => {
  const slots = readSlots(TEXT);
  expect(slots?.at(-1)).toEqual({ weekday: 2, startMinute: 1320, endMinute: 1440, capacity: 1 });
  expect(slotsText(slots ?? [])).toBe(TEXT);
  expect(joinSlots(splitSlots(TEXT))).toBe(TEXT);
  expect(readSlots("")).toEqual([]);
});

it("requires both times, an end after the start, a capacity of 1 or more, and no overlaps", () => {
  for (const wrong of [
    ...["1 10:00- 5", "1 10:00-10:00 5", "1 12:00-10:00 5", "1 10:00-12:00 ", "1 10:00-12:00 0"],
    ...["1 10:00-12:00 1.5", "1 10:00-12:00 1000001", "1 10:00-12:00 5,1 11:59-13:00 5"],
  ])
    expect(readSlots(wrong), wrong).toBeNull();
  expect(readSlots("1 10:00-12:00 5,1 12:00-13:00 5")).toHaveLength(2);
});

it("says which slots are wrong, and of those that overlap the later one", () => {
  expect(slotProblems(TEXT)).toEqual([null, null, null]);
  const wrong = "1 10:00-12:00 5,1 11:59-13:00 5,1 12:00-13:00 0,2 10:00-12:00 5,2 - 5,2 12:00-13:00 1";
  expect(slotProblems(wrong)).toEqual([null, "TIMES", "CAPACITY", null, "TIMES", null]);
});

it("copies the slots of a day over those of others", () => {
  expect(joinSlots(copyDay(splitSlots(TEXT), 1, [1, 2, 3]))).toBe(
    "1 10:00-12:00 5,1 14:00-16:00 3,2 10:00-12:00 5,2 14:00-16:00 3,3 10:00-12:00 5,3 14:00-16:00 3",
  );
  expect(joinSlots(copyDay(splitSlots(TEXT), 7, [2]))).toBe("1 10:00-12:00 5,1 14:00-16:00 3");
});

it("adds a slot after the last one of the day, while the day has room", () => {
  expect(joinSlots(addSlot(splitSlots(TEXT), 1))).toBe(
    "1 10:00-12:00 5,1 14:00-16:00 3,1 16:00-18:00 3,2 22:00-00:00 1",
  );
  expect(joinSlots(addSlot(splitSlots(TEXT), 3))).toBe(`${TEXT},3 10:00-12:00 1`);
  expect(joinSlots(addSlot(splitSlots("1 20:00-23:00 2"), 1))).toBe("1 20:00-23:00 2,1 - 2");
  expect(joinSlots(addSlot([], 5))).toBe("5 10:00-12:00 5");
});
