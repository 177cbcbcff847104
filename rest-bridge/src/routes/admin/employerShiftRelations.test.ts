import { DomainError } from "@machiya/schema/domain/errors";
import { globalId } from "@machiya/schema/ids";
import { describe, expect, it } from "vitest";
import { assignmentRow } from "../../testing/bookingRows.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { refusedText } from "../../testing/refusedText.ts";
import { everything } from "../../testing/rows.ts";
import { refusing } from "../../testing/writes.ts";

const PATH = "/api/admin/employer-shift-relations";
const DAYS = "start_date=2026-11-21&end_date=2026-11-22";
const person = (number: number) => globalId("StaffMember", number);

describe("GET", () => {
  const shiftAssignments = [
    assignmentRow("PROPOSED", 3, "2026-11-21"),
    assignmentRow("OPEN_TO_CUSTOMERS", 2, "2026-11-21"),
    assignmentRow("CONFIRMED", 3, "2026-11-22"),
  ];
  const server = () => fakeServer({ ...everything, shiftAssignments });

  it("returns shifts by employer, as decisions.md §5 documents", async () => {
    const { data } = await server().call("GET", `${PATH}/?${DAYS}`);
    const shift = {
      id: 6,
      name: "早班",
      start_time: "2016-09-10T02:00:00.000Z",
      end_time: "2016-09-09T16:00:00.000Z",
    };
    const employer = { name: "美美", english_name: "Mei", position_name: "美甲師", image_url: null };
    expect(data).toEqual({
      datas: [
        {
          employer_id: 2,
          employer: { id: 2, ...employer },
          employer_shift_relations: [
            { employer_id: 2, shift_id: 6, date: "2026-11-21", status: 2, stage: 2, shift },
          ],
        },
        {
          employer_id: 3,
          employer: { id: 3, ...employer },
          employer_shift_relations: [
            { employer_id: 3, shift_id: 6, date: "2026-11-21", status: 1, stage: 1, shift },
            { employer_id: 3, shift_id: 6, date: "2026-11-22", status: 2, stage: 1, shift },
          ],
        },
      ],
    });
  });

  it.each([
    ["status=1", ["PROPOSED"]],
    ["status=2", ["CONFIRMED", "OPEN_TO_CUSTOMERS"]],
    ["stage=1", ["PROPOSED", "CONFIRMED"]],
    ["status=2&stage=1", ["CONFIRMED"]],
    ["status=1&status=2&stage=", ["PROPOSED", "CONFIRMED", "OPEN_TO_CUSTOMERS"]],
    ["status=1&stage=2", []],
  ])("filters by %s", async (query, states) => {
    const { call, variables } = server();
    const { data } = await call("GET", `${PATH}?${DAYS}&${query}`);
    expect(variables().states).toEqual(states);
    const shown = (data as { datas: { employer_shift_relations: object[] }[] }).datas.flatMap(
      (one) => one.employer_shift_relations,
    );
    expect(shown).toHaveLength(states.length);
  });

  it("treats the first and last instant of a day as that day in the store's time zone", async () => {
    const { call, variables } = server();
    await call(
      "GET",
      `${PATH}?employer_ids=2&employer_ids=3&start_date=2026-11-20T16:00:00.000Z&end_date=2026-11-21T15:59:59.999Z`,
    );
    expect(variables().range).toEqual({
      from: "2026-11-21",
      to: "2026-11-21",
      staffMemberIds: [person(2), person(3)],
    });
  });

  it.each([
    ["end_date=2026-11-22", "start_date"],
    ["start_date=2026-11-21", "end_date"],
    [`${DAYS}&status=3`, "status"],
    [`${DAYS}&employer_ids=x`, "employer_ids"],
  ])("refuses %s", async (query, field) => {
    expect((await server().call("GET", `${PATH}?${query}`)).error_text).toEqual(refusedText({ field }));
  });

  it("names end_date for a range that is too long", async () => {
    const { call } = fakeServer({
      ...everything,
      shiftAssignments: () => {
        throw DomainError.of("INVALID_INPUT", { field: "to" }, ["range", "to"]);
      },
    });
    expect((await call("GET", `${PATH}?${DAYS}`)).error_text).toEqual(refusedText({ field: "end_date" }));
  });
});

describe("PUT status", () => {
  const good = { start_date: "2026-11-21", end_date: "2026-11-30", employer_ids: [2], status: 2, stage: 1 };

  it.each([
    [2, 1, "CONFIRMED"],
    [2, 2, "OPEN_TO_CUSTOMERS"],
    [1, 1, "PROPOSED"],
  ])("sets (%i, %i), for all shifts of the employers without shift_ids", async (status, stage, state) => {
    const { call, variables } = fakeServer(everything);
    expect((await call("PUT", `${PATH}/status/`, { body: { ...good, status, stage } })).data).toEqual({
      ids: [70],
    });
    expect(variables().input).toEqual({
      staffMemberIds: [person(2)],
      from: "2026-11-21",
      to: "2026-11-30",
      shiftTemplateIds: [],
      state,
      force: false,
    });
  });

  it.each([
    [{ employer_ids: [] }, "employer_ids"],
    [{ employer_ids: undefined }, "employer_ids"],
    [{ status: 1, stage: 2 }, "stage"],
    [{ status: 3 }, "status"],
    [{ stage: undefined }, "stage"],
  ])("refuses %j", async (wrong, field) => {
    const { call } = fakeServer(everything);
    expect((await call("PUT", `${PATH}/status`, { body: { ...good, ...wrong } })).error_text).toEqual(
      refusedText({ field }),
    );
  });
});

describe("PUT", () => {
  const put = async (datas: unknown, root: object = everything) => {
    const server = fakeServer(root as typeof everything);
    const answer = await server.call("PUT", PATH, { body: { datas } });
    return { answer, input: server.variables()?.input as { changes: unknown[] } | undefined };
  };

  it("pairs ids with days, and removes whole days without ids", async () => {
    const { answer, input } = await put([
      { employer_id: 2, delete_shift_ids: [6, 7], delete_shift_dates: ["2026-11-21", "2026-11-22"] },
      { employer_id: 3, delete_shift_dates: ["2026-11-21"], new_shifts: [] },
    ]);
    expect(answer.data).toEqual({ ids: [70] });
    expect(input?.changes).toMatchObject([
      {
        staffMemberId: person(2),
        remove: [
          { shiftTemplateId: globalId("ShiftTemplate", 6), date: "2026-11-21" },
          { shiftTemplateId: globalId("ShiftTemplate", 7), date: "2026-11-22" },
        ],
      },
      { staffMemberId: person(3), add: [], remove: [{ date: "2026-11-21" }] },
    ]);
  });

  it.each([
    [
      [{ employer_id: 2 }, { employer_id: 3, delete_shift_ids: [6] }],
      { row: 2, field: "delete_shift_dates" },
    ],
    [[{ employer_id: 2, new_shifts: [{ shift_id: 6, date: "soon" }] }], { row: 1, field: "date" }],
    [[{}], { row: 1, field: "employer_id" }],
    [[], { field: "datas" }],
  ])("names the row of %j", async (datas, params) => {
    expect((await put(datas)).answer.error_text).toEqual(refusedText(params));
  });

  it("names new_shifts when a shift occurs with two states", async () => {
    const twice = new DomainError("INVALID_INPUT", { field: "add", rule: { kind: "UNIQUE" }, row: 2 });
    const { answer } = await put([{ employer_id: 2 }, { employer_id: 3 }], refusing("assignShifts", twice));
    expect(answer).toMatchObject({
      error_code: 2001,
      error_text: refusedText({ row: 2, field: "new_shifts" }),
    });
  });
});
