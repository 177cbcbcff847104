import { DomainError } from "@machiya/schema/domain/errors";
import { globalId } from "@machiya/schema/ids";
import { describe, expect, it } from "vitest";
import { fakeServer } from "../../testing/fakeServer.ts";
import { refusedText } from "../../testing/refusedText.ts";
import { connection, everything, orderRow } from "../../testing/rows.ts";

const PATH = "/api/admin/product-order";
const BATCH = "/api/admin/batch/product-order";

const refusing = (error: DomainError) => () => {
  throw error;
};

describe("GET one", () => {
  it("returns the order with REST names: numbers, decimals as strings, UTC, null for a missing date", async () => {
    const { call } = fakeServer(everything);
    expect((await call("GET", `${PATH}?id=31`)).data).toEqual({
      id: 31,
      orderer_name: "林小姐",
      orderer_phone: "0912",
      receiver_name: "",
      receiver_phone: "0912",
      delivery_date: null,
      predict_delivery_date: "2026-11-22T02:00:00.000Z",
      address: "台北",
      remark: "12345",
      source_of_order: 2,
      payment_status: 4,
      payment_method: 9,
      status: 3,
      created_at: "2026-11-21T02:00:00.000Z",
      total_count: "5",
      total_dollar: "600",
      total_settlement_dollar: "570",
      total_add_sub_dollar: "-30",
      product_order_add_sub_records: [{ add_sub_name: "滿五百", dollar: "-30" }],
      contents: [7, 8].map((product) => ({
        product_order_id: 31,
        product_id: product,
        total_count: "2.5",
        product_name: "抹茶",
        product_image_url: "/images/m.webp",
        dollar: "120",
      })),
      payment_provider: "",
      payment_channel: "",
      payments: [],
      line_user_user_id: 5,
    });
  });

  it("lists its payments with their refunds", async () => {
    const payment = {
      id: globalId("Payment", 3),
      provider: "ECPAY",
      kind: "TRANSFER",
      channel: "ATM",
      amount: "570",
      currency: "TWD",
      state: "CAPTURED",
      reference: "2411",
      receivedAt: "2026-11-21T03:00:00.000Z",
      refunds: [{ amount: "30", state: "PENDING", reason: "broken", doneAt: null }],
    };
    const row = { ...orderRow(), paymentProvider: "ECPAY", paymentChannel: "ATM", payments: [payment] };
    const { call } = fakeServer({ orders: connection([row]) });
    expect((await call("GET", `${PATH}?id=31`)).data).toMatchObject({
      payment_provider: "ECPAY",
      payment_channel: "ATM",
      payments: [
        {
          id: 3,
          provider: "ECPAY",
          kind: "TRANSFER",
          channel: "ATM",
          dollar: "570",
          currency: "TWD",
          state: "CAPTURED",
          reference: "2411",
          received_at: "2026-11-21T03:00:00.000Z",
          refunds: [{ dollar: "30", state: "PENDING", reason: "broken", done_at: null }],
        },
      ],
    });
  });

  it("has no line_user_user_id when staff entered the order", async () => {
    const { call } = fakeServer({ orders: connection([{ ...orderRow(), customer: null }]) });
    expect((await call("GET", `${PATH}?id=31`)).data).toMatchObject({ line_user_user_id: null });
  });

  it("without an id is refused with 2001", async () => {
    const { call } = fakeServer(everything);
    for (const query of ["", "?id=", "?id=0", "?id=x", "?id=1&id=2"]) {
      expect(await call("GET", `${PATH}${query}`)).toMatchObject({
        error_code: 2001,
        error_text: refusedText({ field: "id" }),
      });
    }
  });

  it("of an unknown order returns 2002, even for numbers that no row can have", async () => {
    const { call } = fakeServer({ orders: connection([]) });
    expect((await call("GET", `${PATH}?id=31`)).error_code).toBe(2002);
    expect((await call("GET", `${PATH}?id=99999999999`)).error_code).toBe(2002);
  });
});

describe("GET list", () => {
  it("passes on every filter", async () => {
    const { call, variables } = fakeServer(everything);
    const query = new URLSearchParams([
      ["id", "31"],
      ["id", "32"],
      ["orderer_name", " 林 "],
      ["receiver_name", "王"],
      ["delivery_date_begin", "2026-11-01"],
      ["delivery_date_end", "2026-11-30"],
      ["predict_delivery_date_begin", "2026-11-21T00:00:00+08:00"],
      ["status", "1"],
      ["status", "5"],
      ["payment_status", "2"],
      ["source_of_order", "3"],
      ["payment_method", "9"],
      ["remark", "急"],
    ]);
    const answer = await call("GET", `${PATH}/list?${query}`);
    expect(variables().filter).toEqual({
      numbers: [31, 32],
      buyerName: "林",
      recipientName: "王",
      deliveryDate: { from: "2026-11-01", to: "2026-11-30" },
      expectedDeliveryDate: { from: "2026-11-21T00:00:00+08:00" },
      states: ["ESTABLISHED", "CANCELLED"],
      paymentStates: ["PAID"],
      sources: ["MANUAL"],
      paymentMethodCodes: [9],
      note: "急",
    });
    expect(answer.data).toMatchObject({ total_count: 1, page: 1, datas: [{ id: 31, contents: [{}, {}] }] });
  });

  it("treats an empty filter as missing", async () => {
    const { call, variables } = fakeServer(everything);
    const names = ["id", "orderer_name", "delivery_date_begin", "status", "payment_method", "remark"];
    await call("GET", `${PATH}/list?${names.map((name) => `${name}=`).join("&")}`);
    expect(Object.values(variables().filter).filter((value) => value !== undefined)).toEqual([]);
  });

  it.each([
    ["status=6", "status"],
    ["id=x", "id"],
    ["delivery_date_begin=soon", "delivery_date_begin"],
    ["payment_method=40000", "payment_method"],
    ["orderer_name=a&orderer_name=b", "orderer_name"],
  ])("refuses %s with the REST name of the field", async (query, field) => {
    const { call } = fakeServer(everything);
    expect(await call("GET", `${PATH}/list?${query}`)).toMatchObject({
      error_code: 2001,
      error_text: refusedText({ field }),
    });
  });
});

describe("POST", () => {
  it("creates one order from the REST fields and ignores unknown ones", async () => {
    const { call, variables } = fakeServer(everything);
    const body = {
      orderer_name: " 林 ",
      orderer_phone: "0912",
      delivery_date: "",
      predict_delivery_date: "2026-11-22",
      source_of_order: "3",
      payment_status: 1,
      payment_method: 9,
      total_dollar: "1",
      status: 4,
      __proto__: null,
    };
    expect((await call("POST", PATH, { body })).data).toEqual({ id: 40 });
    expect(variables().input).toEqual({
      orders: [
        {
          buyerName: "林",
          buyerPhone: "0912",
          deliveryDate: null,
          expectedDeliveryDate: "2026-11-22",
          source: "MANUAL",
          paymentState: "UNPAID",
          paymentMethodCode: 9,
        },
      ],
    });
  });

  it("names GraphQL's field by its REST name, and no row", async () => {
    const error = DomainError.of("INVALID_INPUT", { field: "buyerPhone", row: 1 }, [
      "input",
      "orders",
      0,
      "buyerPhone",
    ]);
    const { call } = fakeServer({ createOrders: refusing(error) });
    expect(await call("POST", PATH, { body: {} })).toMatchObject({
      error_code: 2001,
      error_text: refusedText({ field: "orderer_phone" }),
    });
  });
});

describe("POST batch", () => {
  it.each(["datas", "list"])("accepts the rows as %s and returns their ids", async (name) => {
    const { call, variables } = fakeServer(everything);
    expect(
      (await call("POST", BATCH, { body: { [name]: [{ remark: "a" }, { remark: "b" }] } })).data,
    ).toEqual({
      ids: [40, 41],
    });
    expect(variables().input).toMatchObject({ orders: [{ note: "a" }, { note: "b" }] });
  });

  it("names the first invalid row, counted from 1, and the field", async () => {
    const { call, operations } = fakeServer(everything);
    const rows = [{}, { source_of_order: 7 }, { delivery_date: "x" }];
    const answer = await call("POST", BATCH, {
      headers: { product: "x", session: "admin", "accept-language": "en" },
      body: { datas: rows },
    });
    expect(answer).toMatchObject({
      error_code: 2001,
      error_text: "“source_of_order” in row 2: one of 1, 2, 3.",
    });
    expect(answer.error_text).toContain("row 2");
    expect(operations.filter(({ document }) => document.startsWith("mutation"))).toEqual([]);
  });

  it("names the row and field that GraphQL refuses", async () => {
    const error = DomainError.of("INVALID_INPUT", { field: "recipientName", row: 3 });
    const { call } = fakeServer({ createOrders: refusing(error) });
    expect((await call("POST", BATCH, { body: { datas: [{}, {}, {}] } })).error_text).toEqual(
      refusedText({ field: "receiver_name", row: 3 }),
    );
  });

  it("accepts 1 to 1000 rows", async () => {
    const { call } = fakeServer(everything);
    const send = (count: number) =>
      call("POST", BATCH, { body: { datas: Array.from({ length: count }, () => ({})) } });
    expect((await send(1000)).error_code).toBe(0);
    for (const count of [0, 1001]) {
      expect(await send(count)).toMatchObject({
        error_code: 2001,
        error_text: refusedText({ field: "datas" }),
      });
    }
  });

  it.each([{}, { datas: "x" }, { datas: { 0: {} } }])(
    "without a list of rows is refused with 2001: %j",
    async (body) => {
      const { call } = fakeServer(everything);
      expect((await call("POST", BATCH, { body })).error_code).toBe(2001);
    },
  );

  it("names the row that is not an object", async () => {
    const { call } = fakeServer(everything);
    expect((await call("POST", BATCH, { body: { datas: [{}, 3] } })).error_text).toEqual(
      refusedText({ field: "datas", row: 2 }),
    );
  });
});

describe("PUT", () => {
  const put = async (body: object) => {
    const server = fakeServer(everything);
    const answer = await server.call("PUT", PATH, { body });
    return { answer, input: server.variables().input as { id: string; details: object; state?: string } };
  };

  it("changes only the status, and leaves the rest unchanged", async () => {
    const { answer, input } = await put({ id: "31", status: 5 });
    expect(answer.data).toEqual({ id: 31 });
    expect(atob(input.id)).toBe("Order:31");
    expect(input.state).toBe("CANCELLED");
    expect(Object.values(input.details).filter((value) => value !== undefined)).toEqual([]);
  });

  it("changes only the payment_status", async () => {
    const { input } = await put({ id: 31, payment_status: 2 });
    expect(input).toMatchObject({ state: undefined, details: { paymentState: "PAID" } });
  });

  it('clears a text and a date with ""', async () => {
    const { input } = await put({ id: 31, remark: "", delivery_date: "" });
    expect(input.details).toMatchObject({ note: "", deliveryDate: null, expectedDeliveryDate: undefined });
  });

  it("requires an id", async () => {
    expect((await put({ status: 5 })).answer.error_text).toEqual(refusedText({ field: "id" }));
  });

  it("returns 2002 when the order does not exist", async () => {
    const { call } = fakeServer({ updateOrder: refusing(new DomainError("NOT_FOUND", { what: "Order" })) });
    expect((await call("PUT", PATH, { body: { id: 99_999_999_999, status: 2 } })).error_code).toBe(2002);
  });
});
