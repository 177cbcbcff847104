import { serverWording } from "@machiya/schema/wording/serverWording";
import { describe, expect, it } from "vitest";
import { fakeServer } from "../testing/fakeServer.ts";
import { everything } from "../testing/rows.ts";
import {
  MAX_BODY_BYTES,
  MAX_CUSTOMER_BODY_BYTES,
  MAX_IMAGES_BODY_BYTES,
  readRouteInput,
} from "./readRequest.ts";
import { ROUTES } from "./routes.ts";

/** Without a cookie or Accept-Language, refusals are in Chinese. */
const errorTextOfTooLarge = serverWording("cn").protocolFault.tooLarge;

describe("A body", () => {
  const login = (body: string, type: string | undefined = "application/json") => {
    const headers: Record<string, string> = type === undefined ? {} : { "content-type": type };
    return fakeServer(everything).call("POST", "/api/auth/login", { headers, body });
  };
  const good = JSON.stringify({ username: "admin", password: "x" });

  it.each([
    "application/json",
    "application/json; charset=utf-8",
    "APPLICATION/JSON",
    "application/problem+json",
  ])("may be %s", async (type) => {
    expect((await login(good, type)).error_code).toBe(0);
  });

  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/jsonx",
  ])("of the type %s is refused with 415", async (type) => {
    expect(await login(good, type)).toMatchObject({ status: 415, error_code: 2001, data: null });
  });

  it.each(['{"username":', "nothing", "{'a':1}"])(
    "with malformed JSON is refused with 400: %s",
    async (body) => {
      expect(await login(body)).toMatchObject({ status: 400, error_code: 2001, data: null });
    },
  );

  it.each(["[]", "3", "null", '"text"'])("that is not an object is refused with 2001: %s", async (body) => {
    expect(await login(body)).toMatchObject({ status: 200, error_code: 2001 });
  });

  const pad = (size: number, fields: object) => {
    const empty = JSON.stringify({ ...fields, unknown: "" });
    return empty.replace('"unknown":""', `"unknown":"${"a".repeat(size - empty.length)}"`);
  };

  it("of staff may have 2 MB, and one byte more is refused with 413", async () => {
    const send = (size: number) =>
      fakeServer(everything).call("POST", "/api/admin/product-type", { body: pad(size, { name: "tea" }) });
    expect((await send(MAX_BODY_BYTES)).error_code).toBe(0);
    expect(await send(MAX_BODY_BYTES + 1)).toMatchObject({ status: 413, error_code: 2001, data: null });
  });

  it("without a session may have 256 kB, and one byte more is refused with 413", async () => {
    const send = (size: number) => login(pad(size, { username: "admin", password: "x" }));
    expect((await send(MAX_CUSTOMER_BODY_BYTES)).error_code).toBe(0);
    expect(await send(MAX_CUSTOMER_BODY_BYTES + 1)).toMatchObject({
      status: 413,
      error_code: 2001,
      data: null,
      error_text: errorTextOfTooLarge,
    });
  });

  it.each(
    ROUTES.filter(({ method, path }) => method !== "GET" && path.startsWith("/line/")).map(
      ({ method, path }) => [method, path] as const,
    ),
  )("of a customer may have 256 kB: %s %s", async (method, path) => {
    const send = (size: number) => fakeServer(everything).call(method, path, { body: pad(size, {}) });
    expect((await send(MAX_CUSTOMER_BODY_BYTES)).status).toBe(200);
    expect(await send(MAX_CUSTOMER_BODY_BYTES + 1)).toMatchObject({
      status: 413,
      error_code: 2001,
      data: null,
      error_text: errorTextOfTooLarge,
    });
  });

  it("may have 8 MB on routes that accept images, and one byte more is refused", async () => {
    const send = (path: string, size: number) => {
      const empty = JSON.stringify({ name: "x", dollar: "1", image: "" });
      const body = empty.replace('"image":""', `"image":"${"a".repeat(size - empty.length)}"`);
      return fakeServer(everything).call("POST", path, { body });
    };
    for (const path of ["/api/admin/product", "/api/admin/image-registry"]) {
      expect((await send(path, MAX_IMAGES_BODY_BYTES)).error_code).toBe(0);
      expect(await send(path, MAX_IMAGES_BODY_BYTES + 1)).toMatchObject({ status: 413, error_code: 2001 });
    }
    expect((await send("/api/admin/product-type", MAX_BODY_BYTES + 1)).status).toBe(413);
  });

  it("may be absent when no field is required", async () => {
    expect((await fakeServer(everything).call("POST", "/api/auth/logout")).error_code).toBe(0);
  });
});

describe("A refused field", () => {
  const REQUIRED = { kind: "REQUIRED" };
  const ID = { kind: "WHOLE_NUMBER", min: 1 };

  it.each([
    ["POST /api/auth/login", { username: "admin" }, "password", REQUIRED],
    ["POST /api/admin/service", { duration: 60 }, "name", REQUIRED],
    ["POST /api/admin/service", { name: "x", duration: null }, "duration", REQUIRED],
    ["POST /api/admin/service", { name: 5, duration: 60 }, "name", { kind: "TEXT" }],
    ["POST /api/admin/service/batch", { datas: [{ duration: 60 }] }, "name", REQUIRED],
    ["GET /api/admin/service", {}, "id", REQUIRED],
    ["GET /api/admin/service", { id: " " }, "id", REQUIRED],
    ["GET /api/admin/service", { id: "abc" }, "id", ID],
    ["DELETE /api/admin/service", {}, "ids", REQUIRED],
    ["DELETE /api/admin/service", { ids: [] }, "ids", REQUIRED],
    ["DELETE /api/admin/service", { ids: [""] }, "ids", REQUIRED],
    ["DELETE /api/admin/service", { ids: [1, "abc"] }, "ids", ID],
    ["GET /api/admin/service/list", { id: "abc" }, "id", ID],
    [
      "GET /line/user/product-order/list",
      { status: "9" },
      "status",
      { kind: "CHOICE", choices: [1, 2, 3, 4, 5] },
    ],
  ])("names its rule: %s %j", (name, fields, field, rule) => {
    const route = ROUTES.find(({ method, path }) => `${method} ${path}` === name);
    if (route === undefined) throw new Error(name);
    const read = readRouteInput(route, fields);
    expect("refusal" in read && read.refusal.params).toMatchObject({ field, rule });
  });
});
