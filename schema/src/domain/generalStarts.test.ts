import { describe, expect, test } from "vitest";
import { type GeneralQuestion, generalStarts } from "./generalStarts.ts";
import type { Interval } from "./intervals.ts";
import type { SalonStaff } from "./judgeLines.ts";

const whole = { start: 0, end: 1440 };
const member = (id: number, services: number[], end: number, busy: Interval[] = []): SalonStaff => ({
  id,
  serviceIds: new Set(services),
  staffDay: {
    shifts: [{ start: 600, end, state: "OPEN_TO_CUSTOMERS" }],
    atLeast: "OPEN_TO_CUSTOMERS",
    opening: [whole],
    closures: [],
    timeOff: [],
    busy,
  },
});
const question: GeneralQuestion = {
  starts: [600, 840, 1080],
  services: [{ id: 1, duration: 60 }],
  staff: [member(1, [1], 1140)],
  unassigned: [],
  pastBefore: 0,
  window: whole,
};
const reasons = (change: Partial<GeneralQuestion>) =>
  generalStarts({ ...question, ...change }).map(({ free, reason }) => (free ? "free" : reason));

test("a start is free with the end that the services' durations make", () => {
  const services = [
    { id: 1, duration: 60 },
    { id: 1, duration: 30 },
  ];
  expect(generalStarts({ ...question, services, starts: [600] })).toEqual([
    { start: 600, end: 690, free: true, reason: null },
  ]);
});

describe("a start is free to the minute", () => {
  test.each<[string, Partial<GeneralQuestion>, unknown[]]>([
    ["the shift just holds the last", {}, ["free", "free", "free"]],
    ["the shift lacks a minute", { staff: [member(1, [1], 1139)] }, ["free", "free", "NO_SHIFT"]],
    [
      "half an hour needs no hour",
      { staff: [member(1, [1], 1110)], services: [{ id: 1, duration: 30 }] },
      ["free", "free", "free"],
    ],
    [
      "nobody knows the service",
      { services: [{ id: 2, duration: 60 }] },
      ["LACKS_SERVICE", "LACKS_SERVICE", "LACKS_SERVICE"],
    ],
    ["nobody works", { staff: [] }, ["NO_SHIFT", "NO_SHIFT", "NO_SHIFT"]],
    ["some of it is past", { pastBefore: 841 }, ["PAST", "PAST", "free"]],
    [
      "the window is shut",
      { window: { start: 0, end: 0 } },
      ["OUTSIDE_WINDOW", "OUTSIDE_WINDOW", "OUTSIDE_WINDOW"],
    ],
    [
      "somebody was chosen",
      { staff: [member(1, [1], 1140, [{ start: 659, end: 840 }])] },
      ["TAKEN", "free", "free"],
    ],
  ])("%s", (_rule, change, expected) => expect(reasons(change)).toEqual(expected));
});

test("the nearest refusal of all staff is told: one taken, one without a shift is taken", () => {
  const staff = [member(1, [1], 601), member(2, [1], 1140, [whole])];
  expect(reasons({ staff })).toEqual(["TAKEN", "TAKEN", "TAKEN"]);
});

test("who lacks the service does not hide why the others cannot", () => {
  expect(reasons({ staff: [member(1, [1], 660), member(2, [2], 1140)] })).toEqual([
    "free",
    "NO_SHIFT",
    "NO_SHIFT",
  ]);
});

test("lines of one appointment may be served by different people", () => {
  const services = [
    { id: 1, duration: 60 },
    { id: 2, duration: 60 },
  ];
  const staff = [member(1, [1], 1200), member(2, [2], 1140)];
  expect(reasons({ services, staff })).toEqual(["free", "free", "NO_SHIFT"]);
});

describe("items without a chosen staff member hold their time by a matching", () => {
  const at = (id: number, start: number, serviceId: number) => ({ id, start, end: start + 60, serviceId });
  test("one staff member, one such item", () => {
    expect(reasons({ unassigned: [at(1, 659, 1)] })).toEqual(["TAKEN", "free", "free"]);
    expect(reasons({ unassigned: [at(1, 660, 1)] })).toEqual(["free", "free", "free"]);
  });

  test("two staff, and the one who knows the service is needed by the other item", () => {
    const staff = [member(1, [1, 2], 1140), member(2, [2], 1140)];
    expect(reasons({ staff, unassigned: [at(1, 600, 1)] })).toEqual(["TAKEN", "free", "free"]);
    expect(reasons({ staff, unassigned: [at(1, 600, 2)] })).toEqual(["free", "free", "free"]);
    expect(reasons({ staff, unassigned: [at(1, 600, 2), at(2, 600, 2)] })).toEqual(["TAKEN", "free", "free"]);
  });
});
