import { globalId } from "@machiya/schema/ids";
import { afterAll, beforeAll, expect, it } from "vitest";
import { productWithVariants } from "../schema/src/testing/fixtures.ts";
import { ok, openRestShop, type RestShop } from "./servers/restShop.ts";

const CONTENT = "/api/admin/product-order-content";

let shop: RestShop;
let parent: number;
let variants: number[];
let order: number;

beforeAll(async () => {
  shop = await openRestShop();
  const made = await productWithVariants(shop.prisma, { name: "Shirt" });
  parent = made.parent.id;
  variants = made.variants.map(({ id }) => id);
  const prices = [{ price: 120, stock: 3 }, { offered: false }];
  for (const [index, data] of prices.entries())
    await shop.prisma.product.update({ where: { id: variants[index] ?? 0 }, data });
});
afterAll(() => shop.close());

it("a product lists its options and variants, and its documented fields are their lowest price and their stock", async () => {
  const found = await ok(shop.viewers.admin.rest("GET", `/api/admin/product?id=${parent}`));
  expect(found).toMatchObject({
    id: parent,
    name: "Shirt",
    dollar: "100",
    count: "23",
    options: [
      { name: "Color", values: ["Blue", "Red"] },
      { name: "Size", values: ["S", "M"] },
    ],
    variants: [
      { id: variants[0], option_values: ["Blue", "S"], dollar: "120", count: "3", status: 2 },
      { id: variants[1], status: 3 },
      { id: variants[2] },
      { id: variants[3] },
    ],
  });
  const list = await ok(
    shop.viewers.anonymous.rest<{ datas: { variants: unknown[] }[] }>("GET", "/line/product/list?name=Shirt"),
  );
  expect(list.datas.map((row) => row.variants.length)).toEqual([3]);
});

it("a change that sends back dollar and count as they were read is accepted, and any other is refused", async () => {
  const put = (body: object) => shop.viewers.admin.rest("PUT", "/api/admin/product", { id: parent, ...body });
  await ok(put({ dollar: "100", count: "23", description: "Cotton" }));
  for (const [field, value] of [
    ["dollar", "99"],
    ["count", "22"],
    ["count", "0"],
  ]) {
    const { error_code, error_text } = await put({ [field ?? ""]: value, description: "Wool" });
    expect([error_code, error_text]).toEqual([2001, expect.stringContaining(field ?? "")]);
  }
  const found = await ok(shop.viewers.admin.rest("GET", `/api/admin/product?id=${parent}`));
  expect(found).toMatchObject({ dollar: "100", count: "23", description: "Cotton" });
});

it("a product is out of stock when all of its variants on sale are", async () => {
  const sold = await productWithVariants(shop.prisma, { name: "Cap" }, 0);
  const count = async () =>
    (
      await ok(
        shop.viewers.anonymous.rest<{ datas: { count: string }[] }>("GET", "/line/product/list?name=Cap"),
      )
    ).datas[0]?.count;
  expect(await count()).toBe("0");
  await shop.prisma.product.update({ where: { id: sold.variants[3]?.id ?? 0 }, data: { stock: 1 } });
  expect(await count()).toBe("1");
});

it("a product without variants has neither field", async () => {
  const found = await ok(shop.viewers.admin.rest("GET", `/api/admin/product?id=${shop.product}`));
  expect(Object.keys(found as object)).not.toEqual(expect.arrayContaining(["options"]));
  expect(Object.keys(found as object)).not.toEqual(expect.arrayContaining(["variants"]));
});

it("a customer orders a variant by variant_id, and 2001 refuses the product alone", async () => {
  const place = (content: object) =>
    shop.viewers.customer.rest<{ id: number }>("POST", "/line/user/product-order", {
      orderer_phone: "0912345678",
      payment_method: 4,
      product_order_content: [{ product_id: parent, product_dollar: "100", total_count: "1", ...content }],
    });
  const unnamed = await place({});
  expect([unnamed.error_code, unnamed.error_text]).toEqual([2001, expect.stringContaining("variant_id")]);
  expect((await place({ product_id: shop.product, variant_id: variants[2] })).error_code).toBe(2001);
  order = (await ok(place({ variant_id: variants[2] }))).id;
  const list = await ok(
    shop.viewers.admin.rest<{ datas: unknown[] }>("GET", `${CONTENT}/list?product_order_id=${order}`),
  );
  expect(list.datas).toMatchObject([
    { product_id: parent, variant_id: variants[2], product_name: "Shirt – Red / S", dollar: "100" },
  ]);
});

it("a content is named by product_id until the order holds several of its variants", async () => {
  const change = (method: string, body: object) => shop.viewers.admin.rest(method, CONTENT, body);
  const line = { product_order_id: order, product_id: parent, total_count: "2" };
  expect((await change("PUT", line)).error_code).toBe(0);
  expect((await change("POST", line)).error_code).toBe(2001);
  expect((await change("POST", { ...line, variant_id: variants[3] })).error_code).toBe(0);
  expect((await change("PUT", line)).error_code).toBe(2001);
  expect((await change("PUT", { ...line, variant_id: variants[3], total_count: "3" })).error_code).toBe(0);
  const several = { product_order_id: order, product_ids: [parent] };
  expect((await change("DELETE", several)).error_code).toBe(2001);
  expect((await change("DELETE", { ...several, product_ids: [variants[3]] })).error_code).toBe(0);
  const { data } = await shop.viewers.admin.graphql<{ node: { stock: string } }>(
    "query ($id: ID!) { node(id: $id) { ... on Product { stock } } }",
    { id: globalId("Product", variants[3] ?? 0) },
  );
  expect(data?.node.stock).toBe("10");
});
