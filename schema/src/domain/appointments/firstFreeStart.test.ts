import { describe, expect, it } from "vitest";
import { firstFreeStart, wantedServices } from "./firstFreeStart.ts";
import type { StaffDay } from "./slots.ts";

const [cut, care, brows] = [
  { id: 1, duration: 60 },
  { id: 2, duration: 90 },
  { id: 3, duration: 30 },
];

describe("wantedServices", () => {
  it("returns the chosen services together, if the staff member offers them all", () => {
    expect(wantedServices([cut, care], [cut, care, brows], null)).toEqual([[cut, care]]);
    expect(wantedServices([cut, care], [cut, care, brows], new Set([1, 2]))).toEqual([[cut, care]]);
    expect(wantedServices([cut, care], [cut, care, brows], new Set([1]))).toEqual([]);
  });
  it("without chosen ones returns each service, and of a staff member only the shortest", () => {
    expect(wantedServices([], [cut, care, brows], null)).toEqual([[brows], [cut], [care]]);
    expect(wantedServices([], [cut, care, brows], new Set([1, 2]))).toEqual([[cut]]);
    expect(wantedServices([], [cut, care, brows], new Set())).toEqual([]);
  });
});

describe("firstFreeStart", () => {
  const staffDay = (busy: StaffDay["busy"]): StaffDay => ({
    shifts: [{ start: 600, end: 1260, state: "OPEN_TO_CUSTOMERS" }],
    atLeast: "OPEN_TO_CUSTOMERS",
    opening: [{ start: 0, end: 1440 }],
    closures: [],
    timeOff: [],
    busy,
  });
  const find = (busy: StaffDay["busy"][], services = [[cut]], staffMemberId: number | null = 7) =>
    firstFreeStart([0, 1], services, (day) => ({
      starts: [600, 840, 1080],
      staffMemberId,
      by: "CUSTOMER",
      unassigned: [],
      pastBefore: 0,
      window: { start: 0, end: 1440 },
      staff: [{ id: 7, serviceIds: new Set([1, 2]), staffDay: staffDay(busy[day] ?? []) }],
    }));

  it("returns the earliest start that is free for the services", () => {
    expect(find([])).toEqual({ day: 0, start: 600 });
    expect(find([[{ start: 600, end: 660 }]])).toEqual({ day: 0, start: 840 });
    expect(find([[{ start: 600, end: 1200 }]])).toEqual({ day: 1, start: 600 });
  });
  it("returns the earliest of the alternatives", () => {
    const busy = [[{ start: 660, end: 720 }]];
    expect(find(busy, [[care], [cut]])).toEqual({ day: 0, start: 600 });
    expect(find(busy, [[care]])).toEqual({ day: 0, start: 840 });
  });
  it("is null without a free start, and without alternatives", () => {
    const full = [{ start: 600, end: 1260 }];
    expect(find([full, full])).toBeNull();
    expect(find([], [])).toBeNull();
    expect(find([], [[brows]], null)).toBeNull();
  });
});
