import { DomainError } from "@machiya/schema/domain/errors";
import { globalId } from "@machiya/schema/ids";
import { describe, expect, it } from "vitest";
import { serviceRow } from "../../testing/bookingRows.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { refusedText } from "../../testing/refusedText.ts";
import { connection, everything } from "../../testing/rows.ts";

const PATH = "/api/admin/service";

describe("The reads", () => {
  it("return services with REST names, and dollar as text", async () => {
    const { call } = fakeServer(everything);
    expect((await call("GET", `${PATH}/?id=4`)).data).toEqual({
      id: 4,
      name: "手部保養",
      duration: 60,
      dollar: "800.5",
      remark: "",
      abbreviation: "H",
      is_named: true,
    });
  });

  it("offer the 30-minute service to customers, marked as unavailable for named booking", async () => {
    const half = { ...serviceRow, id: globalId("Service", 5), durationMinutes: 30, offeredNamed: false };
    const { call } = fakeServer({ ...everything, services: connection([half, serviceRow]) });
    expect((await call("GET", "/line/service/select-list?name=", { headers: {} })).data).toMatchObject({
      datas: [
        { id: 4, duration: 60, is_named: true },
        { id: 5, duration: 30, is_named: false },
      ],
    });
  });
});

describe("The writes", () => {
  it("send dollar as text and omit missing fields", async () => {
    const { call, variables } = fakeServer(everything);
    const datas = [
      { name: " 美睫 ", duration: "90", dollar: 1200 },
      { name: "卸甲", duration: 30, dollar: "" },
    ];
    expect((await call("POST", `${PATH}/batch`, { body: { datas } })).data).toEqual({ ids: [40, 41] });
    expect(JSON.parse(JSON.stringify((variables().input as { services: unknown }).services))).toEqual([
      { name: "美睫", durationMinutes: 90, price: "1200" },
      { name: "卸甲", durationMinutes: 30 },
    ]);
    await call("PUT", PATH, { body: { id: 4, remark: "", abbreviation: "" } });
    expect(JSON.parse(JSON.stringify(variables().input))).toEqual({
      id: globalId("Service", 4),
      details: { note: "", abbreviation: "" },
    });
  });

  it.each([
    [{ duration: 60 }, "name"],
    [{ name: "x" }, "duration"],
    [{ name: "x", duration: 0 }, "duration"],
    [{ name: "x", duration: 1.5 }, "duration"],
    [{ name: "x", duration: 60, dollar: "1.123456" }, "dollar"],
  ])("refuse %j", async (body, field) => {
    const { call } = fakeServer(everything);
    expect((await call("POST", PATH, { body })).error_text).toEqual(refusedText({ field }));
  });

  it("name the bounds of a duration with their unit", async () => {
    const { call } = fakeServer(everything);
    const create = (duration: number) => call("POST", PATH, { body: { name: "x", duration } });
    expect((await create(720)).error_code).toBe(0);
    for (const duration of [0, 721]) expect((await create(duration)).error_text).toContain("1 至 720 分鐘");
  });

  it("name the duration by its REST name when the rules refuse it, and return 2005 for a service in use", async () => {
    const { call } = fakeServer({
      ...everything,
      updateService: () => {
        throw DomainError.of("INVALID_INPUT", { field: "durationMinutes" });
      },
      deleteServices: () => {
        throw new DomainError("IN_USE", { what: "Service" });
      },
    });
    expect((await call("PUT", PATH, { body: { id: 4, duration: 1000 } })).error_text).toEqual(
      refusedText({ field: "duration" }),
    );
    expect((await call("DELETE", `${PATH}?ids=4`)).error_code).toBe(2005);
  });
});
