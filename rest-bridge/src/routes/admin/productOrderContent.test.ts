import { DomainError } from "@machiya/schema/domain/errors";
import { errorText } from "@machiya/schema/wording";
import { serverWording } from "@machiya/schema/wording/serverWording";
import { describe, expect, it } from "vitest";
import { fakeServer } from "../../testing/fakeServer.ts";
import { refusedText } from "../../testing/refusedText.ts";
import { connection, everything, orderLine, orderRow } from "../../testing/rows.ts";

const PATH = "/api/admin/product-order-content";
const line = { product_order_id: 31, product_id: 7, total_count: "2.5" };

describe("GET list", () => {
  const server = () =>
    fakeServer({ ...everything, orders: connection([{ ...orderRow(), lines: [1, 2, 3].map(orderLine) }]) });
  const products = (data: unknown) =>
    (data as { datas: { product_id: number }[] }).datas.map((row) => row.product_id);

  it("pages through the order's lines, newest first, with the true total past the end", async () => {
    const { call } = server();
    const first = await call("GET", `${PATH}/list?product_order_id=31&page=1&page_num=2`);
    expect(first.data).toMatchObject({ total_count: 3, page: 1 });
    expect(products(first.data)).toEqual([3, 2]);
    expect(products((await call("GET", `${PATH}/list?product_order_id=31&page=2&page_num=2`)).data)).toEqual([
      1,
    ]);
    expect((await call("GET", `${PATH}/list?product_order_id=31&page=3&page_num=2`)).data).toEqual({
      total_count: 3,
      page: 3,
      datas: [],
    });
  });

  it("is empty for an unknown order", async () => {
    const { call } = fakeServer({ orders: connection([]) });
    expect((await call("GET", `${PATH}/list?product_order_id=99`)).data).toEqual({
      total_count: 0,
      page: 1,
      datas: [],
    });
  });

  it("requires the order's number", async () => {
    expect((await server().call("GET", `${PATH}/list`)).error_text).toEqual(
      refusedText({ field: "product_order_id" }),
    );
  });
});

describe("The writes", () => {
  it("send GraphQL ids and a quantity as text with POST, and return the new id", async () => {
    const { call, variables } = fakeServer(everything);
    expect((await call("POST", PATH, { body: line })).data).toEqual({ id: 91 });
    expect(variables().input).toEqual({
      lines: [{ orderId: btoa("Order:31"), productId: btoa("Product:7"), quantity: "2.5" }],
    });
  });

  it("return the ids of a batch in order", async () => {
    const { call } = fakeServer(everything);
    expect((await call("POST", `${PATH}/batch`, { body: { datas: [line, line] } })).data).toEqual({
      ids: [91, 92],
    });
  });

  it("return the content's id with PUT", async () => {
    const { call } = fakeServer(everything);
    expect((await call("PUT", PATH, { body: { ...line, total_count: 3 } })).data).toEqual({ id: 97 });
  });

  it("accept product_ids in the query with DELETE, and return them", async () => {
    const { call, variables } = fakeServer(everything);
    expect((await call("DELETE", `${PATH}?product_ids=7&product_ids=8&product_order_id=31`)).data).toEqual({
      ids: [7, 8],
    });
    expect(variables().input).toEqual({
      orderId: btoa("Order:31"),
      productIds: [btoa("Product:7"), btoa("Product:8")],
    });
  });

  it.each([
    [{ ...line, total_count: "" }, "total_count"],
    [{ ...line, total_count: "1.123456" }, "total_count"],
    [{ ...line, product_id: "x" }, "product_id"],
    [{ product_id: 7, total_count: 1 }, "product_order_id"],
  ])("refuse %j and name %s", async (body, field) => {
    const { call } = fakeServer(everything);
    expect((await call("POST", PATH, { body })).error_text).toEqual(refusedText({ field }));
  });

  it("name the row of a batch in every refusal by the rules", async () => {
    const params = { products: ["抹茶"], row: 2 };
    const { call } = fakeServer({
      addOrderLines: () => {
        throw new DomainError("ALREADY_EXISTS", { ...params, what: "OrderLine" });
      },
    });
    const text = errorText("cn", "ALREADY_EXISTS", { ...params, what: "OrderLine" });
    expect(await call("POST", `${PATH}/batch`, { body: { datas: [line, line] } })).toMatchObject({
      error_code: 2004,
      error_text: serverWording("cn").inRow(2, text),
    });
    expect((await call("POST", PATH, { body: line })).error_text).toBe(text);
  });
});
