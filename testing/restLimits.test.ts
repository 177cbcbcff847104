import { request } from "node:http";
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
function send(path: string, size: number, announced: boolean): Promise<Answer> {
  const { hostname, port } = new URL(shop.viewers.admin.origin);
  return new Promise((resolve, reject) => {
    const headers = {
      "content-type": "application/json",
      product: "machiya",
      cookie: shop.viewers.admin.cookie,
      ...(announced ? { "content-length": size } : { "transfer-encoding": "chunked" }),
    };
    const call = request({ hostname, port, path, method: "POST", headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        call.destroy();
        resolve({ status: response.statusCode, body: JSON.parse(Buffer.concat(chunks).toString()) });
      });
      response.on("error", reject);
    });
    call.on("error", reject);
    let sent = 0;
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
