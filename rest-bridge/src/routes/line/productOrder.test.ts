import { DomainError } from "@machiya/schema/domain/errors";
import { errorText } from "@machiya/schema/wording";
import { describe, expect, it } from "vitest";
import { fakeServer, SIGNED_IN } from "../../testing/fakeServer.ts";
import { refusedText } from "../../testing/refusedText.ts";
import { everything, orderRow } from "../../testing/rows.ts";

const PATH = "/line/user/product-order";

/** The request of the documented screen with same-as-orderer checked (shop.md §5). */
const checkout = {
  orderer_name: "",
  orderer_phone: " 0912 ",
  receiver_name: "",
  receiver_phone: "0912",
  delivery_date: "2026-11-22T02:00:00Z",
  predict_delivery_date: "2026-11-22T02:00:00Z",
  address: "",
  remark: "12345 快",
  source_of_order: 3,
  payment_status: 2,
  payment_method: 3,
  product_order_content: [
    {
      product_id: 7,
      product_name: "假",
      product_dollar: "120",
      total_count: "2",
      count: "99",
      add_sub_lists: [{ dollar: "-1000" }],
      total_sub: "-1000",
    },
  ],
};

const place = async (body: object, headers: Record<string, string> = SIGNED_IN) => {
  const server = fakeServer(everything);
  const answer = await server.call("POST", `${PATH}/`, { headers, body });
  return { answer, server, input: server.variables()?.input as Record<string, unknown> | undefined };
};

describe("POST", () => {
  it("passes on the accepted fields, and no client claims about itself", async () => {
    const { answer, input } = await place(checkout);
    expect(answer.data).toEqual({ id: 31 });
    expect(input).toEqual({
      buyerName: "",
      buyerPhone: "0912",
      recipientName: "",
      recipientPhone: "0912",
      address: "",
      note: "12345 快",
      expectedDeliveryDate: "2026-11-22T02:00:00Z",
      paymentMethod: "BANK_TRANSFER",
      lines: [{ productId: btoa("Product:7"), quantity: "2", seenPrice: "120" }],
    });
  });

  it("passes on the pre-order that the customer saw", async () => {
    const content = { product_id: 7, product_dollar: "120", total_count: "2" };
    const seen = { ...content, pre_ordered_count: 1.5, expected_day: "2031-03-01" };
    const { input } = await place({ ...checkout, product_order_content: [seen] });
    expect(input?.lines).toMatchObject([{ seenPreOrdered: "1.5", seenExpectedDay: "2031-03-01" }]);
    const wrong = { ...content, expected_day: "2031-03-01T00:00:00Z" };
    const { answer } = await place({ ...checkout, product_order_content: [wrong] });
    expect(answer).toMatchObject({ error_code: 2001, error_text: expect.stringContaining("expected_day") });
  });

  it.each([
    [{ predict_delivery_date: "2026-11-23", delivery_date: "2026-11-24" }, "2026-11-23"],
    [{ predict_delivery_date: "", delivery_date: "2026-11-24" }, "2026-11-24"],
    [{ predict_delivery_date: "", delivery_date: "" }, undefined],
  ])("reads the delivery date from %j", async (dates, expected) => {
    expect((await place({ ...checkout, ...dates })).input?.expectedDeliveryDate).toBe(expected);
  });

  it.each([
    [undefined, "NONE"],
    ["", "NONE"],
    [4, "PAY_AT_STORE"],
    ["5", "CASH_ON_DELIVERY"],
    [77, "UNKNOWN"],
  ])(
    "passes on payment method %j, so that the rules decide whether it is offered",
    async (payment_method, expected) => {
      expect((await place({ ...checkout, payment_method })).input?.paymentMethod).toBe(expected);
    },
  );

  it("passes on the Idempotency-Key header", async () => {
    expect((await place(checkout, { ...SIGNED_IN, "idempotency-key": "abc" })).input?.idempotencyKey).toBe(
      "abc",
    );
    expect((await place(checkout)).input?.idempotencyKey).toBeUndefined();
  });

  it("accepts the session's own line_user_user_id, and refuses another one with 1002 before anything is ordered", async () => {
    expect((await place({ ...checkout, line_user_user_id: 5 })).answer.error_code).toBe(0);
    for (const line_user_user_id of [6, "6", `U${"a".repeat(32)}`]) {
      const { answer, server } = await place({ ...checkout, line_user_user_id });
      expect(answer).toMatchObject({ error_code: 1002, data: null });
      expect(server.operations.filter(({ document }) => document.startsWith("mutation"))).toEqual([]);
    }
  });

  it.each([
    [{ ...checkout, product_order_content: undefined }, { field: "product_order_content" }],
    [
      {
        ...checkout,
        product_order_content: [
          { product_id: 7, product_dollar: "1", total_count: "1" },
          { product_id: 7, total_count: 1 },
        ],
      },
      { field: "product_dollar", row: 2 },
    ],
    [{ ...checkout, orderer_phone: undefined }, { field: "orderer_phone" }],
    [{ ...checkout, product_order_content: [] }, { field: "product_order_content" }],
    [
      { ...checkout, product_order_content: Array.from({ length: 1001 }, () => 0) },
      { field: "product_order_content" },
    ],
    [{ ...checkout, predict_delivery_date: "soon" }, { field: "predict_delivery_date" }],
  ])("refuses an invalid input: %#", async (body, params) => {
    expect((await place(body)).answer).toMatchObject({
      error_code: 2001,
      error_text: refusedText(params),
    });
  });

  it.each([
    [
      DomainError.of("INVALID_INPUT", { field: "buyerPhone" }, ["input", "buyerPhone"]),
      2001,
      { field: "orderer_phone" },
    ],
    [DomainError.of("INVALID_INPUT", { field: "lines" }), 2001, { field: "product_order_content" }],
    [
      DomainError.of("INVALID_INPUT", { field: "quantity" }, ["input", "lines", 1, "quantity"]),
      2001,
      { field: "total_count", row: 2 },
    ],
    [new DomainError("OUT_OF_STOCK", { products: ["抹茶"] }), 3001, { products: ["抹茶"] }],
    [
      new DomainError("PRICE_CHANGED", { prices: [{ productId: "x", name: "抹茶", price: "130" }] }),
      3002,
      { prices: [{ productId: "x", name: "抹茶", price: "130" }] },
    ],
    [new DomainError("PRODUCT_NOT_ON_SALE", { products: ["抹茶"] }), 3004, { products: ["抹茶"] }],
    [new DomainError("DELIVERY_DATE_NOT_ALLOWED"), 3005, {}],
    [new DomainError("PAYMENT_METHOD_NOT_OFFERED"), 3006, {}],
    [new DomainError("BANK_CODE_REQUIRED"), 3007, {}],
    [new DomainError("CUSTOMER_BLOCKED"), 3009, {}],
  ])("returns refusals by the rules with REST names: %#", async (error, error_code, params) => {
    const { call } = fakeServer({
      placeOrder: () => {
        throw error;
      },
    });
    expect(await call("POST", PATH, { body: checkout })).toMatchObject({
      status: 200,
      error_code,
      error_text: errorText("cn", error.code, params),
    });
  });
});

describe("GET list", () => {
  it("returns the customer's own orders", async () => {
    const { call, variables } = fakeServer(everything);
    const query =
      "line_user_user_id=5&created_at_begin=2026-11-01&delivery_date_end=2026-11-30&receiver_name=王&status=1&status=2";
    expect((await call("GET", `${PATH}/list?${query}`)).data).toMatchObject({
      total_count: 1,
      page: 1,
      datas: [{ id: 31, line_user_user_id: 5 }],
    });
    expect(variables()).toMatchObject({
      filter: {
        createdAt: { from: "2026-11-01" },
        deliveryDate: { to: "2026-11-30" },
        recipientName: "王",
        states: ["ESTABLISHED", "IN_ACTION"],
      },
    });
  });

  it.each(["6", "0", "5x", `U${"a".repeat(32)}`])("refuses line_user_user_id %s with 1002", async (id) => {
    const { call } = fakeServer(everything);
    expect(await call("GET", `${PATH}/list?line_user_user_id=${id}`)).toMatchObject({
      error_code: 1002,
      data: null,
    });
    const contents = `/line/user/product-order-content/list?product_order_id=31&line_user_user_id=${id}`;
    expect(await call("GET", contents)).toMatchObject({ error_code: 1002, data: null });
  });
});

describe("GET contents", () => {
  it("pages through the lines of an own order, newest first", async () => {
    const { call, variables } = fakeServer(everything);
    const answer = await call(
      "GET",
      "/line/user/product-order-content/list?product_order_id=31&page_num=100",
    );
    expect(answer.data).toMatchObject({
      total_count: 2,
      page: 1,
      datas: [{ product_id: 8 }, { product_id: 7 }],
    });
    expect(variables().filter).toEqual({ numbers: [31] });
  });

  it("is empty for any other order", async () => {
    const { call } = fakeServer({ ...everything, myOrders: { totalCount: 0, edges: [] } });
    const answer = await call(
      "GET",
      `/line/user/product-order-content/list?product_order_id=${orderRow().number}`,
    );
    expect(answer.data).toEqual({ total_count: 0, page: 1, datas: [] });
  });
});
