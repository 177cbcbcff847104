import { afterAll, beforeAll, expect, it } from "vitest";
import { ok, openRestShop, type RestShop } from "./servers/restShop.ts";

let shop: RestShop;
beforeAll(async () => {
  shop = await openRestShop();
});
afterAll(() => shop.close());

const place = (payment_method: number, more: object = {}) =>
  shop.viewers.customer.rest<{ id: number; payment_url?: string }>("POST", "/line/user/product-order", {
    orderer_phone: "0912345678",
    payment_method,
    ...more,
    product_order_content: [{ product_id: shop.product, product_dollar: "120.5", total_count: "1" }],
  });

it("payment method 2 is refused without a provider, and tells with one where the customer pays", async () => {
  expect((await place(2)).error_code).toBe(3006);
  await shop.prisma.paymentProviderSetting.create({
    data: {
      provider: "STRIPE",
      enabled: true,
      channels: ["CARD"],
      currency: "TWD",
      credentials: new Uint8Array(1),
      credentialsKeyId: "test",
    },
  });
  const { id, payment_url } = await ok(place(2));
  expect(payment_url).toBe(`/bot-order/orders/${id}`);
  for (const other of [place(4), place(3, { remark: "12345" })])
    expect(Object.keys(await ok(other))).toEqual(["id"]);
});
