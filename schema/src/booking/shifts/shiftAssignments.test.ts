import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import {
  appointmentRow,
  personRow,
  serviceRow,
  shiftRow,
  templateRow,
} from "../../testing/bookingFixtures.ts";
import { auditOf } from "../../testing/fixtures.ts";
import { ADMIN, createTestContext, staff, type TestContext } from "../../testing/run.ts";

const ASSIGN = `mutation ($input: AssignShiftsInput!) { assignShifts(input: $input) {
  shiftAssignments { date state shiftTemplate { id } } removedIds } }`;
const DISMISS = "mutation ($input: DismissStaffMemberInput!) { dismissStaffMember(input: $input) { state } }";
const SET = `mutation ($input: SetShiftStateInput!) { setShiftState(input: $input) {
  shiftAssignments { date state } inverse { staffMemberId add { shiftTemplateId date state } remove { date }
  seen { shiftTemplateId date state } } } }`;

/** The test context's current day. */
const TODAY = "2026-11-21";
const DAY = "2026-12-01";
const NEXT = "2026-12-02";

let testContext: TestContext;
let early: { id: number };
let late: { id: number };
beforeAll(async () => {
  testContext = await createTestContext();
  early = await templateRow(testContext.prisma, { name: "早", startMinute: 600, endMinute: 840 });
  late = await templateRow(testContext.prisma, { name: "晚", startMinute: 840, endMinute: 1200 });
});
afterAll(() => testContext.close());

const person = (row: { id: number }) => globalId("StaffMember", row.id);
const template = (row: { id: number }) => globalId("ShiftTemplate", row.id);
const add = (row: { id: number }, date: string, state?: string) => ({
  shiftTemplateId: template(row),
  date,
  ...(state && { state }),
});
const assign = (changes: object[], viewer = ADMIN, force = false) =>
  testContext.run<{ assignShifts: { shiftAssignments: object[]; removedIds: string[] } }>(
    ASSIGN,
    { input: { changes, force } },
    viewer,
  );
const set = (input: object, viewer = ADMIN) =>
  testContext.run<{ setShiftState: { inverse: object[] } }>(SET, { input }, viewer);
const shiftsOf = async (row: { id: number }) =>
  (
    await testContext.prisma.shiftAssignment.findMany({
      where: { staffMemberId: row.id },
      include: { shiftTemplate: true },
      orderBy: [{ date: "asc" }, { shiftTemplateId: "asc" }],
    })
  ).map(
    ({ date, shiftTemplate, state }) => `${date.toISOString().slice(0, 10)} ${shiftTemplate.name} ${state}`,
  );

describe("assignShifts", () => {
  it("adds shifts in state PROPOSED unless another one is given, with audit entries", async () => {
    const amy = await personRow(testContext.prisma);
    const { data } = await assign([
      { staffMemberId: person(amy), add: [add(late, DAY, "OPEN_TO_CUSTOMERS"), add(early, DAY)] },
    ]);
    expect(data?.assignShifts).toEqual({
      shiftAssignments: [
        { date: DAY, state: "PROPOSED", shiftTemplate: { id: template(early) } },
        { date: DAY, state: "OPEN_TO_CUSTOMERS", shiftTemplate: { id: template(late) } },
      ],
      removedIds: [],
    });
    expect(await auditOf(testContext.prisma, "StaffMember", amy.id)).toEqual([
      {
        action: "SET_SHIFTS",
        staffMemberId: 1,
        before: { shifts: [] },
        after: { shifts: [`${DAY} 晚 OPEN_TO_CUSTOMERS`, `${DAY} 早 PROPOSED`] },
      },
    ]);
  });

  it("keeps an existing shift unchanged, or sets its state if one is given", async () => {
    const amy = await personRow(testContext.prisma);
    await shiftRow(testContext.prisma, { staffMemberId: amy.id, shiftTemplateId: early.id, day: DAY });
    await assign([{ staffMemberId: person(amy), add: [add(early, DAY), add(early, DAY)] }]);
    expect(await shiftsOf(amy)).toEqual([`${DAY} 早 CONFIRMED`]);
    await assign([{ staffMemberId: person(amy), add: [add(early, DAY, "OPEN_TO_CUSTOMERS")] }]);
    expect(await shiftsOf(amy)).toEqual([`${DAY} 早 OPEN_TO_CUSTOMERS`]);
  });

  it("accepts the same shift twice, but not with two states", async () => {
    const { prisma } = testContext;
    const [amy, ben] = [await personRow(prisma), await personRow(prisma)];
    await shiftRow(prisma, { staffMemberId: ben.id, shiftTemplateId: early.id, day: DAY });
    const [twice, bare] = [add(early, DAY, "OPEN_TO_CUSTOMERS"), add(early, DAY)];
    for (const [staffMemberId, shifts] of [
      [amy, [bare, twice]],
      [amy, [twice, add(early, DAY, "PROPOSED")]],
      [ben, [bare, twice]],
      [ben, [twice, bare]],
    ] as const) {
      const changes = [
        { staffMemberId: person(staffMemberId === amy ? ben : amy) },
        { staffMemberId: person(staffMemberId), add: shifts },
      ];
      expect(await assign(changes)).toMatchObject({
        codes: ["INVALID_INPUT"],
        params: { field: "add", row: 2 },
        rule: { kind: "UNIQUE" },
      });
    }
    expect(await shiftsOf(amy)).toEqual([]);
    expect(await shiftsOf(ben)).toEqual([`${DAY} 早 CONFIRMED`]);
    // A shift without a state is proposed, or keeps the state that it has.
    const proposed = add(early, DAY, "PROPOSED");
    const confirmed = add(early, DAY, "CONFIRMED");
    const { codes } = await assign([
      { staffMemberId: person(amy), add: [bare, proposed, bare] },
      { staffMemberId: person(ben), add: [confirmed, bare] },
    ]);
    expect(codes).toEqual([]);
    expect(await shiftsOf(amy)).toEqual([`${DAY} 早 PROPOSED`]);
    expect(await shiftsOf(ben)).toEqual([`${DAY} 早 CONFIRMED`]);
    await assign([{ staffMemberId: person(ben), add: [bare, bare], remove: [{ date: DAY }] }]);
    expect(await shiftsOf(ben)).toEqual([`${DAY} 早 PROPOSED`]);
  });

  it("removes single shifts or whole days first, and keeps a shift that is added again", async () => {
    const amy = await personRow(testContext.prisma);
    const kept = await shiftRow(testContext.prisma, {
      staffMemberId: amy.id,
      shiftTemplateId: early.id,
      day: DAY,
    });
    for (const [shift, day] of [
      [late, DAY],
      [early, NEXT],
      [late, NEXT],
    ] as const) {
      await shiftRow(testContext.prisma, { staffMemberId: amy.id, shiftTemplateId: shift.id, day });
    }
    const { data } = await assign([
      {
        staffMemberId: person(amy),
        remove: [{ date: DAY }, { date: NEXT, shiftTemplateId: template(late) }],
        add: [add(early, DAY, "CONFIRMED")],
      },
    ]);
    expect(data?.assignShifts.removedIds).toHaveLength(2);
    expect(await shiftsOf(amy)).toEqual([`${DAY} 早 CONFIRMED`, `${NEXT} 早 CONFIRMED`]);
    expect(await testContext.prisma.shiftAssignment.count({ where: { id: kept.id } })).toBe(1);
  });

  describe("with a shift from 10:00 to 14:00", () => {
    let noon: { id: number };
    beforeAll(async () => {
      noon = await templateRow(testContext.prisma, { name: "午", startMinute: 780, endMinute: 960 });
    });
    const CHANGE = `mutation ($input: AssignShiftsInput!) { assignShifts(input: $input) {
      inverse { staffMemberId add { shiftTemplateId date state } remove { shiftTemplateId date } } } }`;
    const PLAN =
      "query ($changes: [StaffShiftsInput!]!) { plannedShifts(changes: $changes) { added overlapping } }";
    const change = (changes: object[], overlaps?: string) =>
      testContext.run<{ assignShifts: { inverse: object[] } }>(
        CHANGE,
        { input: { changes, ...(overlaps && { overlaps }) } },
        ADMIN,
      );

    it.each([
      [undefined, [`${DAY} 早 CONFIRMED`, `${DAY} 晚 PROPOSED`, `${DAY} 午 PROPOSED`]],
      ["KEEP", [`${DAY} 早 CONFIRMED`, `${DAY} 晚 PROPOSED`, `${DAY} 午 PROPOSED`]],
      ["SKIP", [`${DAY} 早 CONFIRMED`, `${DAY} 晚 PROPOSED`]],
      ["REPLACE", [`${DAY} 晚 PROPOSED`, `${DAY} 午 PROPOSED`]],
    ])(
      "handles overlapping shifts by the choice %s, and the inverse restores the shifts",
      async (overlaps, result) => {
        const amy = await personRow(testContext.prisma);
        await shiftRow(testContext.prisma, { staffMemberId: amy.id, shiftTemplateId: early.id, day: DAY });
        // The evening touches the morning at 14:00, which is no overlap; the noon of the same write is none either.
        const changes = [
          { staffMemberId: person(amy), add: [add(late, DAY), add(noon, DAY), add(noon, NEXT)] },
        ];
        const planned = await testContext.run(PLAN, { changes }, ADMIN);
        expect(planned.data).toEqual({ plannedShifts: { added: 3, overlapping: 1 } });
        const { data } = await change(changes, overlaps);
        expect(await shiftsOf(amy)).toEqual([...result, `${NEXT} 午 PROPOSED`]);
        expect((await change(data?.assignShifts.inverse ?? [])).codes).toEqual([]);
        expect(await shiftsOf(amy)).toEqual([`${DAY} 早 CONFIRMED`]);
      },
    );

    it("restores a state that was changed", async () => {
      const amy = await personRow(testContext.prisma);
      await shiftRow(testContext.prisma, { staffMemberId: amy.id, shiftTemplateId: early.id, day: DAY });
      const { data } = await change([
        { staffMemberId: person(amy), add: [add(early, DAY, "OPEN_TO_CUSTOMERS")] },
      ]);
      expect(await shiftsOf(amy)).toEqual([`${DAY} 早 OPEN_TO_CUSTOMERS`]);
      await change(data?.assignShifts.inverse ?? []);
      expect(await shiftsOf(amy)).toEqual([`${DAY} 早 CONFIRMED`]);
    });
  });

  it("refuses missing rows, all or none", async () => {
    const [amy, gone] = [await personRow(testContext.prisma), { id: 999_999 }];
    const former = await personRow(testContext.prisma, { state: "DISMISSED" });
    const good = { staffMemberId: person(amy), add: [add(early, DAY)] };
    const refusals: [object, string][] = [
      [{ staffMemberId: person(gone), add: [add(early, DAY)] }, "NOT_FOUND"],
      [{ staffMemberId: person(former), add: [add(early, DAY)] }, "STAFF_NOT_AVAILABLE"],
      [good, "INVALID_INPUT"],
    ];
    for (const [bad, code] of refusals) expect((await assign([good, bad])).codes, code).toEqual([code]);
    const missing = { date: DAY, shiftTemplateId: template(late) };
    expect((await assign([{ ...good, remove: [missing] }])).params).toEqual({
      what: "ShiftAssignment",
      row: 1,
    });
    expect((await assign([{ ...good, add: [add(gone, DAY)] }])).params).toEqual({
      what: "ShiftTemplate",
      row: 1,
      number: 999_999,
    });
    expect((await assign([])).codes).toEqual(["INVALID_INPUT"]);
    expect(await shiftsOf(amy)).toEqual([]);
    // The shifts of a former staff member can be removed.
    await shiftRow(testContext.prisma, { staffMemberId: former.id, shiftTemplateId: early.id, day: DAY });
    expect((await assign([{ staffMemberId: person(former), remove: [{ date: DAY }] }])).codes).toEqual([]);
  });

  it("refuses to remove a shift that an appointment needs, unless another shift covers it or it is forced", async () => {
    const amy = await personRow(testContext.prisma);
    for (const shift of [early, late]) {
      await shiftRow(testContext.prisma, { staffMemberId: amy.id, shiftTemplateId: shift.id, day: DAY });
    }
    const booking = { staffMemberId: amy.id, serviceId: null, day: DAY };
    const appointment = await appointmentRow(testContext.prisma, { ...booking, hour: 13 });
    await appointmentRow(testContext.prisma, { ...booking, hour: 15, state: "CANCELLED" });
    const noLate = { staffMemberId: person(amy), remove: [{ date: DAY, shiftTemplateId: template(late) }] };
    expect((await assign([noLate])).codes).toEqual([]);
    const noEarly = { staffMemberId: person(amy), remove: [{ date: DAY }] };
    const { codes, params } = await assign([noEarly]);
    expect(codes).toEqual(["SHIFT_HAS_APPOINTMENTS"]);
    expect(params).toMatchObject({ appointments: [{ customerName: "小美", at: `${DAY} 13:00` }] });
    expect(await shiftsOf(amy)).toEqual([`${DAY} 早 CONFIRMED`]);
    expect((await assign([noEarly], ADMIN, true)).codes).toEqual([]);
    const after = await testContext.prisma.appointment.findUniqueOrThrow({
      where: { id: appointment.id },
      include: { items: true },
    });
    expect(after).toMatchObject({ version: 2, state: "PENDING", items: [{ staffMemberId: null }] });
  });

  it("refuses to leave too few staff for unspecified items", async () => {
    const service = await serviceRow(testContext.prisma);
    const two = [await personRow(testContext.prisma), await personRow(testContext.prisma)];
    const day = "2026-12-05";
    for (const { id } of two) {
      await testContext.prisma.staffSkill.create({ data: { staffMemberId: id, serviceId: service.id } });
      await shiftRow(testContext.prisma, { staffMemberId: id, shiftTemplateId: early.id, day });
    }
    const open = { staffMemberId: null, serviceId: service.id, day, hour: 10 };
    await appointmentRow(testContext.prisma, open);
    const leave = ({ id }: { id: number }) =>
      assign([{ staffMemberId: person({ id }), remove: [{ date: day }] }]);
    expect((await leave(two[0] as { id: number })).codes).toEqual([]);
    expect((await leave(two[1] as { id: number })).codes).toEqual(["SHIFT_HAS_APPOINTMENTS"]);
  });

  it("refuses to take the last place of the oldest unspecified item after a forced dismissal left too few", async () => {
    const service = await serviceRow(testContext.prisma);
    const [amy, bob] = [await personRow(testContext.prisma), await personRow(testContext.prisma)];
    const day = "2026-12-07";
    for (const { id } of [amy, bob]) {
      await testContext.prisma.staffSkill.create({ data: { staffMemberId: id, serviceId: service.id } });
      await shiftRow(testContext.prisma, { staffMemberId: id, shiftTemplateId: early.id, day });
    }
    const open = { staffMemberId: null, serviceId: service.id, day, hour: 10 };
    for (const customerName of ["林小姐", "王小姐"])
      await appointmentRow(testContext.prisma, { ...open, customerName });
    const dismiss = (row: { id: number }, force: boolean) =>
      testContext.run(DISMISS, { input: { id: person(row), force } }, ADMIN);
    expect((await dismiss(bob, false)).params).toMatchObject({ appointments: [{ customerName: "王小姐" }] });
    expect((await dismiss(bob, true)).codes).toEqual([]);
    const removal = await assign([{ staffMemberId: person(amy), remove: [{ date: day }] }]);
    for (const { codes, params } of [removal, await dismiss(amy, false)]) {
      expect(codes).toEqual(["SHIFT_HAS_APPOINTMENTS"]);
      expect(params).toMatchObject({ appointments: [{ customerName: "林小姐" }], appointmentCount: 1 });
    }
  });

  it("waits for concurrent changes of the same day: one of two that together remove all staff is refused", async () => {
    const service = await serviceRow(testContext.prisma);
    const two = [await personRow(testContext.prisma), await personRow(testContext.prisma)];
    const day = "2026-12-06";
    for (const { id } of two) {
      await testContext.prisma.staffSkill.create({ data: { staffMemberId: id, serviceId: service.id } });
      await shiftRow(testContext.prisma, { staffMemberId: id, shiftTemplateId: early.id, day });
    }
    await appointmentRow(testContext.prisma, { staffMemberId: null, serviceId: service.id, day, hour: 10 });
    const answers = await Promise.all(
      two.map((one) => assign([{ staffMemberId: person(one), remove: [{ date: day }] }])),
    );
    expect(answers.flatMap(({ codes }) => codes)).toEqual(["SHIFT_HAS_APPOINTMENTS"]);
  });
});

describe("staff of role 3", () => {
  it("can propose and withdraw their own shifts, from today on", async () => {
    const amy = await personRow(testContext.prisma);
    const viewer = staff(amy.id, "STAFF");
    const own = (change: object) => assign([{ staffMemberId: person(amy), ...change }], viewer);
    expect((await own({ add: [add(early, TODAY), add(late, DAY, "PROPOSED")] })).codes).toEqual([]);
    expect((await own({ remove: [{ date: TODAY }] })).codes).toEqual([]);
    expect(await shiftsOf(amy)).toEqual([`${DAY} 晚 PROPOSED`]);
  });

  it("cannot confirm shifts, withdraw confirmed ones, or change the past or other people's shifts", async () => {
    const [amy, bob] = [await personRow(testContext.prisma), await personRow(testContext.prisma)];
    const viewer = staff(amy.id, "STAFF");
    await shiftRow(testContext.prisma, { staffMemberId: amy.id, shiftTemplateId: early.id, day: DAY });
    const refused = [
      { staffMemberId: person(amy), add: [add(late, DAY, "CONFIRMED")] },
      { staffMemberId: person(amy), add: [add(late, "2026-11-20")] },
      { staffMemberId: person(amy), add: [add(early, DAY, "PROPOSED")] },
      { staffMemberId: person(amy), remove: [{ date: DAY }] },
      { staffMemberId: person(bob), add: [add(late, DAY)] },
    ];
    for (const change of refused)
      expect((await assign([change], viewer, true)).codes, JSON.stringify(change)).toEqual(["FORBIDDEN"]);
    expect(await shiftsOf(amy)).toEqual([`${DAY} 早 CONFIRMED`]);
    const confirm = { staffMemberIds: [person(amy)], from: DAY, to: DAY, state: "CONFIRMED" };
    expect((await set(confirm, viewer)).codes).toEqual(["FORBIDDEN"]);
  });
});

describe("setShiftState", () => {
  it("sets the state of all shifts in the range, or of some templates, with audit entries", async () => {
    const [amy, bob] = [await personRow(testContext.prisma), await personRow(testContext.prisma)];
    for (const { id } of [amy, bob]) {
      for (const [shift, day] of [
        [early, DAY],
        [late, DAY],
        [early, NEXT],
      ] as const) {
        const state = "PROPOSED";
        await shiftRow(testContext.prisma, { staffMemberId: id, shiftTemplateId: shift.id, day, state });
      }
    }
    const both = { staffMemberIds: [person(amy), person(bob)], from: DAY, to: DAY };
    expect((await set({ ...both, state: "CONFIRMED" })).data).toMatchObject({
      setShiftState: { shiftAssignments: [1, 2, 3, 4].map(() => ({ date: DAY, state: "CONFIRMED" })) },
    });
    expect(await shiftsOf(bob)).toEqual([
      `${DAY} 早 CONFIRMED`,
      `${DAY} 晚 CONFIRMED`,
      `${NEXT} 早 PROPOSED`,
    ]);
    const some = { staffMemberIds: [person(amy)], from: DAY, to: NEXT, shiftTemplateIds: [template(late)] };
    await set({ ...some, state: "OPEN_TO_CUSTOMERS" });
    expect(await shiftsOf(amy)).toEqual([
      `${DAY} 早 CONFIRMED`,
      `${DAY} 晚 OPEN_TO_CUSTOMERS`,
      `${NEXT} 早 PROPOSED`,
    ]);
    expect((await auditOf(testContext.prisma, "StaffMember", amy.id)).at(-1)).toMatchObject({
      action: "SET_SHIFTS",
      before: { shifts: [`${DAY} 晚 CONFIRMED`] },
      after: { shifts: [`${DAY} 晚 OPEN_TO_CUSTOMERS`] },
    });
  });

  it("returns the change that restores the former states, without the shifts that had the state", async () => {
    const amy = await personRow(testContext.prisma);
    for (const [shift, state] of [
      [early, "PROPOSED"],
      [late, "OPEN_TO_CUSTOMERS"],
    ] as const)
      await shiftRow(testContext.prisma, {
        staffMemberId: amy.id,
        shiftTemplateId: shift.id,
        day: DAY,
        state,
      });
    const opened = await set({
      staffMemberIds: [person(amy)],
      from: DAY,
      to: DAY,
      state: "OPEN_TO_CUSTOMERS",
    });
    const inverse = opened.data?.setShiftState.inverse ?? [];
    expect(inverse).toEqual([
      {
        staffMemberId: person(amy),
        add: [{ shiftTemplateId: template(early), date: DAY, state: "PROPOSED" }],
        remove: [],
        seen: [{ shiftTemplateId: template(early), date: DAY, state: "OPEN_TO_CUSTOMERS" }],
      },
    ]);
    expect((await assign(inverse)).codes).toEqual([]);
    expect(await shiftsOf(amy)).toEqual([`${DAY} 早 PROPOSED`, `${DAY} 晚 OPEN_TO_CUSTOMERS`]);
  });

  it("refuses to lower a shift below what an appointment needs; open to confirmed is allowed", async () => {
    const amy = await personRow(testContext.prisma);
    const shift = { staffMemberId: amy.id, shiftTemplateId: early.id, day: DAY };
    await shiftRow(testContext.prisma, { ...shift, state: "OPEN_TO_CUSTOMERS" });
    await appointmentRow(testContext.prisma, { staffMemberId: amy.id, serviceId: null, day: DAY, hour: 10 });
    const of = { staffMemberIds: [person(amy)], from: DAY, to: DAY };
    expect((await set({ ...of, state: "CONFIRMED" })).codes).toEqual([]);
    expect((await set({ ...of, state: "PROPOSED" })).codes).toEqual(["SHIFT_HAS_APPOINTMENTS"]);
    expect(await shiftsOf(amy)).toEqual([`${DAY} 早 CONFIRMED`]);
    expect((await set({ ...of, state: "PROPOSED", force: true })).codes).toEqual([]);
  });

  it("refuses an empty or missing staff member, and an invalid or too long range of days", async () => {
    const amy = await personRow(testContext.prisma);
    const of = { staffMemberIds: [person(amy)], from: DAY, to: DAY, state: "CONFIRMED" };
    expect((await set({ ...of, staffMemberIds: [] })).params).toEqual({ field: "staffMemberIds" });
    expect((await set({ ...of, staffMemberIds: [person({ id: 999_999 })] })).codes).toEqual(["NOT_FOUND"]);
    expect((await set({ ...of, to: "2026-11-30" })).params).toEqual({ field: "to" });
    expect((await set({ ...of, to: "2028-01-02" })).params).toEqual({ field: "to" });
    expect((await set({ ...of, to: "2028-01-01" })).codes).toEqual([]);
  });
});
