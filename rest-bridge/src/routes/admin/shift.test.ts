import { DomainError } from "@machiya/schema/domain/errors";
import { globalId } from "@machiya/schema/ids";
import { describe, expect, it } from "vitest";
import { fakeServer } from "../../testing/fakeServer.ts";
import { refusedText } from "../../testing/refusedText.ts";
import { everything, storeRow } from "../../testing/rows.ts";

const PATH = "/api/admin/shift";

const details = (input: unknown) =>
  (input as { shiftTemplates: Record<string, unknown>[] }).shiftTemplates[0] ?? {};

describe("The reads", () => {
  it("return times of day on 2016-09-10 in the store's time zone, and midnight as 00:00 of that day", async () => {
    const { call } = fakeServer(everything);
    expect((await call("GET", `${PATH}?id=6`)).data).toEqual({
      id: 6,
      name: "早班",
      remark: "備註",
      start_time: "2016-09-10T02:00:00.000Z",
      end_time: "2016-09-09T16:00:00.000Z",
    });
  });

  it("use the store's time zone, or Taipei's without a store", async () => {
    const abroad = fakeServer({ ...everything, store: { ...storeRow, timeZone: "America/New_York" } });
    expect((await abroad.call("GET", `${PATH}?id=6`)).data).toMatchObject({
      start_time: "2016-09-10T14:00:00.000Z",
    });
    const storeless = fakeServer({ ...everything, store: null });
    expect((await storeless.call("GET", `${PATH}?id=6`)).data).toMatchObject({
      start_time: "2016-09-10T02:00:00.000Z",
    });
  });
});

describe("POST", () => {
  it.each([
    ["10:00", "18:30", 600, 1110],
    ["2016-09-10T02:00:00.000Z", "2016-09-10T10:30:00.000Z", 600, 1110],
    ["2016-09-10T10:00", "2020-01-01T18:30:00+08:00", 600, 1110],
    ["10:00", "00:00", 600, 0],
    ["10:00", "24:00", 600, 1440],
    ["2016-09-09T16:00:00Z", "2016-09-10T16:00:00Z", 0, 0],
  ])("accepts the times of day %s to %s", async (start_time, end_time, startMinute, endMinute) => {
    const { call, variables } = fakeServer(everything);
    expect((await call("POST", PATH, { body: { name: "早", start_time, end_time } })).data).toEqual({
      id: 40,
    });
    expect(details(variables().input)).toMatchObject({ startMinute, endMinute });
  });

  it.each([
    [{ start_time: "25:00" }, "start_time"],
    [{ end_time: "2016-09-10" }, "end_time"],
    [{ start_time: 600 }, "start_time"],
    [{ end_time: "" }, "end_time"],
    [{ name: undefined }, "name"],
  ])("refuses %j", async (wrong, field) => {
    const body = { name: "早", start_time: "10:00", end_time: "14:00", ...wrong };
    const { call } = fakeServer(everything);
    expect((await call("POST", PATH, { body })).error_text).toEqual(refusedText({ field }));
  });

  it("names the row and the REST field of an end before its start", async () => {
    const { call } = fakeServer({
      ...everything,
      createShiftTemplates: () => {
        const path = ["input", "shiftTemplates", 1, "endMinute"];
        throw DomainError.of("INVALID_INPUT", { field: "endMinute", row: 2 }, path);
      },
    });
    const good = { name: "早", start_time: "10:00", end_time: "14:00" };
    const body = { list: [good, { ...good, end_time: "09:00" }] };
    expect((await call("POST", `${PATH}/batch`, { body })).error_text).toEqual(
      refusedText({ field: "end_time", row: 2 }),
    );
  });
});

describe("force", () => {
  it.each([
    ["PUT", "", { force: true }, true],
    ["PUT", "?force=1", {}, true],
    ["PUT", "?force=true", { force: false }, false],
    ["PUT", "", { force: "" }, false],
    ["PUT", "?id=7", {}, false],
    ["DELETE", "?force=1", {}, true],
    ["DELETE", "?ids=6&force=0", {}, false],
    ["DELETE", "", { force: 1 }, true],
  ])("is read from the body or the query: %s%s %j", async (method, query, extra, force) => {
    const { call, variables } = fakeServer(everything);
    const body = method === "PUT" ? { id: 6, end_time: "00:00", ...extra } : { ids: [6], ...extra };
    expect((await call(method, `${PATH}${query}`, { body })).error_code).toBe(0);
    expect(variables().input).toMatchObject({ force });
    if (method === "PUT") expect(variables().input).toMatchObject({ id: globalId("ShiftTemplate", 6) });
  });

  it("is refused with any other value", async () => {
    const { call } = fakeServer(everything);
    expect(await call("PUT", `${PATH}?force=maybe`, { body: { id: 6 } })).toMatchObject({ error_code: 2001 });
  });

  it("is the field that 4005 names, with the affected appointments", async () => {
    const appointments = [{ appointmentId: "x", customerName: "林小姐", at: "2026/11/22 10:00" }];
    const { call } = fakeServer({
      ...everything,
      deleteShiftTemplates: () => {
        throw new DomainError("SHIFT_HAS_APPOINTMENTS", { appointments });
      },
    });
    const { error_code, error_text } = await call("DELETE", PATH, { body: { ids: [6] } });
    expect(error_code).toBe(4005);
    expect(error_text).toContain("2026/11/22 10:00 林小姐");
  });
});
