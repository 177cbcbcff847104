import { globalId } from "@machiya/schema/ids";
import { describe, expect, it } from "vitest";
import { ROUTES } from "../../protocol/routes.ts";
import { appointmentRow, assignmentRow, itemRow } from "../../testing/bookingRows.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { refusedText } from "../../testing/refusedText.ts";
import { connection, everything } from "../../testing/rows.ts";

const PATH = "/line/employer";
const SIGNED_OUT = { headers: {} };
const signedOut = { ...everything, viewer: { staffMember: null, customer: null } };

it("Line routes never query personnel documents, pay or usernames", async () => {
  const { operations, call } = fakeServer(everything);
  const query =
    "id=2&start_time=2026-11-22T02:00:00Z&end_time=2026-11-22T03:00:00Z&start_date=2026-11-22&end_date=2026-11-22";
  for (const { method, path } of ROUTES) {
    if (path.startsWith("/line/") && method === "GET") await call("GET", `${path}?${query}`);
  }
  const documents = operations.map(({ document }) => document).join("\n");
  expect(documents).toContain("bookableStaff");
  expect(documents).not.toMatch(/\b(personnel|username|salary|RestEmployer)\b/);
});

describe("select-list", () => {
  it("returns only names, position, image and services, without a login", async () => {
    const { call, variables } = fakeServer(signedOut);
    expect((await call("GET", `${PATH}/select-list?name=美`, SIGNED_OUT)).data).toEqual({
      datas: [
        {
          id: 2,
          name: "美美",
          english_name: "Mei",
          position_name: "美甲師",
          positions: ["美甲師"],
          image_url: null,
          services: [{ id: 4, name: "手部保養" }],
        },
      ],
    });
    expect(variables()).toEqual({ name: "美" });
  });
});

describe("shift-relations", () => {
  const query = "employer_ids=2&start_date=2026-11-01&end_date=2026-12-31";

  it("shows shifts that are open to customers, without remarks", async () => {
    const { call } = fakeServer(signedOut);
    const { data } = await call("GET", `${PATH}/shift-relations?${query}&status=2&stage=2`, SIGNED_OUT);
    expect(data).toMatchObject({
      datas: [
        { employer_id: 2, employer_shift_relations: [{ status: 2, stage: 2, shift: { name: "早班" } }] },
      ],
    });
    expect(JSON.stringify(data)).not.toContain("備註");
  });

  it("shows none for another status or stage", async () => {
    const openShifts = [assignmentRow("OPEN_TO_CUSTOMERS")];
    const { call } = fakeServer({ ...signedOut, openShifts });
    expect((await call("GET", `${PATH}/shift-relations?${query}&status=1`, SIGNED_OUT)).data).toEqual({
      datas: [],
    });
  });
});

describe("appointment-list", () => {
  const day = "id=2&start_time=2026-11-21T16:00:00.000Z&end_time=2026-11-22T15:59:59.999Z";
  const span = (from: string, to: string) => ({
    staffMember: null,
    startsAt: `2026-11-22T${from}:00.000Z`,
    endsAt: `2026-11-22T${to}:00.000Z`,
  });

  it("returns only AppointmentTime with StartTime and EndTime", async () => {
    const { call, variables } = fakeServer(signedOut);
    expect((await call("GET", `${PATH}/appointment-list?${day}`, SIGNED_OUT)).data).toEqual({
      AppointmentTime: [{ StartTime: "2026-11-22T06:00:00.000Z", EndTime: "2026-11-22T07:00:00.000Z" }],
    });
    expect(variables()).toMatchObject({
      range: { from: "2026-11-22", to: "2026-11-22", staffMemberIds: [globalId("StaffMember", 2)] },
      signedIn: false,
    });
  });

  it("adds a signed-in customer's own times with this employer, sorted by start", async () => {
    const own = { ...appointmentRow(), items: [itemRow(2), itemRow(3), itemRow(null)] };
    const { call } = fakeServer({ ...everything, myAppointments: connection([own]) });
    expect((await call("GET", `${PATH}/appointment-list?${day}`)).data).toEqual({
      AppointmentTime: [
        { StartTime: "2026-11-22T02:00:00.000Z", EndTime: "2026-11-22T03:00:00.000Z" },
        { StartTime: "2026-11-22T06:00:00.000Z", EndTime: "2026-11-22T07:00:00.000Z" },
      ],
    });
  });

  it("omits times that only touch the requested range", async () => {
    const busyTimes = [span("01:00", "02:00"), span("01:00", "02:01"), span("03:00", "04:00")];
    const { call } = fakeServer({ ...signedOut, busyTimes });
    const query = "id=2&start_time=2026-11-22T02:00:00Z&end_time=2026-11-22T03:00:00Z";
    expect((await call("GET", `${PATH}/appointment-list?${query}`, SIGNED_OUT)).data).toEqual({
      AppointmentTime: [{ StartTime: "2026-11-22T01:00:00.000Z", EndTime: "2026-11-22T02:01:00.000Z" }],
    });
  });

  it.each([
    ["start_time=2026-11-22&end_time=2026-11-22", "id"],
    ["id=0&start_time=2026-11-22&end_time=2026-11-22", "id"],
    ["id=2&end_time=2026-11-22", "start_time"],
    ["id=2&start_time=2026-11-22&end_time=never", "end_time"],
  ])("refuses %s", async (query, field) => {
    const { call } = fakeServer(signedOut);
    expect((await call("GET", `${PATH}/appointment-list?${query}`, SIGNED_OUT)).error_text).toEqual(
      refusedText({ field }),
    );
  });
});
