import { DomainError } from "@machiya/schema/domain/errors";
import { globalId } from "@machiya/schema/ids";
import { describe, expect, it } from "vitest";
import { fakeServer, SIGNED_IN } from "../../testing/fakeServer.ts";
import { refusedText } from "../../testing/refusedText.ts";
import { connection, customerRow, everything, lineUserRow } from "../../testing/rows.ts";

const PATH = "/api/admin/line-user";
const BLOCKS = "/api/admin/block-list";

const given = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

describe("The line-user reads", () => {
  it("return a user with their block and their discounts", async () => {
    const { call, variables } = fakeServer(everything);
    expect((await call("GET", `${PATH}?id=5`)).data).toMatchObject({
      id: 5,
      name: "林小姐",
      phone: "0912",
      remark: "常客",
      is_block: true,
      block_id: 6,
      block_remark: "未取貨",
      add_sub_lists: [{ id: 3, name: "九折", percent: "0.9" }],
    });
    expect(given(variables().filter)).toEqual({ ids: [globalId("Customer", 5)] });
  });

  it("return users who are not blocked", async () => {
    const customers = connection([{ ...lineUserRow, block: null }]);
    const { call } = fakeServer({ ...everything, customers });
    expect((await call("GET", `${PATH}/list`)).data).toMatchObject({
      datas: [{ is_block: false, block_id: null, block_remark: "" }],
    });
  });

  it.each([
    ["", [1, 2, 3, 4]],
    ["page=1&page_num=3", [1, 2, 3]],
    ["page=2&page_num=3", [4]],
    ["page_num=", [1, 2, 3, 4]],
  ])("sort the select-list by id, complete or in pages: %j", async (query, expected) => {
    const rows = [4, 3, 2, 1].map((number) => ({ ...customerRow, id: globalId("Customer", number) }));
    const { call } = fakeServer({ ...everything, customers: connection(rows) });
    const { data } = await call("GET", `${PATH}/select-list?${query}`);
    expect((data as { datas: { id: number }[] }).datas.map(({ id }) => id)).toEqual(expected);
  });
});

describe("The line-user writes", () => {
  it("change fields and discounts with PUT, and leave the others unchanged", async () => {
    const { call, variables } = fakeServer(everything);
    const body = { id: 5, remark: "", new_add_sub_list_codes: [3], delete_add_sub_list_codes: ["4"] };
    expect((await call("PUT", PATH, { body })).data).toEqual({ id: 5 });
    const { details, ...input } = variables().input as { details: object };
    expect(given(details)).toEqual({ note: "" });
    expect(input).toEqual({
      id: globalId("Customer", 5),
      addDiscountIds: [globalId("Discount", 3)],
      removeDiscountIds: [globalId("Discount", 4)],
    });
  });

  it("name new_add_sub_list_codes for a discount that is not for customers", async () => {
    const { call } = fakeServer({
      updateCustomer: () => {
        throw DomainError.of("INVALID_INPUT", { field: "addDiscountIds" });
      },
    });
    expect((await call("PUT", PATH, { body: { id: 5, new_add_sub_list_codes: [3] } })).error_text).toEqual(
      refusedText({ field: "new_add_sub_list_codes" }),
    );
  });

  it("queue a broadcast once per Idempotency-Key", async () => {
    const { call, variables } = fakeServer(everything);
    const headers = { ...SIGNED_IN, "idempotency-key": "once" };
    expect((await call("POST", `${PATH}/broadcast`, { headers, body: { msg: " 新茶 " } })).data).toEqual({
      id: 8,
    });
    expect(variables().input).toEqual({ text: "新茶", idempotencyKey: "once" });
  });

  it.each([{}, { msg: 5 }, { msg: "a\u0000" }])("refuse the broadcast %j and name msg", async (body) => {
    const { call } = fakeServer(everything);
    expect((await call("POST", `${PATH}/broadcast`, { body })).error_text).toEqual(
      refusedText({ field: "msg" }),
    );
  });

  it("name msg when the rules refuse the broadcast's text", async () => {
    const { call } = fakeServer({
      sendBroadcast: () => {
        throw DomainError.of("INVALID_INPUT", { field: "text" });
      },
    });
    expect((await call("POST", `${PATH}/broadcast`, { body: { msg: "" } })).error_text).toEqual(
      refusedText({ field: "msg" }),
    );
  });
});

describe("block-list", () => {
  it("lists the blocks of a user", async () => {
    const { call, variables } = fakeServer(everything);
    expect((await call("GET", `${BLOCKS}/list?user_id=5`)).data).toEqual({
      total_count: 1,
      page: 1,
      datas: [
        {
          id: 6,
          user_id: 5,
          user_name: "林小姐",
          remark: "未取貨",
          created_at: "2026-11-21T02:00:00.000Z",
        },
      ],
    });
    expect(variables().customerIds).toEqual([globalId("Customer", 5)]);
  });

  it("POST blocks users and returns the ids of the blocks", async () => {
    const { call, variables } = fakeServer(everything);
    expect((await call("POST", BLOCKS, { body: { user_ids: [5], remark: " 未取貨 " } })).data).toEqual({
      ids: [6],
    });
    expect(variables().input).toEqual({ customerIds: [globalId("Customer", 5)], note: "未取貨" });
  });

  it("POST returns 2004 for a user who is already blocked", async () => {
    const { call } = fakeServer({
      blockCustomers: () => {
        throw new DomainError("ALREADY_EXISTS", { what: "CustomerBlock" });
      },
    });
    expect((await call("POST", BLOCKS, { body: { user_ids: [5] } })).error_code).toBe(2004);
  });

  it("PUT changes and clears the remark of blocks", async () => {
    const { call, variables } = fakeServer(everything);
    expect((await call("PUT", BLOCKS, { body: { ids: [6], remark: "" } })).data).toEqual({ ids: [6] });
    expect(variables().input).toEqual({ ids: [globalId("CustomerBlock", 6)], note: "" });
    expect((await call("PUT", BLOCKS, { body: { ids: [6] } })).error_text).toEqual(
      refusedText({ field: "remark" }),
    );
  });

  it("DELETE removes blocks by their own ids", async () => {
    const { call, variables } = fakeServer(everything);
    expect((await call("DELETE", `${BLOCKS}?ids=6&ids=7`)).data).toEqual({ ids: [6, 7] });
    expect(variables().input).toEqual({ ids: [6, 7].map((id) => globalId("CustomerBlock", id)) });
  });
});
