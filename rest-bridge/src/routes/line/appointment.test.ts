import { DomainError } from "@machiya/schema/domain/errors";
import { globalId } from "@machiya/schema/ids";
import { describe, expect, it } from "vitest";
import { appointmentRow } from "../../testing/bookingRows.ts";
import { fakeServer, SIGNED_IN } from "../../testing/fakeServer.ts";
import { refusedText } from "../../testing/refusedText.ts";
import { connection, everything } from "../../testing/rows.ts";

const PATH = "/line/user/appointment";
const START = "2026-11-22T02:00:00.000Z";

/** The request of the documented screen for a general booking of two services. */
const booking = {
  user_id: 99,
  customer_phone: " 0912 ",
  customer_name: "林小姐",
  source_of_appointment: 1,
  status: 2,
  start_time: START,
  remark: "",
  appointment_content: [
    { employer_id: 0, service_id: 4, start_time: START, end_time: "2026-11-22T09:00:00Z", remark: "" },
    { employer_id: 2, service_id: 5, start_time: "2026-11-22T08:00:00Z", remark: "短" },
  ],
};

const book = async (body: object, headers: Record<string, string> = SIGNED_IN) => {
  const server = fakeServer(everything);
  const answer = await server.call("POST", `${PATH}/`, { headers, body });
  return { answer, server, input: server.variables()?.input as Record<string, unknown> | undefined };
};

describe("POST", () => {
  it("passes on the accepted fields, and no client claims about status, source, customer or later times", async () => {
    const { answer, input } = await book(booking);
    expect(answer.data).toEqual({ id: 51 });
    expect(JSON.parse(JSON.stringify(input))).toEqual({
      customerName: "林小姐",
      customerPhone: "0912",
      note: "",
      startsAt: START,
      lines: [
        { serviceId: globalId("Service", 4), staffMemberId: null, note: "" },
        { serviceId: globalId("Service", 5), staffMemberId: globalId("StaffMember", 2), note: "短" },
      ],
    });
  });

  it("reads the start from the first content when the form sends it there", async () => {
    expect((await book({ ...booking, start_time: "" })).input?.startsAt).toBe(START);
    const content = [{ employer_id: 2, service_id: 4 }];
    expect(
      (await book({ ...booking, start_time: "", appointment_content: content })).answer.error_text,
    ).toEqual(refusedText({ field: "start_time" }));
  });

  it("passes on the Idempotency-Key header", async () => {
    const headers = { ...SIGNED_IN, "idempotency-key": "once" };
    expect((await book(booking, headers)).input?.idempotencyKey).toBe("once");
  });

  it("refuses another customer's line_user_user_id with 1002 before anything is booked", async () => {
    expect((await book({ ...booking, line_user_user_id: 5 })).answer.error_code).toBe(0);
    const { answer, server } = await book({ ...booking, line_user_user_id: 6 });
    expect(answer).toMatchObject({ error_code: 1002, data: null });
    expect(server.operations.filter(({ document }) => document.startsWith("mutation"))).toEqual([]);
  });

  it.each([
    [{ customer_name: undefined }, { field: "customer_name" }],
    [{ customer_phone: undefined }, { field: "customer_phone" }],
    [{ appointment_content: undefined }, { field: "appointment_content" }],
    [{ appointment_content: [{ employer_id: 2 }] }, { field: "service_id", row: 1 }],
    [{ start_time: "2026-11-22" }, { field: "start_time" }],
  ])("refuses %j", async (wrong, params) => {
    expect((await book({ ...booking, ...wrong })).answer.error_text).toEqual(refusedText(params));
  });

  it.each([
    ["CUSTOMER_BLOCKED", 3009],
    ["SLOT_TAKEN", 4001],
    ["STAFF_NOT_AVAILABLE", 4002],
    ["OUTSIDE_BOOKING_WINDOW", 4004],
    ["CONFLICT", 2003],
  ] as const)("says %s as %i", async (code, error_code) => {
    const { call } = fakeServer({
      ...everything,
      bookAppointment: () => {
        throw new DomainError(code);
      },
    });
    expect(await call("POST", PATH, { body: booking })).toMatchObject({
      status: 200,
      error_code,
      data: null,
    });
  });
});

describe("GET list", () => {
  it("returns the customer's own appointments with the filters of the admin list", async () => {
    const { call, variables } = fakeServer(everything);
    const query = "start_time_begin=2026-11-01&start_time_end=2026-11-30&status=1&status=2&page_num=10000";
    expect((await call("GET", `${PATH}/list?${query}&line_user_user_id=5`)).data).toMatchObject({
      total_count: 1,
      datas: [{ id: 51, user_id: 5, appointment_content: [{ employer_id: 2 }, { employer_id: 0 }] }],
    });
    expect(variables()).toMatchObject({
      filter: { states: ["PENDING", "CONFIRMED"], startsAt: { from: "2026-11-01", to: "2026-11-30" } },
      first: 10_000,
    });
    expect((await call("GET", `${PATH}/list?line_user_user_id=6`)).error_code).toBe(1002);
  });

  it("filters by a part of the name across all pages", async () => {
    const named = (number: number, customerName: string) => ({ ...appointmentRow(number), customerName });
    const rows = [named(53, "Lin"), named(52, "王"), named(51, "linda")];
    const { call } = fakeServer({ ...everything, myAppointments: connection(rows) });
    expect((await call("GET", `${PATH}/list?name=LIN&page=2&page_num=1`)).data).toMatchObject({
      total_count: 2,
      page: 2,
      datas: [{ id: 51 }],
    });
  });
});
