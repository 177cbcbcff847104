import { DomainError } from "@machiya/schema/domain/errors";
import { globalId } from "@machiya/schema/ids";
import { errorText } from "@machiya/schema/wording";
import { serverWording } from "@machiya/schema/wording/serverWording";
import { describe, expect, it } from "vitest";
import { PICTURE } from "../../testing/calls.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { refusedText } from "../../testing/refusedText.ts";
import { connection, everything, productRow, staffMemberRow } from "../../testing/rows.ts";

const PATH = "/api/admin/product";
const BATCH = "/api/admin/batch/product";
const good = { name: "抹茶", dollar: "120" };

const refusing = (error: DomainError) => () => {
  throw error;
};

const given = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

async function send(method: string, body: object, path = PATH) {
  const server = fakeServer(everything);
  const answer = await server.call(method, path, { body });
  const { input } = server.variables();
  return { answer, input: input as Record<string, never> & { details: object; setDiscounts: object[] } };
}

const created = (input: Record<string, unknown>) =>
  (input.products as { details: object; typeIds: string[]; discounts: object[] }[])[0];

describe("The reads", () => {
  it("pass on every filter, and an empty one as missing", async () => {
    const { call, variables } = fakeServer(everything);
    await call("GET", `${PATH}/list?id=7&id=8&code=mat&name=茶&status=1&status=3&is_top=2&page=2`);
    expect(variables()).toMatchObject({
      filter: {
        ids: [globalId("Product", 7), globalId("Product", 8)],
        code: "mat",
        name: "茶",
        states: ["DISABLED", "FROZEN"],
        topPick: true,
      },
      first: 10,
    });
    await call("GET", `${PATH}/list?id=&code=&name=&status=&is_top=`);
    expect(given(variables().filter)).toEqual({});
  });

  it("return one product, or 2002 when there is none", async () => {
    const { call, variables } = fakeServer(everything);
    expect((await call("GET", `${PATH}/?id=7`)).data).toMatchObject({ id: 7, dollar: "120", count: "0.95" });
    expect(variables().filter).toEqual({ ids: [globalId("Product", 7)] });
    const empty = fakeServer({ ...everything, products: connection([]) });
    expect((await empty.call("GET", `${PATH}?id=99999999999`)).error_code).toBe(2002);
  });

  it("tell pre-orders beside the documented fields, the cap to staff only, and nothing without them", async () => {
    const row = {
      ...productRow,
      preOrderDay: "2031-03-01",
      preOrderLeft: "2",
      preOrderCap: "5",
    };
    const { call } = fakeServer({ ...everything, products: connection([row]) });
    const seen = { pre_order_day: "2031-03-01", pre_order_left: "2" };
    expect((await call("GET", `${PATH}/?id=7`)).data).toMatchObject({ ...seen, pre_order_cap: "5" });
    const browsed = JSON.stringify((await call("GET", "/line/product/list")).data);
    expect(browsed).toContain('"pre_order_left":"2"');
    expect(browsed).not.toContain("pre_order_cap");
    const documented = JSON.stringify((await fakeServer(everything).call("GET", `${PATH}/?id=7`)).data);
    expect(documented).not.toContain("pre_order");
  });

  it.each([
    ["to ended sessions", null, 1001],
    ["to staff with role 3", { ...staffMemberRow, role: "STAFF" }, 1002],
  ])(
    "are refused %s, although GraphQL shows the products on sale to everyone",
    async (_who, staffMember, code) => {
      const { call } = fakeServer({ ...everything, viewer: { staffMember, customer: null } });
      for (const path of [`${PATH}?id=7`, `${PATH}/list`, "/api/admin/product-type/select-list"]) {
        expect((await call("GET", path)).error_code).toBe(code);
      }
    },
  );
});

describe("POST", () => {
  it("creates one product from the REST fields", async () => {
    const { answer, input } = await send("POST", {
      name: " 抹茶 ",
      code: "matcha",
      description: "濃",
      dollar: 120.5,
      count: "10",
      is_top: 2,
      status: 3,
      image: PICTURE,
      new_product_type_ids: [2, "3"],
      new_add_sub_list_codes: [3, 3],
      delete_add_sub_list_codes: [9],
    });
    expect(answer.data).toEqual({ id: 40 });
    expect(created(input)).toEqual({
      details: {
        name: "抹茶",
        code: "matcha",
        description: "濃",
        price: "120.5",
        stock: "10",
        topPick: true,
        state: "FROZEN",
        image: PICTURE,
      },
      typeIds: [globalId("ProductType", 2), globalId("ProductType", 3)],
      discounts: [{ discountId: globalId("Discount", 3) }],
    });
  });

  it.each([
    [
      { pre_order_cap: 5, pre_order_day: "2031-03-01" },
      { preOrderCap: "5", preOrderDay: "2031-03-01" },
    ],
    [
      { pre_order_cap: "", pre_order_day: "" },
      { preOrderCap: null, preOrderDay: null },
    ],
  ])("PUT with %j offers or ends pre-orders", async (fields, wanted) => {
    const { input } = await send("PUT", { id: 7, ...fields });
    expect(given(input.details)).toEqual(wanted);
  });

  it.each([
    ["", {}],
    [null, { image: null }],
  ])("PUT with the image %j keeps or removes it", async (image, wanted) => {
    const { input } = await send("PUT", { id: 7, image });
    expect(given(input.details)).toEqual(wanted);
  });

  it("accepts the empty fields that a form sends", async () => {
    const body = { ...good, code: "", description: "", count: "", image: "", new_product_type_ids: [] };
    const { answer, input } = await send("POST", { ...body, new_add_sub_list_codes: "", status: "" });
    expect(answer.error_code).toBe(0);
    expect(given(created(input)?.details ?? {})).toEqual({
      name: "抹茶",
      code: "",
      description: "",
      price: "120",
    });
  });

  it.each([
    [{ dollar: "1" }, "name"],
    [{ name: "a\u0000b", dollar: "1" }, "name"],
    [{ name: "茶" }, "dollar"],
    [{ ...good, dollar: "1.123456" }, "dollar"],
    [{ ...good, count: "x" }, "count"],
    [{ ...good, is_top: 3 }, "is_top"],
    [{ ...good, status: 0 }, "status"],
    [{ ...good, image: 5 }, "image"],
    [{ ...good, new_product_type_ids: ["x"] }, "new_product_type_ids"],
    [{ ...good, new_add_sub_list_codes: [0] }, "new_add_sub_list_codes"],
  ])("refuses %j and names %s", async (body, field) => {
    expect((await send("POST", body)).answer).toMatchObject({
      error_code: 2001,
      error_text: refusedText({ field }),
    });
  });

  it.each([
    ["price", "dollar"],
    ["stock", "count"],
    ["code", "code"],
    ["image", "image"],
    ["discountId", "new_add_sub_list_codes"],
  ])("names GraphQL's field %s as %s in a refusal", async (field, name) => {
    const error = DomainError.of("INVALID_INPUT", { field, row: 1 }, ["input", "products", 0, field]);
    const { call } = fakeServer({ createProducts: refusing(error) });
    expect((await call("POST", PATH, { body: good })).error_text).toEqual(refusedText({ field: name }));
  });
});

describe("POST batch", () => {
  it.each(["datas", "list"])("accepts the rows as %s and returns their ids in order", async (name) => {
    const { answer } = await send("POST", { [name]: [good, good] }, BATCH);
    expect(answer.data).toEqual({ ids: [40, 41] });
  });

  it.each([
    [[good, { name: "茶" }, {}], "dollar", 2],
    [[good, good, { ...good, count: "x" }], "count", 3],
    [[{ ...good, new_add_sub_lists: [{ id: 3 }, { id: "x" }] }], "id", 1],
  ])("names the first invalid row and its field: %#", async (datas, field, row) => {
    const { answer } = await send("POST", { datas }, BATCH);
    expect(answer.error_text).toEqual(refusedText({ field, row }));
  });

  it("names the row in every refusal by the rules", async () => {
    const params = { what: "ProductType", row: 2 };
    const { call } = fakeServer({ createProducts: refusing(new DomainError("NOT_FOUND", params)) });
    expect(await call("POST", BATCH, { body: { datas: [good, good] } })).toMatchObject({
      error_code: 2002,
      error_text: serverWording("cn").inRow(2, errorText("cn", "NOT_FOUND", params)),
    });
  });

  it("accepts 1 to 1000 rows", async () => {
    const count = async (length: number) =>
      (await send("POST", { datas: Array.from({ length }, () => good) }, BATCH)).answer.error_code;
    expect([await count(0), await count(1), await count(1000), await count(1001)]).toEqual([
      2001, 0, 0, 2001,
    ]);
  });
});

describe("PUT", () => {
  it("changes fields and types in its first form", async () => {
    const { answer, input } = await send("PUT", {
      id: "7",
      name: "煎茶",
      description: "",
      image: "",
      new_product_type_ids: [2],
      delete_product_type_ids: [3],
    });
    expect(answer.data).toEqual({ id: 7 });
    expect(input).toMatchObject({
      id: globalId("Product", 7),
      addTypeIds: [globalId("ProductType", 2)],
      removeTypeIds: [globalId("ProductType", 3)],
      setDiscounts: [],
      removeDiscountIds: [],
    });
    expect(given(input.details)).toEqual({ name: "煎茶", description: "" });
  });

  it("sets quantity ranges and removes discounts in its second form", async () => {
    const { input } = await send("PUT", {
      id: 7,
      new_add_sub_lists: [
        { id: 3, product_coupon: { min_count: "2", max_count: 5 }, name: "九折" },
        { id: 4, product_coupon: { min_count: "", max_count: "" } },
        { id: 5 },
      ],
      delete_add_sub_list_ids: [6],
    });
    expect(input.setDiscounts.map(given)).toEqual([
      { discountId: globalId("Discount", 3), minQuantity: "2", maxQuantity: "5" },
      { discountId: globalId("Discount", 4) },
      { discountId: globalId("Discount", 5) },
    ]);
    expect(input.removeDiscountIds).toEqual([globalId("Discount", 6)]);
    expect(given(input.details)).toEqual({});
  });

  it("accepts plain discount ids, of which those with a quantity range are not repeated", async () => {
    const { input } = await send("PUT", {
      id: 7,
      new_add_sub_list_codes: [3, 4],
      new_add_sub_lists: [{ id: 3, product_coupon: { min_count: 2 } }],
      delete_add_sub_list_codes: [5],
      delete_add_sub_list_ids: [6],
    });
    expect(input.setDiscounts.map(given)).toEqual([
      { discountId: globalId("Discount", 3), minQuantity: "2" },
    ]);
    expect(input).toMatchObject({ addDiscountIds: [globalId("Discount", 4)] });
    expect(input.removeDiscountIds).toEqual([globalId("Discount", 5), globalId("Discount", 6)]);
  });

  it.each([
    [1, "DISABLED"],
    [2, "ENABLED"],
    [3, "FROZEN"],
  ])("sets only the status %i in its third form", async (status, state) => {
    expect(given((await send("PUT", { id: 7, status })).input.details)).toEqual({ state });
  });

  it("treats empty lists as no change", async () => {
    const { answer, input } = await send("PUT", {
      id: 7,
      new_add_sub_lists: [],
      delete_add_sub_list_ids: [],
      new_product_type_ids: null,
    });
    expect(answer.error_code).toBe(0);
    expect(input).toMatchObject({ addTypeIds: [], setDiscounts: [], removeDiscountIds: [] });
  });

  it("names the invalid row of new_add_sub_lists, whether the bridge or GraphQL refuses it", async () => {
    const lists = [{ id: 3 }, { id: 4, product_coupon: { min_count: "x" } }];
    expect((await send("PUT", { id: 7, new_add_sub_lists: lists })).answer.error_text).toEqual(
      refusedText({ field: "min_count", row: 2 }),
    );
    const error = DomainError.of("INVALID_INPUT", { field: "maxQuantity" }, [
      "input",
      "setDiscounts",
      1,
      "maxQuantity",
    ]);
    const { call } = fakeServer({ updateProduct: refusing(error) });
    const body = { id: 7, new_add_sub_lists: [{ id: 3 }, { id: 4 }] };
    expect((await call("PUT", PATH, { body })).error_text).toEqual(
      refusedText({ field: "max_count", row: 2 }),
    );
  });

  it("requires an id", async () => {
    expect((await send("PUT", { status: 2 })).answer.error_text).toEqual(refusedText({ field: "id" }));
  });
});
