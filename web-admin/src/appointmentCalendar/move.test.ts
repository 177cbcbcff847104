import { describe, expect, it } from "vitest";
import { type Appointment, UNASSIGNED } from "./appointmentEvents.ts";
import { alternativeTo, changeTo, dragged, moveTargets, unchangedMove } from "./move.ts";

const APPOINTMENT: Appointment = {
  id: "appointment",
  number: 7,
  version: 3,
  state: "PENDING",
  outcome: null,
  customerName: "高小姐",
  customer: null,
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
    });
  });

  it("with anyone clears all assignments", () => {
    expect(
      alternativeTo(unchangedMove(APPOINTMENT), { ...proposed, staffMemberId: null, staffName: null }),
    ).toEqual({ startsAt: proposed.startsAt, people: { first: null, second: null } });
  });
});
