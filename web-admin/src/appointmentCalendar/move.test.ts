import { describe, expect, it } from "vitest";
import { type Appointment, UNASSIGNED } from "./appointmentEvents.ts";
import {
  alternativeTo,
  changeTo,
  dragged,
  isLengthOnly,
  moveTargets,
  resized,
  unchangedMove,
} from "./move.ts";

const APPOINTMENT: Appointment = {
  id: "appointment",
  number: 7,
  version: 3,
  state: "PENDING",
  outcome: null,
  cancelledBy: null,
  customerName: "高小姐",
  customer: null,
  customerPhone: "0912",
  note: "",
  startsAt: "2031-05-06T03:00:00.000Z",
  endsAt: "2031-05-06T04:30:00.000Z",
  canMove: { allowed: true },
  items: [
    {
      id: "first",
      serviceName: "美甲",
      startsAt: "2031-05-06T03:00:00.000Z",
      endsAt: "2031-05-06T04:00:00.000Z",
      service: { id: "nails" },
      staffMember: { id: "lin", name: "林小美" },
    },
    {
      id: "second",
      serviceName: "除毛",
      startsAt: "2031-05-06T04:00:00.000Z",
      endsAt: "2031-05-06T04:30:00.000Z",
      service: null,
      staffMember: null,
    },
  ],
};

const drop = (id: string, start: string, resourceId: string | null) =>
  dragged(APPOINTMENT, { id, start: new Date(start), end: new Date(start), resourceId, undo: () => {} });

describe("a drag", () => {
  it("of an appointment changes its start and no staff member", () => {
    const wanted = drop("appointment", "2031-05-07T05:00:00.000Z", null);
    expect(changeTo(APPOINTMENT, wanted)).toEqual({
      id: "appointment",
      version: 3,
      startsAt: "2031-05-07T05:00:00.000Z",
    });
  });

  it("of an item moves the whole appointment by the same duration", () => {
    expect(drop("second", "2031-05-06T05:00:00.000Z", UNASSIGNED)).toEqual({
      startsAt: "2031-05-06T04:00:00.000Z",
      people: { first: "lin", second: null },
      minutes: { first: 60, second: 30 },
    });
  });

  it("of an item to another column at the same time reassigns that item alone", () => {
    expect(changeTo(APPOINTMENT, drop("second", "2031-05-06T04:00:00.000Z", "chen"))).toEqual({
      id: "appointment",
      version: 3,
      assign: [{ itemId: "second", staffMemberId: "chen" }],
    });
    expect(changeTo(APPOINTMENT, drop("first", "2031-05-06T03:00:00.000Z", UNASSIGNED))).toMatchObject({
      assign: [{ itemId: "first", staffMemberId: null }],
    });
  });

  it("to the original place changes nothing", () => {
    expect(changeTo(APPOINTMENT, drop("first", "2031-05-06T03:00:00.000Z", "lin"))).toBeNull();
  });
});

describe("another length", () => {
  const change = (id: string, minutes: number) =>
    changeTo(APPOINTMENT, resized(APPOINTMENT, { id, minutes, undo: null }));
  const lengths = (itemId: string, minutes: number) => ({
    id: "appointment",
    version: 3,
    lengths: [{ itemId, minutes }],
  });

  it("of an item changes that item alone", () => {
    expect(change("first", 90)).toEqual(lengths("first", 90));
    expect(isLengthOnly(change("first", 90))).toBe(true);
    expect(change("first", 60)).toBeNull();
  });

  it("of the whole appointment changes its last item, which keeps a quarter of an hour", () => {
    expect(change("appointment", 105)).toEqual(lengths("second", 45));
    expect(change("appointment", 30)).toEqual(lengths("second", 15));
  });

  it("is not the only change if the start differs too", () => {
    const wanted = { ...resized(APPOINTMENT, { id: "first", minutes: 90, undo: null }) };
    expect(isLengthOnly(changeTo(APPOINTMENT, { ...wanted, startsAt: "2031-05-07T03:00:00.000Z" }))).toBe(
      false,
    );
  });
});

it("a refused drop still offers the person that it means, who lacks the service", () => {
  const person = (id: string, ...services: string[]) => ({
    id,
    name: id,
    services: services.map((one) => ({ id: one })),
  });
  const staff = [person("chen"), person("wang", "nails"), person("kao")];
  const [first] = APPOINTMENT.items;
  if (first === undefined) throw new Error("The appointment has no item.");
  expect([...moveTargets(first, "chen", staff)]).toEqual([
    ["chen", "chen"],
    ["wang", "wang"],
    ["lin", "林小美"],
  ]);
});

it("two notations of the same instant are equal", () => {
  expect(
    changeTo(APPOINTMENT, { ...unchangedMove(APPOINTMENT), startsAt: "2031-05-06T11:00:00+08:00" }),
  ).toBeNull();
});

describe("a proposed time", () => {
  const proposed = { startsAt: "2031-05-06T06:00:00.000Z", at: "2031-05-06 14:00" };

  it("with a staff member keeps all wanted assignments", () => {
    const wanted = { ...unchangedMove(APPOINTMENT), people: { first: "chen", second: null } };
    expect(alternativeTo(wanted, { ...proposed, staffMemberId: "chen", staffName: "陳怡君" })).toEqual({
      startsAt: proposed.startsAt,
      people: { first: "chen", second: null },
      minutes: { first: 60, second: 30 },
    });
  });

  it("with anyone clears all assignments", () => {
    expect(
      alternativeTo(unchangedMove(APPOINTMENT), { ...proposed, staffMemberId: null, staffName: null }),
    ).toMatchObject({ startsAt: proposed.startsAt, people: { first: null, second: null } });
  });
});
