import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROUTES } from "../rest-bridge/src/protocol/routes.ts";
import { ok, openRestShop, type RestShop } from "./servers/restShop.ts";

let shop: RestShop;
beforeAll(async () => {
  shop = await openRestShop();
});
afterAll(() => shop.close());

const UNKNOWN = 987_654;

/** Routes that delete a list of records by their IDs. */
const DELETES = ROUTES.filter(({ method, input }) => method === "DELETE" && "ids" in input.shape);

describe("a deletion of a list over REST that names an unknown record", () => {
  it("exists for every kind of record that the specification lists", () => {
    expect(DELETES.map(({ path }) => path)).toContain("/api/admin/block-list");
    expect(DELETES.map(({ path }) => path)).toContain("/api/admin/line-user");
    expect(DELETES.length).toBeGreaterThanOrEqual(10);
  });

  it.each(DELETES)("is refused with the record's number: $path", async ({ path }) => {
    const refused = await shop.viewers.admin.rest("DELETE", path, { ids: [UNKNOWN] });
    expect(refused).toMatchObject({ error_code: 2002, data: null });
    expect(refused.error_text).toContain(String(UNKNOWN));
  });
});

describe("an order that REST creates without lines", () => {
  const ORDER = "/api/admin/product-order";
  const draft = async () => (await ok(shop.viewers.admin.rest<{ id: number }>("POST", ORDER, {}))).id;

  it("is neither announced nor advanced before its first line", async () => {
    const id = await draft();
    const events = () => shop.prisma.webhookEvent.count();
    const before = await events();
    const advance = () => shop.viewers.admin.rest("PUT", ORDER, { id, status: 2 });
    expect((await advance()).error_code).toBe(3003);
    expect(await shop.prisma.order.findUniqueOrThrow({ where: { id } })).toMatchObject({
      state: "ESTABLISHED",
      draftOf: 1,
    });
    expect(await events()).toBe(before);
    const line = { product_order_id: id, product_id: shop.product, total_count: 1 };
    await ok(shop.viewers.admin.rest("POST", `${ORDER}-content`, line));
    expect(await shop.prisma.order.findUniqueOrThrow({ where: { id } })).toMatchObject({ draftOf: null });
    await ok(advance());
  });
});
