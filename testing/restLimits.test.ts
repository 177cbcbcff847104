import { request } from "node:http";
import { ORDER_TEXT_LENGTHS } from "@machiya/schema/domain/orders/orderFields";
import { MAX_LINES_PER_ORDER } from "@machiya/schema/domain/orders/stock";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openRestShop, type RestShop } from "./servers/restShop.ts";

let shop: RestShop;

beforeAll(async () => {
  shop = await openRestShop();
});

afterAll(() => shop.close());

interface Answer {
  status: number | undefined;
  body: { error_code: number; error_text: string; data: unknown };
}

const CHUNK = Buffer.alloc(64_000, "a");

/** Sends a body of this size, with its length announced or in chunks, and returns the response. */
function send(
  path: string,
  size: number,
  announced: boolean,
  cookie = shop.viewers.admin.cookie,
): Promise<Answer & { sent: number }> {
  const { hostname, port } = new URL(shop.viewers.admin.origin);
  let sent = 0;
  return new Promise((resolve, reject) => {
    const headers = {
      "content-type": "application/json",
      product: "machiya",
      cookie,
      ...(announced ? { "content-length": size } : { "transfer-encoding": "chunked" }),
    };
    const call = request({ hostname, port, path, method: "POST", headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        call.destroy();
        resolve({ sent, status: response.statusCode, body: JSON.parse(Buffer.concat(chunks).toString()) });
      });
      response.on("error", reject);
    });
    call.on("error", reject);
    function write(): void {
      while (sent < size) {
        const chunk = CHUNK.subarray(0, Math.min(CHUNK.length, size - sent));
        sent += chunk.length;
        if (!call.write(chunk)) {
          call.once("drain", write);
          return;
        }
      }
      call.end();
    }
    write();
  });
}

describe("POST /line/user/product-order", () => {
  it("accepts the largest order: 500 products, every documented field, every text at its maximum", async () => {
    const { prisma, viewers } = shop;
    const name = "茶".repeat(60);
    await prisma.product.createMany({
      data: Array.from({ length: MAX_LINES_PER_ORDER }, (_, index) => ({
        name: `${name} ${index}`,
        price: "1234567.12345",
        stock: "100000",
      })),
    });
    const products = await prisma.product.findMany({ where: { name: { startsWith: name } } });
    const body = JSON.stringify({
      orderer_name: "林".repeat(ORDER_TEXT_LENGTHS.buyerName),
      orderer_phone: "0".repeat(ORDER_TEXT_LENGTHS.buyerPhone),
      receiver_name: "林".repeat(ORDER_TEXT_LENGTHS.recipientName),
      receiver_phone: "0".repeat(ORDER_TEXT_LENGTHS.recipientPhone),
      address: "路".repeat(ORDER_TEXT_LENGTHS.address),
      remark: "備".repeat(ORDER_TEXT_LENGTHS.note),
      predict_delivery_date: "",
      delivery_date: "",
      payment_method: 4,
      payment_status: 2,
      source_of_order: 3,
      product_order_content: products.map(({ id, name: product_name }) => ({
        product_id: id,
        product_name,
        product_dollar: "1234567.12345",
        total_count: "1.12345",
        count: "100000",
        total_sub: "-12345",
        add_sub_lists: [{ dollar: "-12345" }],
      })),
    });
    expect(products).toHaveLength(MAX_LINES_PER_ORDER);
    expect(Buffer.byteLength(body)).toBeGreaterThan(150_000);
    const response = await viewers.customer.fetch("/line/user/product-order", {
      method: "POST",
      body,
      headers: { "content-type": "application/json", product: "line" },
    });
    expect(await response.json()).toMatchObject({ error_code: 0, data: { id: expect.any(Number) } });
    expect(response.status).toBe(200);
  });
});

describe.each([
  ["/api/admin/product-type", 2_000_000],
  ["/api/admin/product", 8_000_000],
  ["/api/admin/batch/product", 8_000_000],
  ["/api/admin/image-registry/batch", 8_000_000],
])("POST %s accepts %i bytes", (path, limit) => {
  it.each([true, false])("and reads all of them (length announced: %s)", async (announced) => {
    // The bytes are not JSON, which is reported after they are read.
    expect(await send(path, limit, announced)).toMatchObject({ status: 400, body: { error_code: 2001 } });
  });

  it.each([true, false])(
    "and refuses one more with the envelope (length announced: %s)",
    async (announced) => {
      expect(await send(path, limit + 1, announced)).toMatchObject({
        status: 413,
        body: { error_code: 2001, data: null },
      });
    },
  );

  it.each([true, false])("and refuses 30 MB more (length announced: %s)", async (announced) => {
    expect((await send(path, limit + 30_000_000, announced)).status).toBe(413);
  });
});

describe("a caller with an invented session", () => {
  it.each(["/api/admin/product", "/api/admin/product-type", "/line/user/product-order"])(
    "is refused before the body is read: POST %s",
    async (path) => {
      const invented = ["machiya_staff", "machiya_customer"].map((name) => `${name}=${"a".repeat(43)}`);
      const size = 7_000_000;
      const { status, body, sent } = await send(path, size, false, invented.join("; "));
      expect({ status, code: body.error_code }).toEqual({ status: 200, code: 1001 });
      expect(sent).toBeLessThan(size);
    },
  );
});
