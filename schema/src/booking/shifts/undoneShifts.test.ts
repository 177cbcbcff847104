import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import { personRow, shiftRow, templateRow } from "../../testing/bookingFixtures.ts";
import { ADMIN, createTestContext, type TestContext } from "../../testing/run.ts";

const INVERSE = `inverse { staffMemberId add { shiftTemplateId date state } remove { shiftTemplateId date }
  seen { shiftTemplateId date state } }`;
const DAY = "2026-12-01";

let testContext: TestContext;
let early: { id: number };
let late: { id: number };
let amy: { id: number };
beforeAll(async () => {
  testContext = await createTestContext();
  early = await templateRow(testContext.prisma, { name: "早", startMinute: 600, endMinute: 840 });
  late = await templateRow(testContext.prisma, { name: "晚", startMinute: 840, endMinute: 1200 });
});
afterAll(() => testContext.close());
beforeEach(async () => {
  amy = await personRow(testContext.prisma);
  await shiftRow(testContext.prisma, { staffMemberId: amy.id, shiftTemplateId: early.id, day: DAY });
});

const key = ({ id }: { id: number }) => ({ shiftTemplateId: globalId("ShiftTemplate", id), date: DAY });

async function change(changes: readonly object[]) {
  const { data, codes } = await testContext.run<{ assignShifts: { inverse: object[] } }>(
    `mutation ($input: AssignShiftsInput!) { assignShifts(input: $input) { ${INVERSE} } }`,
    { input: { changes } },
    ADMIN,
  );
  return { inverse: data?.assignShifts.inverse ?? [], codes };
}

const changeAmy = (what: object) => change([{ staffMemberId: globalId("StaffMember", amy.id), ...what }]);

async function open() {
  const { data } = await testContext.run<{ setShiftState: { inverse: object[] } }>(
    `mutation ($input: SetShiftStateInput!) { setShiftState(input: $input) { ${INVERSE} } }`,
    {
      input: {
        staffMemberIds: [globalId("StaffMember", amy.id)],
        from: DAY,
        to: DAY,
        state: "OPEN_TO_CUSTOMERS",
      },
    },
    ADMIN,
  );
  return { inverse: data?.setShiftState.inverse ?? [] };
}

const shifts = async () =>
  (
    await testContext.prisma.shiftAssignment.findMany({
      where: { staffMemberId: amy.id },
      include: { shiftTemplate: true },
      orderBy: { shiftTemplateId: "asc" },
    })
  ).map(({ shiftTemplate, state }) => `${shiftTemplate.name} ${state}`);

describe("the change that undoes shifts", () => {
  it.each([
    ["added ones", () => changeAmy({ add: [key(late)] })],
    ["removed ones", () => changeAmy({ remove: [key(early)] })],
    ["changed ones", () => changeAmy({ add: [{ ...key(early), state: "PROPOSED" }] })],
    ["those with a new state", open],
  ])("restores %s", async (_case, act) => {
    const { inverse } = await act();
    expect((await change(inverse)).codes).toEqual([]);
    expect(await shifts()).toEqual(["早 CONFIRMED"]);
  });

  it.each([
    [
      "an added one has another state",
      () => ({ add: [key(late)] }),
      () => ({ add: [{ ...key(late), state: "CONFIRMED" }] }),
    ],
    ["an added one is removed", () => ({ add: [key(late)] }), () => ({ remove: [key(late)] })],
    ["a removed one is there again", () => ({ remove: [key(early)] }), () => ({ add: [key(early)] })],
    [
      "a changed one is removed",
      () => ({ add: [{ ...key(early), state: "PROPOSED" }] }),
      () => ({ remove: [key(early)] }),
    ],
  ])("is refused when %s", async (_case, first, second) => {
    const { inverse } = await changeAmy(first());
    expect((await changeAmy(second())).codes).toEqual([]);
    const before = await shifts();
    expect((await change(inverse)).codes).toEqual(["CONFLICT"]);
    expect(await shifts()).toEqual(before);
  });

  describe("of a staff member who was dismissed", () => {
    beforeEach(() =>
      testContext.prisma.staffMember.update({ where: { id: amy.id }, data: { state: "DISMISSED" } }),
    );

    it("restores the state of a shift", async () => {
      const { inverse } = await open();
      expect(await shifts()).toEqual(["早 OPEN_TO_CUSTOMERS"]);
      expect((await change(inverse)).codes).toEqual([]);
      expect(await shifts()).toEqual(["早 CONFIRMED"]);
      const again = await open();
      await changeAmy({ remove: [key(early)] });
      expect((await change(again.inverse)).codes).toEqual(["CONFLICT"]);
      expect(await shifts()).toEqual([]);
    });

    it("is not offered for a removed shift, because a new one is refused; that of another person is", async () => {
      const ben = await personRow(testContext.prisma);
      await shiftRow(testContext.prisma, { staffMemberId: ben.id, shiftTemplateId: early.id, day: DAY });
      const [former, active] = [amy, ben].map((person) => globalId("StaffMember", person.id));
      const { inverse, codes } = await change(
        [former, active].map((staffMemberId) => ({ staffMemberId, remove: [key(early)] })),
      );
      expect(codes).toEqual([]);
      expect(inverse).toMatchObject([{ staffMemberId: active }]);
      expect((await change(inverse)).codes).toEqual([]);
      for (const seen of [[], [{ ...key(early), state: null }]])
        expect((await changeAmy({ add: [key(early)], seen })).codes).toEqual(["STAFF_NOT_AVAILABLE"]);
    });
  });

  it("is refused when the new state of one was changed", async () => {
    const { inverse } = await open();
    await changeAmy({ add: [{ ...key(early), state: "PROPOSED" }] });
    expect((await change(inverse)).codes).toEqual(["CONFLICT"]);
    expect(await shifts()).toEqual(["早 PROPOSED"]);
  });
});
