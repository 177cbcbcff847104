import { imageError } from "@machiya/schema/domain/products/imageError";
import { errorText } from "@machiya/schema/wording";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROUTES } from "../rest-bridge/src/protocol/routes.ts";
import { PICTURE } from "../rest-bridge/src/testing/calls.ts";
import { refusedText } from "../rest-bridge/src/testing/refusedText.ts";
import type { Client } from "./servers/client.ts";
import { ok, openRestShop, type RestShop, send } from "./servers/restShop.ts";

let shop: RestShop;
let admin: Client;
let customer: Client;
let anonymous: Client;

beforeAll(async () => {
  shop = await openRestShop();
  ({ admin, customer, anonymous } = shop.viewers);
});

afterAll(() => shop.close());

interface Row {
  id: number;
  [field: string]: unknown;
}

const create = async (path: string, body: object) =>
  (await ok(admin.rest<{ id: number }>("POST", path, body))).id;
const get = (path: string, id: number) => ok(admin.rest<Row>("GET", `${path}?id=${id}`));
const list = (path: string, client = admin) =>
  ok(client.rest<{ total_count: number; datas: Row[] }>("GET", path));
const ids = async (path: string) => (await list(path)).datas.map(({ id }) => id);
const refused = async (method: string, path: string, body: object) => {
  const { status, error_code, error_text, data } = await admin.rest(method, path, body);
  expect({ status, data }).toEqual({ status: 200, data: null });
  return { error_code, error_text };
};

const TYPE = "/api/admin/product-type/";
const DISCOUNT = "/api/admin/add-sub-list/";
const PRODUCT = "/api/admin/product/";
const IMAGE = "/api/admin/image-registry/";
const noPicture = imageError("NOT_A_PICTURE").params;

describe("product types", () => {
  it("are created singly and in batches, found, changed, and deleted", async () => {
    const one = await create(TYPE, { name: " 點心 ", description: "" });
    const { ids: batch } = await ok(
      admin.rest<{ ids: number[] }>("POST", `${TYPE}batch`, { datas: [{ name: "Cups" }, { name: "茶杯" }] }),
    );
    expect(await ids(`${TYPE}list?name=CUP`)).toEqual([batch[0]]);
    expect(await ids(`${TYPE}list?id=${one}&id=${batch[1]}`)).toEqual([batch[1], one]);
    expect(await ids(`${TYPE}select-list`)).toEqual([1, one, ...batch]);
    expect(await ok(admin.rest("PUT", TYPE, { id: one, description: "甜" }))).toEqual({ id: one });
    expect(await get(TYPE, one)).toEqual({ id: one, name: "點心", description: "甜" });
    expect((await refused("DELETE", TYPE, { ids: [one, 999_999] })).error_code).toBe(2002);
    expect(await ok(admin.rest("DELETE", TYPE, { ids: [one, ...batch] }))).toEqual({ ids: [one, ...batch] });
    expect(await ids(`${TYPE}select-list`)).toEqual([1]);
  });

  it("are created up to 1000 per batch, and none if one is invalid", async () => {
    const datas = Array.from({ length: 1000 }, (_, index) => ({ name: `型 ${index}` }));
    const bad = datas.with(998, { name: "x".repeat(201) });
    expect(await refused("POST", `${TYPE}batch`, { datas: bad })).toEqual({
      error_code: 2001,
      error_text: refusedText({ field: "name", row: 999 }),
    });
    expect((await refused("POST", `${TYPE}batch`, { datas: [...datas, { name: "x" }] })).error_code).toBe(
      2001,
    );
    expect((await list(`${TYPE}list`)).total_count).toBe(1);
    const made = await ok(admin.rest<{ ids: number[] }>("POST", `${TYPE}batch`, { datas }));
    expect((await get(TYPE, made.ids[998] ?? 0)).name).toBe("型 998");
    await ok(admin.rest("DELETE", TYPE, { ids: made.ids }));
  });
});

describe("discounts", () => {
  it("are created, found by scope, toggled, and keep their scope while in use", async () => {
    const forProducts = { code: 1, scope_of_range: 2, dollar: "-10.5", percent: "", description: "" };
    const product = await create(DISCOUNT, { name: "減十", ...forProducts });
    const customer = await create(DISCOUNT, { name: "會員", code: 2, scope_of_range: 1, percent: 0.9 });
    expect(await ids(`${DISCOUNT}select-list?scope_of_range=2`)).toEqual([product]);
    expect(await ids(`${DISCOUNT}list?scope_of_range=1&name=`)).toEqual([customer]);
    expect(await ids(`${DISCOUNT}code/list?page=1&page_num=999`)).toEqual([customer, product]);
    await ok(admin.rest("PUT", DISCOUNT, { id: product, status: 1, description: "停" }));
    expect(await get(DISCOUNT, product)).toEqual({
      id: product,
      name: "減十",
      code: 1,
      dollar: "-10.5",
      percent: null,
      scope_of_range: 2,
      description: "停",
      status: 1,
      line_user_coupon: null,
    });
    await ok(admin.rest("PUT", PRODUCT, { id: shop.product, new_add_sub_list_codes: [product] }));
    const change = { id: product, scope_of_range: 1 };
    expect((await refused("PUT", DISCOUNT, change)).error_code).toBe(2005);
    expect(await ok(admin.rest("DELETE", `${DISCOUNT}?ids=${product}&ids=${customer}`))).toEqual({
      ids: [product, customer],
    });
    expect((await get(PRODUCT, shop.product)).add_sub_lists).toEqual([]);
  });
});

describe("products", () => {
  let type: number;
  let discount: number;

  beforeAll(async () => {
    type = await create(TYPE, { name: "和菓子" });
    discount = await create(DISCOUNT, { name: "九折", code: 1, scope_of_range: 2, percent: "0.9" });
  });

  it("are updated by the three documented forms of PUT", async () => {
    const id = await create(PRODUCT, {
      name: "羊羹",
      code: "yokan",
      dollar: "80",
      count: "12.5",
      image: PICTURE,
      is_top: 2,
      new_product_type_ids: [type],
      new_add_sub_list_codes: [discount],
    });
    const first = await get(PRODUCT, id);
    const coupon = { min_count: "0", max_count: null };
    expect(first).toMatchObject({ dollar: "80", count: "12.5", is_top: 2, status: 2, description: "" });
    expect(first.product_types).toEqual([{ id: type, name: "和菓子" }]);
    expect(first.add_sub_lists).toMatchObject([{ id: discount, percent: "0.9", product_coupon: coupon }]);
    const picture = await anonymous.fetch(String(first.image_url));
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);

    const fields = { id, name: "水羊羹", description: "夏", dollar: 90, image: null, is_top: 1 };
    await ok(admin.rest("PUT", PRODUCT, { ...fields, delete_product_type_ids: [type] }));
    expect(await get(PRODUCT, id)).toMatchObject({
      name: "水羊羹",
      code: "yokan",
      description: "夏",
      dollar: "90",
      count: "12.5",
      image_url: null,
      is_top: 1,
      product_types: [],
    });

    const window = { min_count: "2", max_count: "5" };
    const lists = [{ id: discount, product_coupon: window }];
    await ok(admin.rest("PUT", PRODUCT, { id, new_add_sub_lists: lists, delete_add_sub_list_ids: [] }));
    expect((await get(PRODUCT, id)).add_sub_lists).toMatchObject([{ product_coupon: window }]);
    const wrong = { min_count: "5", max_count: "5" };
    expect(
      await refused("PUT", PRODUCT, { id, new_add_sub_lists: [{ id: discount, product_coupon: wrong }] }),
    ).toEqual({
      error_code: 2001,
      error_text: refusedText({ field: "max_count", row: 1 }),
    });
    await ok(admin.rest("PUT", PRODUCT, { id, delete_add_sub_list_ids: [discount] }));
    expect((await get(PRODUCT, id)).add_sub_lists).toEqual([]);

    expect((await list("/line/product/list?code=yoka", anonymous)).total_count).toBe(1);
    await ok(admin.rest("PUT", PRODUCT, { id, status: 3 }));
    expect((await list("/line/product/list?code=yoka", anonymous)).total_count).toBe(0);
    expect(await ids(`${PRODUCT}list?status=3&code=yoka&is_top=1`)).toEqual([id]);
    expect(await ok(admin.rest("DELETE", "/api/admin/product", { ids: [id] }))).toEqual({ ids: [id] });
    expect((await refused("PUT", PRODUCT, { id, status: 2 })).error_code).toBe(2002);
  });

  it("are found by every filter of the storefront", async () => {
    const id = await create(PRODUCT, {
      name: "煎茶",
      code: "sencha",
      dollar: 1,
      new_product_type_ids: [type],
    });
    const found = async (query: string) =>
      (await list(`/line/product/list?${query}`, anonymous)).datas.map((row) => row.id);
    expect(await found("")).toEqual([id, shop.product]);
    expect(await found("code=SEN&name=茶&status=2&is_top=1")).toEqual([id]);
    expect(await found(`product_type_ids=${type}`)).toEqual([id]);
    expect(await found(`product_type_ids=${type}&product_type_ids=1`)).toEqual([id, shop.product]);
    expect(await found("is_top=2")).toEqual([]);
    expect(await found("is_top=0&page_num=1&page=2")).toEqual([shop.product]);
    await ok(admin.rest("DELETE", PRODUCT, { ids: [id] }));
  });

  it.each([
    [{ name: "b", dollar: 1, code: "B1" }, "INVALID_INPUT", { field: "code", row: 2 }],
    [{ name: "b", dollar: -1 }, "INVALID_INPUT", { field: "dollar", row: 2 }],
    [{ name: "b", dollar: 1, count: "-1" }, "INVALID_INPUT", { field: "count", row: 2 }],
    [{ name: "b", dollar: 1, image: "bm8=" }, "INVALID_INPUT", { ...noPicture, row: 2 }],
    [{ name: "", dollar: 1 }, "INVALID_INPUT", { field: "name", row: 2 }],
  ] as const)(
    "of a batch are all refused if one is invalid, with its row number: %#",
    async (bad, code, params) => {
      const total = (await list(`${PRODUCT}list`)).total_count;
      expect(
        await refused("POST", "/api/admin/batch/product", { datas: [{ name: "a", dollar: 1 }, bad] }),
      ).toEqual({
        error_code: 2001,
        error_text: code === "INVALID_INPUT" ? refusedText(params) : errorText("cn", code, params),
      });
      expect((await list(`${PRODUCT}list`)).total_count).toBe(total);
    },
  );

  it("of a batch name the row whose type or discount is missing", async () => {
    for (const field of ["new_product_type_ids", "new_add_sub_list_codes"]) {
      const datas = [
        { name: "a", dollar: 1 },
        { name: "b", dollar: 1, [field]: [999_999] },
      ];
      const { error_code, error_text } = await refused("POST", "/api/admin/batch/product", { datas });
      expect([error_code, error_text.startsWith("第 2 筆：")]).toEqual([2002, true]);
    }
    expect((await list(`${PRODUCT}list?name=a`)).total_count).toBe(0);
  });
});

describe("the image registry", () => {
  it("stores pictures under their names", async () => {
    const id = await create(IMAGE, { name: "門面", image: `data:image/gif;base64,${PICTURE}` });
    const made = await ok(
      admin.rest<{ ids: number[] }>("POST", `${IMAGE}batch`, { datas: [{ name: "店內", image: PICTURE }] }),
    );
    expect(await ids(`${IMAGE}select-list`)).toEqual([id, ...made.ids]);
    const { image_url } = await get(IMAGE, id);
    await ok(admin.rest("PUT", IMAGE, { id, name: "大門", image: "" }));
    expect(await get(IMAGE, id)).toEqual({ id, name: "大門", image_url });
    expect((await anonymous.fetch(String(image_url))).status).toBe(200);
    const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>").toString("base64");
    expect(await refused("POST", `${IMAGE}batch`, { datas: [{ name: "x", image: svg }] })).toEqual({
      error_code: 2001,
      error_text: refusedText({ ...noPicture, row: 1 }),
    });
    expect(await ok(admin.rest("DELETE", IMAGE, { ids: [id, ...made.ids] }))).toEqual({
      ids: [id, ...made.ids],
    });
  });
});

describe("text that Postgres cannot store", () => {
  it.each([
    ["POST", TYPE, { name: "a\u0000b" }, "name"],
    ["POST", DISCOUNT, { name: "a", code: 1, scope_of_range: 1, description: "\u0000" }, "description"],
    ["POST", PRODUCT, { name: "a\u0000b", dollar: 1 }, "name"],
    ["POST", IMAGE, { name: "\u0000", image: PICTURE }, "name"],
    ["PUT", "/api/admin/store-information/", { id: 1, physical_address: "\u0000" }, "physical_address"],
    ["PUT", "/api/admin/line-user/", { id: 1, remark: "\u0000" }, "remark"],
    ["POST", "/api/admin/line-user/broadcast", { msg: "\u0000" }, "msg"],
  ])("is refused on %s %s", async (method, path, body, field) => {
    expect(await refused(method, path, body)).toEqual({
      error_code: 2001,
      error_text: refusedText({ field }),
    });
  });

  it("is refused in filters", async () => {
    const routes = ROUTES.filter(
      ({ method, input }) => method === "GET" && Object.hasOwn(input.shape, "name"),
    );
    for (const route of routes) {
      const asks = route.path.startsWith("/line/user/") ? customer : admin;
      const { error_code } = await send(route, asks, { name: "a\u0000" });
      expect([route.path, error_code]).toEqual([route.path, 2001]);
    }
  });
});
