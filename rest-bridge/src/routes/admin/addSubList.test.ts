import { DomainError } from "@machiya/schema/domain/errors";
import { globalId } from "@machiya/schema/ids";
import { describe, expect, it } from "vitest";
import { fakeServer } from "../../testing/fakeServer.ts";
import { refusedText } from "../../testing/refusedText.ts";
import { connection, discountRow, everything } from "../../testing/rows.ts";

const PATH = "/api/admin/add-sub-list";
const good = { name: "九折", code: 1, scope_of_range: 2 };

const given = (fields: object | undefined) =>
  Object.fromEntries(Object.entries(fields ?? {}).filter(([, value]) => value !== undefined));

describe("The reads", () => {
  it("return discounts with REST names", async () => {
    const { call } = fakeServer(everything);
    expect((await call("GET", `${PATH}?id=3`)).data).toEqual({
      id: 3,
      name: "九折",
      code: 1,
      dollar: null,
      percent: "0.9",
      scope_of_range: 1,
      description: "",
      status: 2,
      line_user_coupon: { min_count: "0", max_count: null },
    });
  });

  it.each([
    ["scope_of_range=1", "CUSTOMER"],
    ["scope_of_range=2", "PRODUCT"],
    ["scope_of_range=", undefined],
    ["scope_of_range=1&scope_of_range=2", undefined],
    ["scope_of_range=2&scope_of_range=2", "PRODUCT"],
  ])("treat %s as the audience %s", async (query, audience) => {
    for (const list of ["list", "select-list"]) {
      const { call, variables } = fakeServer(everything);
      await call("GET", `${PATH}/${list}?name=折&${query}`);
      expect(given(variables().filter)).toEqual({ name: "折", ...(audience && { audience }) });
    }
  });

  it("sort the select-list by id without pages, and list and code/list newest first", async () => {
    const rows = [9, 8, 7].map((number) => ({ ...discountRow, id: globalId("Discount", number) }));
    const { call, variables } = fakeServer({ ...everything, discounts: connection(rows) });
    const ids = (data: unknown) => (data as { datas: { id: number }[] }).datas.map(({ id }) => id);
    expect(ids((await call("GET", `${PATH}/select-list`)).data)).toEqual([7, 8, 9]);
    expect(variables().first).toBe(10_000);
    expect(ids((await call("GET", `${PATH}/list`)).data)).toEqual([9, 8, 7]);
    expect(ids((await call("GET", `${PATH}/code/list?page=1&page_num=999`)).data)).toEqual([9, 8, 7]);
    expect(variables().first).toBe(999);
  });
});

describe("POST", () => {
  it("sends amounts as text, and an empty one as null", async () => {
    const { call, variables } = fakeServer(everything);
    const body = { ...good, dollar: -10, percent: "", description: " 會員 " };
    expect((await call("POST", PATH, { body })).data).toEqual({ id: 40 });
    expect(given((variables().input as { discounts: object[] }).discounts[0])).toEqual({
      name: "九折",
      kind: "PER_PRODUCT",
      amount: "-10",
      multiplier: null,
      audience: "PRODUCT",
      description: "會員",
    });
  });

  it.each([
    [{ ...good, name: undefined }, "name"],
    [{ ...good, code: "" }, "code"],
    [{ ...good, code: 3 }, "code"],
    [{ ...good, scope_of_range: undefined }, "scope_of_range"],
    [{ ...good, dollar: "ten" }, "dollar"],
    [{ ...good, percent: "0.123456" }, "percent"],
  ])("refuses %j and names %s", async (body, field) => {
    const { call } = fakeServer(everything);
    expect((await call("POST", PATH, { body })).error_text).toEqual(refusedText({ field }));
  });
});

describe("PUT", () => {
  it("changes only status and description", async () => {
    const { call, variables } = fakeServer(everything);
    await call("PUT", PATH, { body: { id: 3, status: 1, description: "" } });
    const input = variables().input as { id: string; details: object };
    expect(input.id).toBe(globalId("Discount", 3));
    expect(given(input.details)).toEqual({ state: "DISABLED", description: "" });
  });

  it("returns 2005 for a scope that is in use", async () => {
    const { call } = fakeServer({
      updateDiscount: () => {
        throw new DomainError("IN_USE", { what: "Discount", field: "audience" });
      },
    });
    const answer = await call("PUT", PATH, { body: { id: 3, scope_of_range: 1 } });
    expect(answer).toMatchObject({
      error_code: 2005,
      error_text: "折扣正在使用中，無法變更「scope_of_range」。",
    });
  });
});
