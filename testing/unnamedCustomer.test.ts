import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, it } from "vitest";
import { setLogLevel } from "../api/src/telemetry/log.ts";
import { globalId } from "../schema/src/ids.ts";
import { CUSTOMER, ok, openRestShop, type RestShop } from "./servers/restShop.ts";

setLogLevel("silent");

/** LINE reveals the name of an account only with the customer's consent, so a customer may have none. */
let shop: RestShop;
let id: number;
beforeAll(async () => {
  shop = await openRestShop();
  await shop.prisma.store.update({ where: { id: 1 }, data: { notices: ["ORDER_RECEIVED"] } });
  const { customer } = shop.viewers;
  await ok(
    customer.rest("POST", "/line/login-frontend", { ...CUSTOMER, user_id: `U${"b".repeat(32)}`, name: "" }),
  );
  const row = await shop.prisma.customer.findFirstOrThrow({ where: { name: "" } });
  id = row.id;
});
afterAll(() => shop.close());

it("orders over REST, where the documented fields are empty texts", async () => {
  const { customer, admin } = shop.viewers;
  expect(await ok(customer.rest("GET", "/line/user"))).toEqual({ id, name: "", phone: "", is_block: false });
  await ok(
    customer.rest("POST", "/line/user/product-order", {
      orderer_phone: "0912345678",
      payment_method: 4,
      product_order_content: [{ product_id: shop.product, product_dollar: 120.5, total_count: 1 }],
    }),
  );
  const { datas } = await ok(
    admin.rest<{ datas: { orderer_name: string }[] }>("GET", "/api/admin/product-order/list"),
  );
  expect(datas).toMatchObject([{ orderer_name: "", orderer_phone: "0912345678" }]);
  const users = await ok(admin.rest<{ datas: object[] }>("GET", `/api/admin/line-user/list?id=${id}`));
  expect(users.datas).toMatchObject([{ id, name: "", phone: expect.any(String) }]);
});

it("orders over GraphQL, and is notified", async () => {
  const { data, code } = await shop.viewers.customer.graphql(
    "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { buyerName customer { name } } }",
    {
      input: {
        lines: [{ productId: globalId("Product", shop.product), quantity: "1", seenPrice: "120.5" }],
        buyerPhone: "0912345678",
        paymentMethod: "PAY_AT_STORE",
      },
    },
  );
  expect(code).toBeNull();
  expect(data).toEqual({ placeOrder: { buyerName: "", customer: { name: "" } } });
  expect(await shop.prisma.outboxMessage.count({ where: { customerId: id, kind: "ORDER_RECEIVED" } })).toBe(
    2,
  );
});

it("has an empty cell in the CSV export", async () => {
  const response = await shop.viewers.admin.fetch("/exports/orders.csv", {
    headers: { "accept-language": "en" },
  });
  const rows: Record<string, string>[] = parse(await response.text(), { bom: true, columns: true });
  expect(rows.map((row) => row.Buyer)).toEqual(["", ""]);
});

it("can be edited without a name, and gets the one of a later sign-in", async () => {
  const { admin, customer } = shop.viewers;
  const update = "mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { name note } }";
  const edit = (details: object) =>
    admin.graphql(update, { input: { id: globalId("Customer", id), details } });
  expect((await edit({ note: "常客" })).data).toEqual({ updateCustomer: { name: "", note: "常客" } });
  await ok(
    customer.rest("POST", "/line/login-frontend", {
      ...CUSTOMER,
      user_id: `U${"b".repeat(32)}`,
      name: "Mei",
    }),
  );
  expect(await shop.prisma.customer.findUnique({ where: { id } })).toMatchObject({ name: "Mei" });
  expect((await edit({ name: "" })).code).toBe("INVALID_INPUT");
});
