import { describe, expect, test } from "vitest";
import { clockSpanOn } from "../shifts/shiftTimes.ts";
import { measureDay } from "../time/dayMinutes.ts";
import type { Interval } from "../time/intervals.ts";
import { type BookableStartsQuery, bookableStarts } from "./bookableStarts.ts";
import { bookingStarts } from "./bookingWindow.ts";
import type { SalonStaff } from "./validateLines.ts";

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
const question: BookableStartsQuery = {
  starts: [600, 840, 1080],
  services: [{ id: 1, duration: 60 }],
  staffMemberId: null,
  by: "CUSTOMER",
  staff: [member(1, [1], 1140)],
  unassigned: [],
  pastBefore: 0,
  window: whole,
};
const reasons = (change: Partial<BookableStartsQuery>) =>
  bookableStarts({ ...question, ...change }).map(({ free, reason }) => (free ? "free" : reason));

test("a start is free, and its end follows from the services' durations", () => {
  const services = [
    { id: 1, duration: 60 },
    { id: 1, duration: 30 },
  ];
  expect(bookableStarts({ ...question, services, starts: [600] })).toEqual([
    { start: 600, end: 690, free: true, reason: null },
  ]);
});

describe("availability is exact to the minute", () => {
  test.each<[string, Partial<BookableStartsQuery>, unknown[]]>([
    ["the shift just holds the last", {}, ["free", "free", "free"]],
    ["the shift lacks a minute", { staff: [member(1, [1], 1139)] }, ["free", "free", "NO_SHIFT"]],
    [
      "half an hour needs no hour",
      { staff: [member(1, [1], 1110)], services: [{ id: 1, duration: 30 }] },
      ["free", "free", "free"],
    ],
    [
      "no staff member offers the service",
      { services: [{ id: 2, duration: 60 }] },
      ["LACKS_SERVICE", "LACKS_SERVICE", "LACKS_SERVICE"],
    ],
    ["no staff member works", { staff: [] }, ["NO_SHIFT", "NO_SHIFT", "NO_SHIFT"]],
    ["some starts are past", { pastBefore: 841 }, ["PAST", "PAST", "free"]],
    [
      "the window is closed",
      { window: { start: 0, end: 0 } },
      ["OUTSIDE_WINDOW", "OUTSIDE_WINDOW", "OUTSIDE_WINDOW"],
    ],
    [
      "a staff member was selected",
      { staff: [member(1, [1], 1140, [{ start: 659, end: 840 }])] },
      ["TAKEN", "free", "free"],
    ],
  ])("the starts are as expected when %s", (_rule, change, expected) =>
    expect(reasons(change)).toEqual(expected),
  );
});

test("the reason closest to success among all staff is returned: one taken and one without a shift is taken", () => {
  const staff = [member(1, [1], 601), member(2, [1], 1140, [whole])];
  expect(reasons({ staff })).toEqual(["TAKEN", "TAKEN", "TAKEN"]);
});

test("staff who lack the service do not hide why the others are unavailable", () => {
  expect(reasons({ staff: [member(1, [1], 660), member(2, [2], 1140)] })).toEqual([
    "free",
    "NO_SHIFT",
    "NO_SHIFT",
  ]);
});

test("different staff can serve the lines of one appointment", () => {
  const services = [
    { id: 1, duration: 60 },
    { id: 2, duration: 60 },
  ];
  const staff = [member(1, [1], 1200), member(2, [2], 1140)];
  expect(reasons({ services, staff })).toEqual(["free", "free", "NO_SHIFT"]);
});

describe("unassigned items reserve their time by a matching", () => {
  const at = (id: number, start: number, serviceId: number) => ({ id, start, end: start + 60, serviceId });
  test("with one staff member and one unassigned item nothing is free", () => {
    expect(reasons({ unassigned: [at(1, 659, 1)] })).toEqual(["TAKEN", "free", "free"]);
    expect(reasons({ unassigned: [at(1, 660, 1)] })).toEqual(["free", "free", "free"]);
  });

  test("with two staff, the one who offers the service is needed for the other item", () => {
    const staff = [member(1, [1, 2], 1140), member(2, [2], 1140)];
    expect(reasons({ staff, unassigned: [at(1, 600, 1)] })).toEqual(["TAKEN", "free", "free"]);
    expect(reasons({ staff, unassigned: [at(1, 600, 2)] })).toEqual(["free", "free", "free"]);
    expect(reasons({ staff, unassigned: [at(1, 600, 2), at(2, 600, 2)] })).toEqual(["TAKEN", "free", "free"]);
  });
});

test("items that cannot be served in any case block no start", () => {
  const nobodys = { id: 1, start: 600, end: 660, serviceId: 9 };
  expect(reasons({ unassigned: [nobodys] })).toEqual(["free", "free", "free"]);
  const both = [nobodys, { id: 2, start: 840, end: 900, serviceId: 1 }];
  expect(reasons({ unassigned: both })).toEqual(["free", "TAKEN", "free"]);
});

test("each service can have its own staff member", () => {
  const staff = [member(1, [1], 1440, [{ start: 660, end: 720 }]), member(2, [1], 1440)];
  const services = (first: number | null, second: number | null) => [
    { id: 1, duration: 60, staffMemberId: first },
    { id: 1, duration: 60, staffMemberId: second },
  ];
  const asStaff = { by: "ADMIN", staff, starts: [600, 660, 720] } as const;
  expect(reasons({ ...asStaff, services: services(1, 2) })).toEqual(["free", "TAKEN", "free"]);
  expect(reasons({ ...asStaff, services: services(2, 1) })).toEqual(["TAKEN", "free", "free"]);
  expect(reasons({ ...asStaff, services: services(null, 2) })).toEqual(["free", "free", "free"]);
});

describe("named slots must lie completely inside an open shift", () => {
  const slots = (
    duration: number,
    end: number,
    busy: Interval[] = [],
    change: Partial<BookableStartsQuery> = {},
  ) =>
    bookableStarts({
      ...question,
      staffMemberId: 1,
      services: [{ id: 1, duration }],
      staff: [member(1, [1], end, busy), member(2, [1], 1440)],
      ...change,
    });
  const free = (...asked: Parameters<typeof slots>) =>
    slots(...asked)
      .filter((slot) => slot.free)
      .map(({ start, end }) => [start, end]);

  test.each([
    [
      "an hour that just fits",
      60,
      1140,
      [
        [600, 660],
        [840, 900],
        [1080, 1140],
      ],
    ],
    [
      "an hour that lacks a minute",
      60,
      1139,
      [
        [600, 660],
        [840, 900],
      ],
    ],
    [
      "half an hour asks for one too",
      30,
      1139,
      [
        [600, 660],
        [840, 900],
      ],
    ],
    [
      "a longer service asks for all of its time",
      90,
      1169,
      [
        [600, 690],
        [840, 930],
      ],
    ],
    [
      "a longer service that just fits",
      90,
      1170,
      [
        [600, 690],
        [840, 930],
        [1080, 1170],
      ],
    ],
  ])("are free for %s", (_rule, duration, end, expected) => expect(free(duration, end)).toEqual(expected));

  test("named slots must not overlap other items, to the minute", () => {
    const busy = [
      { start: 659, end: 841 },
      { start: 900, end: 1080 },
    ];
    expect(free(60, 1140, busy)).toEqual([[1080, 1140]]);
  });

  test("unavailable named slots have a reason", () => {
    const reasonsOf = (asked: ReturnType<typeof slots>) => asked.map(({ reason }) => reason);
    expect(reasonsOf(slots(60, 1080, [{ start: 600, end: 601 }]))).toEqual(["TAKEN", null, "NO_SHIFT"]);
    expect(reasonsOf(slots(60, 1140, [], { services: [{ id: 2, duration: 60 }] }))).toEqual(
      Array(3).fill("LACKS_SERVICE"),
    );
    expect(reasonsOf(slots(60, 1140, [], { staffMemberId: 3 }))).toEqual(Array(3).fill("NO_SHIFT"));
  });

  test("several services share the minimum hour of a named slot", () => {
    const services = [
      { id: 1, duration: 20 },
      { id: 1, duration: 30 },
    ];
    expect(free(0, 1140, [], { services })).toEqual([
      [600, 660],
      [840, 900],
      [1080, 1140],
    ]);
    expect(free(0, 1139, [], { services })).toHaveLength(2);
  });

  test("for admins a named slot takes exactly as long as the services", () => {
    expect(free(30, 1110, [], { by: "ADMIN" })).toEqual([
      [600, 630],
      [840, 870],
      [1080, 1110],
    ]);
  });

  test("staff who are needed for unassigned items are not available by name", () => {
    const unassigned = [{ id: 7, start: 600, end: 660, serviceId: 1 }];
    const alone = { staff: [member(1, [1], 1140), member(2, [2], 1140)], unassigned };
    expect(free(60, 1140, [], alone)).toHaveLength(2);
    expect(free(60, 1140, [], { unassigned })).toHaveLength(3);
  });

  test("unassigned items that cannot be served in any case reserve no staff", () => {
    const unassigned = [{ id: 7, start: 600, end: 660, serviceId: 9 }];
    expect(free(60, 1140, [], { unassigned })).toHaveLength(3);
  });

  test.each([
    ["23 hours", "2026-03-08", [540, 780, 1020]],
    ["24 hours", "2026-03-09", [600, 840, 1080]],
    ["25 hours", "2026-11-01", [660, 900, 1140]],
  ])("on a day of %s the starts are at the same clock hours", (_rule, date, expected) => {
    const day = measureDay(date, "America/New_York");
    const shifts = [{ ...clockSpanOn(day, { start: 600, end: 1140 }), state: "OPEN_TO_CUSTOMERS" as const }];
    const opening = [{ start: 0, end: day.length }];
    const { staffDay, ...someone } = member(1, [1], 0);
    const staff = [{ ...someone, staffDay: { ...staffDay, shifts, opening } }];
    const window = { start: 0, end: day.length };
    expect(free(60, 0, [], { starts: bookingStarts(day), window, staff }).map(([start]) => start)).toEqual(
      expected,
    );
  });
});
