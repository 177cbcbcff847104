import { DomainError } from "@machiya/schema/domain/errors";
import { globalId } from "@machiya/schema/ids";
import { describe, expect, it } from "vitest";
import { fakeServer } from "../../testing/fakeServer.ts";
import { refusedText } from "../../testing/refusedText.ts";
import { connection, everything, staffMemberRow } from "../../testing/rows.ts";
import { refusing, write } from "../../testing/writes.ts";

const PATH = "/api/admin/appointment";
const START = "2026-11-22T02:00:00.000Z";

const plain = (value: unknown) => JSON.parse(JSON.stringify(value ?? {})) as Record<string, unknown>;

const good = {
  customer_name: "林",
  customer_phone: "0912",
  start_time: START,
  appointment_content: [{ service_id: 4, employer_id: 2 }],
};

describe("The reads", () => {
  it("return an appointment with its contents, and employer_id 0 when no employee is specified", async () => {
    const { call } = fakeServer(everything);
    expect((await call("GET", `${PATH}/detail?id=51`)).data).toMatchObject({
      id: 51,
      user_id: 5,
      customer_name: "林小姐",
      customer_phone: "0912",
      source_of_appointment: 2,
      status: 1,
      start_time: START,
      end_time: "2026-11-22T04:00:00.000Z",
      appointment_content: [
        {
          id: 91,
          appointment_id: 51,
          employer_id: 2,
          employer: { id: 2, name: "美美" },
          employer_name: "美美",
          service: { id: 4, name: "手部保養" },
          service_name: "手部保養（舊名）",
          start_time: START,
        },
        { employer_id: 0, employer: null, employer_name: "" },
      ],
    });
  });

  it("pass on the calendar's query: 10000 rows from the first to the last instant", async () => {
    const { call, variables } = fakeServer(everything);
    const query =
      "name=林&start_time_begin=2026-10-31T16:00:00.000Z&start_time_end=2026-11-30T15:59:59.000Z&status=1&status=2&page=1&page_num=10000";
    expect((await call("GET", `${PATH}/list?${query}`)).data).toMatchObject({ total_count: 1, page: 1 });
    expect(plain(variables())).toEqual({
      filter: {
        customerName: "林",
        states: ["PENDING", "CONFIRMED"],
        startsAt: { from: "2026-10-31T16:00:00.000Z", to: "2026-11-30T15:59:59.000Z" },
      },
      first: 10_000,
      after: null,
    });
    expect((await call("GET", `${PATH}/list?page_num=10001`)).error_code).toBe(2001);
  });

  it("return 2002 when nothing is found", async () => {
    const { call } = fakeServer({ ...everything, appointments: connection([]) });
    expect((await call("GET", `${PATH}/detail?id=1`)).error_code).toBe(2002);
  });
});

describe("POST", () => {
  it("sends the accepted fields; the server sets status, source and ends", async () => {
    const { answer, input } = await write("POST", `${PATH}/`, {
      ...good,
      user_id: 5,
      status: 2,
      source_of_appointment: 2,
      remark: " 快 ",
      appointment_content: [
        { service_id: 4, employer_id: "2", end_time: "2026-11-22T09:00:00Z" },
        { service: { id: 5, name: "x" }, employer_id: 0, start_time: "2026-11-22T06:00:00Z", remark: "r" },
        { service_id: 4, employer_id: null },
        { service_id: 4 },
      ],
    });
    expect(answer.data).toEqual({ id: 51 });
    const serviceId = globalId("Service", 4);
    expect(input).toEqual({
      outsideHours: true,
      details: {
        customerId: globalId("Customer", 5),
        customerName: "林",
        customerPhone: "0912",
        note: "快",
        startsAt: START,
      },
      lines: [
        { serviceId, staffMemberId: globalId("StaffMember", 2) },
        {
          serviceId: globalId("Service", 5),
          staffMemberId: null,
          startsAt: "2026-11-22T06:00:00Z",
          note: "r",
        },
        { serviceId, staffMemberId: null },
        { serviceId },
      ],
    });
  });

  it("sends empty texts, which are filled from the customer's record", async () => {
    const { input } = await write("POST", PATH, {
      ...good,
      user_id: 5,
      customer_name: "",
      customer_phone: null,
    });
    expect(input.details).toEqual({ customerId: globalId("Customer", 5), startsAt: START });
  });

  it.each([
    [{ start_time: undefined }, { field: "start_time" }],
    [{ start_time: "2026-11-22" }, { field: "start_time" }],
    [{ appointment_content: [] }, { field: "appointment_content" }],
    [{ appointment_content: [{ service_id: 4 }, { employer_id: 2 }] }, { field: "service_id", row: 2 }],
    [{ appointment_content: [{ service_id: 4, employer_id: -1 }] }, { field: "employer_id", row: 1 }],
  ])("refuses %j", async (wrong, params) => {
    const { answer } = await write("POST", PATH, { ...good, ...wrong });
    expect(answer.error_text).toEqual(refusedText(params));
  });

  const alternatives = [
    { startsAt: START, at: "2026/11/23 10:00", staffMemberId: globalId("StaffMember", 2), staffName: "美美" },
    { startsAt: START, at: "2026/11/23 14:00", staffMemberId: null, staffName: null },
  ];

  it.each([
    ["SLOT_TAKEN", 4001],
    ["STAFF_NOT_AVAILABLE", 4002],
    ["OUTSIDE_BOOKING_WINDOW", 4004],
  ] as const)("says %s as %i, with the line and the times that are available", async (code, error_code) => {
    const params = { line: 2, reason: "TAKEN" as const, alternatives };
    const { answer } = await write(
      "POST",
      PATH,
      good,
      refusing("createAppointment", new DomainError(code, params)),
    );
    expect(answer).toMatchObject({ status: 200, error_code, data: null });
    expect(answer.error_text).toContain("第 2 筆");
    expect(answer.error_text).toContain("2026/11/23 10:00 美美");
    expect(answer.error_text).toContain("2026/11/23 14:00 不指定");
  });
});

describe("PUT", () => {
  const line = globalId("AppointmentItem", 91);

  it("changes contents with id, adds those without, and leaves the others unchanged", async () => {
    const { answer, name, input } = await write("PUT", PATH, {
      id: 51,
      customer_name: "王",
      source_of_appointment: 1,
      status: 1,
      appointment_content: [
        { id: 91, employer_id: 0 },
        { id: 92, remark: "" },
        { service_id: 4, employer_id: 2 },
      ],
    });
    expect(answer.data).toEqual({ id: 51 });
    expect(name).toBe("RestUpdateAppointment");
    expect(input).toEqual({
      outsideHours: true,
      onlyPending: true,
      id: globalId("Appointment", 51),
      details: { customerName: "王" },
      lines: [
        { id: line, staffMemberId: null },
        { id: globalId("AppointmentItem", 92), note: "" },
        { serviceId: globalId("Service", 4), staffMemberId: globalId("StaffMember", 2) },
      ],
    });
  });

  it("cancels with status 3 without other fields; any other status is a review, and is refused with 4003 and nothing written", async () => {
    expect(await write("PUT", PATH, { id: 51, status: 3 })).toMatchObject({
      name: "RestCancelAppointment",
      input: { id: globalId("Appointment", 51) },
    });
    for (const body of [{ status: 2 }, { status: 3, remark: "x" }]) {
      const { answer, name } = await write("PUT", PATH, { id: 51, ...body });
      expect({ code: answer.error_code, name }).toEqual({ code: 4003, name: undefined });
    }
  });

  it("refuses role 3 before it reveals anything about the appointment", async () => {
    const staffMember = { ...staffMemberRow, role: "STAFF" };
    const root = { ...everything, viewer: { staffMember, customer: null }, appointments: connection([]) };
    expect((await write("PUT", PATH, { id: 1, status: 3 }, root)).answer.error_code).toBe(1002);
  });

  it("review confirms or rejects, with the other fields of the request", async () => {
    const { name, input } = await write("PUT", `${PATH}/review`, {
      id: 51,
      status: 2,
      start_time: START,
      appointment_content: [{ id: 91, employer_id: 2 }],
    });
    expect(name).toBe("RestReviewAppointment");
    expect(input).toEqual({
      outsideHours: true,
      id: globalId("Appointment", 51),
      decision: "CONFIRMED",
      details: { startsAt: START },
      lines: [{ id: line, staffMemberId: globalId("StaffMember", 2) }],
    });
    expect((await write("PUT", `${PATH}/review`, { id: 51, status: 3 })).input.decision).toBe("CANCELLED");
    for (const status of [1, "", undefined])
      expect((await write("PUT", `${PATH}/review`, { id: 51, status })).answer.error_code).toBe(2001);
    const done = refusing("reviewAppointment", new DomainError("APPOINTMENT_STATE_FORBIDS"));
    expect((await write("PUT", `${PATH}/review`, { id: 51, status: 2 }, done)).answer.error_code).toBe(4003);
  });
});

describe("DELETE", () => {
  it("reads ids from body or query, for appointments and for contents", async () => {
    expect(await write("DELETE", `${PATH}?ids=51&ids=52`, {})).toMatchObject({
      answer: { data: { ids: [51, 52] } },
      input: { ids: [globalId("Appointment", 51), globalId("Appointment", 52)] },
    });
    expect(await write("DELETE", `${PATH}-content/`, { ids: [91] })).toMatchObject({
      answer: { data: { ids: [91] } },
      input: { ids: [line91] },
    });
  });
  const line91 = globalId("AppointmentItem", 91);
});
