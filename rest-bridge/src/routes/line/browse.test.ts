import { describe, expect, it } from "vitest";
import { fakeServer } from "../../testing/fakeServer.ts";
import { connection, everything, productTypeRow, storeRow } from "../../testing/rows.ts";

describe("/line/product/list", () => {
  it("returns products with REST names", async () => {
    const { call } = fakeServer(everything);
    expect((await call("GET", "/line/product/list", { headers: {} })).data).toEqual({
      total_count: 1,
      page: 1,
      datas: [
        {
          id: 7,
          name: "抹茶",
          code: "matcha",
          description: "",
          dollar: "120",
          count: "0.95",
          image_url: null,
          is_top: 2,
          keywords: "",
          status: 2,
          product_types: [{ id: 2, name: "茶" }],
          add_sub_lists: [
            {
              id: 3,
              name: "九折",
              status: 2,
              code: 2,
              dollar: null,
              percent: "0.9",
              scope_of_range: 2,
              product_coupon: { min_count: "0", max_count: null },
            },
          ],
        },
      ],
    });
  });

  it.each([
    ["is_top=2", true],
    ["is_top=1", false],
    ["is_top=0", undefined],
    ["is_top=", undefined],
    ["is_top=1&is_top=2", undefined],
    ["is_top=0&is_top=2", undefined],
  ])("treats %s as topPick %s", async (query, topPick) => {
    const { call, variables } = fakeServer(everything);
    await call("GET", `/line/product/list?${query}`);
    expect((variables().filter as { topPick?: boolean }).topPick).toBe(topPick);
  });

  it("passes on code, name, status and types", async () => {
    const { call, variables } = fakeServer(everything);
    await call("GET", "/line/product/list?code=mat&name=茶&status=1&product_type_ids=2&product_type_ids=3");
    expect(variables().filter).toMatchObject({
      code: "mat",
      name: "茶",
      states: ["DISABLED"],
      typeIds: [btoa("ProductType:2"), btoa("ProductType:3")],
    });
  });
});

describe("/line/product-type", () => {
  const rows = [3, 2, 1].map(productTypeRow);

  it("list is sorted newest first", async () => {
    const { call } = fakeServer({ productTypes: connection(rows, 9) });
    expect((await call("GET", "/line/product-type/list?page_num=3")).data).toMatchObject({
      total_count: 9,
      datas: [{ id: 3 }, { id: 2 }, { id: 1 }],
    });
  });

  it("select-list has no pages and is sorted by id", async () => {
    const { call } = fakeServer({ productTypes: connection(rows) });
    expect((await call("GET", "/line/product-type/select-list?name=")).data).toEqual({
      datas: [1, 2, 3].map((id) => ({ id, name: `種類 ${id}`, description: "" })),
    });
  });
});

describe("/line/store-information", () => {
  it.each(["", "?id=1", "?id="])("returns the record for the query %j", async (query) => {
    const { call } = fakeServer(everything);
    expect((await call("GET", `/line/store-information/${query}`)).data).toEqual({
      id: 1,
      name: "町家",
      atm_account_number: "0123",
      atm_bank_number: "808",
      line_start_time: null,
      line_end_time: "2026-12-31T10:00:00.000Z",
      entity_open_time_description: "10–20",
      physical_address: "台北",
      phone: "02-2555-1234",
      line_account: "@machiya",
      map_url: "https://maps.example/machiya",
      open_weekly: [1, 7],
    });
  });

  it("returns 2002 for another id and without a record", async () => {
    expect(
      (await fakeServer({ store: storeRow }).call("GET", "/line/store-information?id=2")).error_code,
    ).toBe(2002);
    expect((await fakeServer({ store: null }).call("GET", "/line/store-information")).error_code).toBe(2002);
  });
});
