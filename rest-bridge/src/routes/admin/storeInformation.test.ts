import { DomainError } from "@machiya/schema/domain/errors";
import { globalId } from "@machiya/schema/ids";
import { errorText } from "@machiya/schema/wording";
import { serverWording } from "@machiya/schema/wording/serverWording";
import { describe, expect, it } from "vitest";
import { fakeServer } from "../../testing/fakeServer.ts";
import { refusedText } from "../../testing/refusedText.ts";
import { everything } from "../../testing/rows.ts";

const PATH = "/api/admin/store-information";

const given = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

describe("The reads", () => {
  it.each([
    ["", 1],
    ["id=1", 1],
    ["id=1&id=2", 1],
    ["id=2", 0],
    ["name=町", 1],
    ["name=HOUSE", 1],
    ["name=店", 0],
    ["id=1&name=店", 0],
  ])("return with the filters %j a list of %i", async (query, count) => {
    const store = { ...everything.store, name: "町家 House" };
    const { call } = fakeServer({ ...everything, store });
    const { data } = await call("GET", `${PATH}/list?${query}`);
    expect(data).toMatchObject({ total_count: count, page: 1 });
    expect((data as { datas: object[] }).datas).toHaveLength(count);
  });

  it("return an empty list with the true total past the end", async () => {
    const { call } = fakeServer(everything);
    expect((await call("GET", `${PATH}/list?page=2`)).data).toEqual({ total_count: 1, page: 2, datas: [] });
  });

  it("return nothing before the record is created", async () => {
    const { call } = fakeServer({ ...everything, store: null });
    expect((await call("GET", `${PATH}/list`)).data).toEqual({ total_count: 0, page: 1, datas: [] });
    expect((await call("GET", `${PATH}/select-list`)).data).toEqual({ datas: [] });
    expect((await call("GET", `${PATH}?id=1`)).error_code).toBe(2002);
  });

  it("return 2002 for another id", async () => {
    const { call } = fakeServer(everything);
    expect((await call("GET", `${PATH}?id=1`)).data).toMatchObject({ id: 1, atm_account_number: "0123" });
    expect((await call("GET", `${PATH}?id=2`)).error_code).toBe(2002);
  });
});

describe("The writes", () => {
  const details = async (method: string, body: object) => {
    const server = fakeServer(everything);
    const answer = await server.call(method, PATH, { body });
    return { answer, details: given((server.variables().input as { details: object }).details) };
  };

  it("send every documented field with POST", async () => {
    const { answer, details: sent } = await details("POST", {
      name: " 町家 ",
      atm_account_number: 12_345,
      atm_bank_number: "012",
      line_start_time: "2026-11-21",
      line_end_time: "",
      entity_open_time_description: "10–20",
      physical_address: "台北",
      phone: "02-2555-1234",
      line_account: "@machiya",
      map_url: "",
      open_weekly: [7, 1, "0"],
    });
    expect(answer.data).toEqual({ id: 1 });
    expect(sent).toEqual({
      name: "町家",
      bankAccount: "12345",
      bankCode: "012",
      orderingOpensAt: "2026-11-21",
      orderingClosesAt: null,
      openingHours: "10–20",
      address: "台北",
      phone: "02-2555-1234",
      lineAccount: "@machiya",
      mapUrl: "",
      openWeekdays: [7, 1, 0],
    });
  });

  it('keep missing fields and clear with "" in a PUT', async () => {
    const { answer, details: sent } = await details("PUT", {
      id: 1,
      atm_account_number: "",
      line_start_time: "",
      open_weekly: [],
    });
    expect(answer.data).toEqual({ id: 1 });
    expect(sent).toEqual({ bankAccount: "", orderingOpensAt: null, openWeekdays: [] });
  });

  it.each([
    [{ name: "x", open_weekly: [8] }, "open_weekly"],
    [{ name: "x", line_end_time: "soon" }, "line_end_time"],
    [{ name: "x", atm_account_number: 1.5 }, "atm_account_number"],
    [{ open_weekly: [] }, "name"],
  ])("refuse the POST %j and name %s", async (body, field) => {
    const { call } = fakeServer(everything);
    expect((await call("POST", PATH, { body })).error_text).toEqual(refusedText({ field }));
  });

  it.each([
    ["address", "physical_address"],
    ["bankAccount", "atm_account_number"],
    ["orderingClosesAt", "line_end_time"],
  ])("name GraphQL's field %s as %s in a refusal", async (field, name) => {
    const { call } = fakeServer({
      ...everything,
      createStore: () => {
        throw DomainError.of("INVALID_INPUT", { field }, ["input", "details", field]);
      },
    });
    const one = await call("POST", PATH, { body: { name: "x" } });
    expect(one.error_text).toEqual(refusedText({ field: name }));
    const batch = await call("POST", `${PATH}/batch`, { body: { datas: [{ name: "x" }] } });
    expect(batch.error_text).toEqual(refusedText({ field: name, row: 1 }));
  });

  it.each([
    [everything.store, 1],
    [null, 2],
  ])("refuse a batch of two records: %#", async (store, row) => {
    const { call, operations } = fakeServer({ ...everything, store });
    const answer = await call("POST", `${PATH}/batch`, { body: { datas: [{ name: "x" }, { name: "y" }] } });
    expect(answer).toMatchObject({
      error_code: 3008,
      error_text: serverWording("cn").inRow(row, errorText("cn", "STORE_ALREADY_EXISTS", {})),
    });
    expect(operations.filter(({ document }) => document.startsWith("mutation"))).toEqual([]);
  });

  it.each([
    [[1], 1],
    [["1", 1], 1],
    [[1, 2], 2],
  ])("DELETE %j by deleting %i", async (ids, storeId) => {
    const { call, variables } = fakeServer(everything);
    await call("DELETE", PATH, { body: { ids } });
    expect(variables().input).toEqual({ id: globalId("Store", storeId) });
  });
});
