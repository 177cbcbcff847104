import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROUTES } from "../rest-bridge/src/protocol/routes.ts";
import { BOOKING_CALLS } from "../rest-bridge/src/testing/bookingCalls.ts";
import { PICTURE } from "../rest-bridge/src/testing/calls.ts";
import { refusedText } from "../rest-bridge/src/testing/refusedText.ts";
import type { Client } from "./servers/client.ts";
import { CUSTOMER, ok, openRestShop, type RestShop, send } from "./servers/restShop.ts";

let shop: RestShop;
let admin: Client;
let customer: Client;

beforeAll(async () => {
  shop = await openRestShop();
  ({ admin, customer } = shop.viewers);
});

afterAll(() => shop.close());

interface Page {
  total_count: number;
  datas: { id: number; [field: string]: unknown }[];
}

const STORE = "/api/admin/store-information/";
const USER = "/api/admin/line-user/";
const BLOCK = "/api/admin/block-list/";

const codeOf = async (method: string, path: string, body?: object, client = admin) =>
  (await client.rest(method, path, body)).error_code;

describe("every list and record", () => {
  it("matches its OpenAPI schema", async () => {
    const dollar = { dollar: "1", code: 1, percent: "0.9" };
    await ok(admin.rest("POST", "/api/admin/image-registry", { name: "門面", image: PICTURE }));
    await ok(admin.rest("POST", "/api/admin/add-sub-list", { name: "a", scope_of_range: 1, ...dollar }));
    await ok(admin.rest("PUT", USER, { id: 1, new_add_sub_list_codes: [1] }));
    const { ids } = await ok(admin.rest<{ ids: number[] }>("POST", BLOCK, { user_ids: [1], remark: "x" }));
    const isOther = (name: string) => name.includes("/product-order") || Object.hasOwn(BOOKING_CALLS, name);
    const routes = ROUTES.filter(({ method, path }) => method === "GET" && !isOther(`${method} ${path}`));
    for (const route of routes) {
      const single = Object.hasOwn(route.input.shape, "page") ? {} : { id: 1 };
      const viewer = route.path.startsWith("/line/") ? customer : admin;
      const { data, error_code } = await send(route, viewer, single);
      expect({ path: route.path, error_code }).toEqual({ path: route.path, error_code: 0 });
      expect(route.output.parse(data)).toEqual(data);
      if (Object.hasOwn(data as object, "datas")) expect((data as Page).datas).not.toEqual([]);
    }
    await ok(admin.rest("DELETE", BLOCK, { ids }));
    await ok(admin.rest("DELETE", "/api/admin/add-sub-list", { ids: [1] }));
  });
});

describe("the store record", () => {
  it("exists once: it can be changed, deleted, and created again", async () => {
    expect(await codeOf("POST", STORE, { name: "二店" })).toBe(3008);
    expect(await codeOf("POST", `${STORE}batch`, { datas: [{ name: "二店" }] })).toBe(3008);
    expect(
      await ok(
        admin.rest("PUT", STORE, {
          id: 1,
          atm_account_number: 12_345,
          line_start_time: "2026-12-01",
          line_end_time: "2026-12-31",
          open_weekly: [7, "1", 0],
        }),
      ),
    ).toEqual({ id: 1 });
    expect(await ok(customer.rest("GET", "/line/store-information/?id=1"))).toMatchObject({
      name: "町家",
      atm_account_number: "12345",
      line_start_time: "2026-11-30T16:00:00.000Z",
      line_end_time: "2026-12-31T15:59:59.999Z",
      open_weekly: [1, 7],
    });
    await ok(admin.rest("PUT", STORE, { id: 1, line_end_time: "", physical_address: " 台北 " }));
    expect(await ok(admin.rest<Page>("GET", `${STORE}list?name=家`))).toMatchObject({
      total_count: 1,
      datas: [{ line_end_time: null, physical_address: "台北", atm_account_number: "12345" }],
    });
    const wrong = { id: 1, line_start_time: "2026-12-02", line_end_time: "2026-12-01" };
    expect((await admin.rest("PUT", STORE, wrong)).error_text).toEqual(
      refusedText({ field: "line_end_time" }),
    );
    expect((await admin.rest("PUT", STORE, { id: 1, atm_account_number: "no digits" })).error_text).toEqual(
      refusedText({ field: "atm_account_number" }),
    );

    expect(await codeOf("DELETE", STORE, { ids: [1, 2] })).toBe(2002);
    expect(await ok(admin.rest("DELETE", STORE, { ids: [1] }))).toEqual({ ids: [1] });
    expect(await codeOf("DELETE", STORE, { ids: [1] })).toBe(2002);
    expect(await codeOf("GET", `${STORE}?id=1`)).toBe(2002);
    const two = [{ name: "一店" }, { name: "二店" }];
    expect((await admin.rest("POST", `${STORE}batch`, { datas: two })).error_text).toMatch(/^第 2 筆：/);
    expect(await ok(admin.rest("POST", `${STORE}batch`, { datas: [{ name: "町家" }] }))).toEqual({
      ids: [1],
    });
  });
});

describe("line-users", () => {
  let id: number;

  beforeAll(async () => {
    ({ id } = await ok(customer.rest<{ id: number }>("GET", "/line/user")));
  });

  it("are found and changed, with customer discounts only", async () => {
    const [forProducts = 0, forCustomers = 0] = await Promise.all(
      [2, 1].map(async (scope_of_range) => {
        const body = { name: `範圍 ${scope_of_range}`, code: 1, scope_of_range, percent: "0.9" };
        return (await ok(admin.rest<{ id: number }>("POST", "/api/admin/add-sub-list", body))).id;
      }),
    );
    const give = { id, phone: "0912", remark: "常客", new_add_sub_list_codes: [forCustomers] };
    expect(await ok(admin.rest("PUT", USER, give))).toEqual({ id });
    expect(await ok(admin.rest("GET", `${USER}list?name=林&id=${id}`))).toMatchObject({
      total_count: 1,
      datas: [
        { id, name: CUSTOMER.name, phone: "0912", remark: "常客", add_sub_lists: [{ id: forCustomers }] },
      ],
    });
    const wrong = { id, name: "不", new_add_sub_list_codes: [forProducts] };
    expect((await admin.rest("PUT", USER, wrong)).error_text).toEqual(
      refusedText({ field: "new_add_sub_list_codes" }),
    );
    await ok(admin.rest("PUT", USER, { id, remark: "", delete_add_sub_list_codes: [forCustomers] }));
    expect(await ok(admin.rest("GET", `${USER}?id=${id}`))).toMatchObject({
      name: CUSTOMER.name,
      phone: "0912",
      remark: "",
      add_sub_lists: [],
    });
    expect(await ok(admin.rest("GET", `${USER}select-list?name=林`))).toMatchObject({ datas: [{ id }] });
  });

  it("that are blocked can browse but not order until they are unblocked", async () => {
    const content = [{ product_id: shop.product, product_dollar: "120.5", total_count: "1" }];
    const order = { orderer_phone: "0912", payment_method: 4, product_order_content: content };
    const blocked = await ok(
      admin.rest<{ ids: number[] }>("POST", BLOCK, { user_ids: [id], remark: "未取貨" }),
    );
    expect(await codeOf("POST", BLOCK, { user_ids: [id], remark: "" })).toBe(2004);
    expect(await codeOf("POST", "/line/user/product-order/", order, customer)).toBe(3009);
    expect(await codeOf("GET", "/line/product/list", undefined, customer)).toBe(0);
    expect(await ok(admin.rest("PUT", BLOCK, { ids: blocked.ids, remark: "三次" }))).toEqual(blocked);
    expect(await ok(admin.rest("GET", `${BLOCK}list?user_id=${id}`))).toMatchObject({
      total_count: 1,
      datas: [{ id: blocked.ids[0], user_id: id, remark: "三次" }],
    });
    expect(await ok(admin.rest("GET", `${USER}?id=${id}`))).toMatchObject({
      is_block: true,
      block_id: blocked.ids[0],
      block_remark: "三次",
    });
    expect(await codeOf("DELETE", BLOCK, { ids: [...blocked.ids, 999_999] })).toBe(2002);
    expect(await ok(admin.rest("DELETE", BLOCK, { ids: blocked.ids }))).toEqual(blocked);
    expect(await codeOf("POST", "/line/user/product-order/", order, customer)).toBe(0);
  });

  it("receive broadcasts of 1 to 5000 characters, once per Idempotency-Key", async () => {
    const tell = async (msg: string, key: string) => {
      const response = await admin.fetch(`${USER}broadcast`, {
        method: "POST",
        headers: { "content-type": "application/json", product: "x", "idempotency-key": key },
        body: JSON.stringify({ msg }),
      });
      return (await response.json()) as { error_code: number; error_text: string; data: { id: number } };
    };
    const first = await tell("茶".repeat(5000), "a");
    expect(first.error_code).toBe(0);
    expect(await tell("茶".repeat(5000), "a")).toEqual(first);
    expect((await tell("other", "a")).error_code).toBe(2003);
    for (const msg of ["", "茶".repeat(5001)]) {
      expect((await tell(msg, "b")).error_text).toEqual(refusedText({ field: "msg" }));
    }
    expect(await shop.prisma.broadcast.count()).toBe(1);
  });

  it("that are deleted are signed out, and their orders stay", async () => {
    expect(await codeOf("DELETE", USER, { ids: [id, 999_999] })).toBe(2002);
    expect(await codeOf("GET", "/line/user", undefined, customer)).toBe(0);
    expect(await ok(admin.rest("DELETE", USER, { ids: [id] }))).toEqual({ ids: [id] });
    expect(await codeOf("GET", "/line/user", undefined, customer)).toBe(1001);
    expect(await codeOf("GET", `${USER}?id=${id}`)).toBe(2002);
    expect(await ok(admin.rest<Page>("GET", "/api/admin/product-order/list"))).toMatchObject({
      total_count: 1,
    });
  });
});
