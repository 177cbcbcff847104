import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MAX_GRAPHQL_BYTES, MAX_STAFF_GRAPHQL_BYTES } from "./http/bodyLimit.ts";
import { clientOf } from "./http/client.ts";
import { createWebs } from "./pages/webs.ts";
import { createHandler, type HandlerParts } from "./server.ts";
import { tokensOf } from "./sessions/requestSessions.ts";
import { setLogLevel } from "./telemetry/log.ts";

setLogLevel("silent");
const ORIGIN = "http://shop.test";
const script = `console.log("${"machiya ".repeat(400)}")`;
let folder: string;
let webs: HandlerParts["webs"];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "machiya-webs-"));
  for (const web of ["console", "liff"]) {
    await mkdir(join(folder, web, `assets-${web}`), { recursive: true });
    await writeFile(join(folder, web, "index.html"), `<!doctype html><title>${web}</title>`);
    await writeFile(join(folder, web, `assets-${web}`, "main-abc123.js"), script);
  }
  await writeFile(join(folder, "console", "favicon.ico"), "icon");
  await writeFile(join(folder, "secret.txt"), "secret");
  const at = (web: string) => pathToFileURL(`${join(folder, web)}/`);
  webs = createWebs({ console: at("console"), liff: at("liff") });
});
afterAll(() => rm(folder, { recursive: true }));

function get(path: string, init: RequestInit = {}, parts: Partial<HandlerParts> = {}, secure = false) {
  const handler = createHandler({
    graphql: async (request) => Response.json({ length: (await request.text()).length }),
    rest: async () => Response.json({ error_code: 0, data: "x".repeat(2000) }),
    byToken: (_request, _entrypoint, answer) => answer(null),
    startLineLogin: () => new Response("to LINE"),
    lineWebhook: async () => new Response("from LINE"),
    images: async () => null,
    exports: async () => null,
    payments: async () => null,
    carriers: async () => null,
    standIns: async () => null,
    webs,
    configuration: async () => ({ liffId: null }),
    isReady: async () => true,
    metrics: async () => null,
    onResponse: () => {},
    workLimits: null,
    identify: async (request) => ({
      staff:
        tokensOf(request, ["staff"]).staff === null
          ? null
          : { id: 1, role: "ADMIN", mustChangePassword: false, sessionId: 1 },
      customer: null,
      token: null,
    }),
    corsOrigins: [],
    ...parts,
  });
  return handler(new Request(`${ORIGIN}${path}`, init), { address: "203.0.113.9", secure });
}
const page = { headers: { accept: "text/html,application/xhtml+xml,*/*;q=0.8" } };

describe("pages", () => {
  test.each(["/", "/orders", "/orders/7/lines", "/product-shows", "/product-show?mode=show"])(
    "%s serves the console, which is always revalidated",
    async (path) => {
      const response = await get(path, page);
      expect(await response.text()).toContain("console");
      expect(response.headers.get("cache-control")).toBe("no-cache");
      expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(response.headers.get("content-security-policy")).not.toContain("https://static.line-scdn.net");
    },
  );

  test.each([
    "/product-show",
    "/product-show/3",
    "/bot-order/",
    "/bot-order/orders/593",
    "/share",
    "/appointment-customer",
    "/appointmentlog-customer",
    "/?liff.state=%2Fshare",
    "/?liff.state=%2Fbot-order%2Forders%2F593",
    "/?liff.referrer=x",
    "/?code=1&liffClientId=2",
  ])("%s serves the customer pages, which may load LINE's script", async (path) => {
    const response = await get(path, page);
    expect(await response.text()).toContain("liff");
    expect(response.headers.get("content-security-policy")).toContain(
      "script-src 'self' https://static.line-scdn.net",
    );
  });

  test("a sign-in code without LIFF's client id belongs to the console", async () => {
    expect(await (await get("/?code=1", page)).text()).toContain("console");
  });

  test("that the browser has cached are answered with 304", async () => {
    const etag = (await get("/", page)).headers.get("etag") ?? "";
    const response = await get("/", { headers: { ...page.headers, "if-none-match": `W/"other", ${etag}` } });
    expect(response.status).toBe(304);
    expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  });

  test("that were never built are answered with 503", async () => {
    const nowhere = pathToFileURL(`${join(folder, "nowhere")}/`);
    const response = await get("/", page, { webs: createWebs({ console: nowhere, liff: nowhere }) });
    expect(response.status).toBe(503);
  });
});

describe("files", () => {
  test.each(["/assets-console/main-abc123.js", "/assets-liff/main-abc123.js"])(
    "%s is cached forever",
    async (path) => {
      const response = await get(path);
      expect(await response.text()).toBe(script);
      expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    },
  );

  test.each([
    ["br", "gzip, deflate, br", (bytes: Buffer) => brotliDecompressSync(bytes)],
    ["gzip", "gzip;q=0.5, br;q=0", (bytes: Buffer) => gunzipSync(bytes)],
  ])("travel as %s to who takes it", async (encoding, accepted, unpack) => {
    const response = await get("/assets-console/main-abc123.js", {
      headers: { "accept-encoding": accepted },
    });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(response.headers.get("vary")).toContain("accept-encoding");
    expect(unpack(Buffer.from(await response.arrayBuffer())).toString()).toBe(script);
  });

  test("beside the page are served and revalidated", async () => {
    const response = await get("/favicon.ico");
    expect(await response.text()).toBe("icon");
    expect(response.headers.get("cache-control")).toBe("no-cache");
  });

  test.each([
    "/assets-console/none.js",
    "/assets-console/..%2f..%2fsecret.txt",
    "/assets-console/%2e%2e/%2e%2e/secret.txt",
    "/assets-console/../../secret.txt",
    "/assets-console",
    "/assets-console/.env",
    "/secret.txt",
    "/nothing.png",
    "/.git/config",
  ])("%s is 404", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain("secret");
  });
});

describe("every response", () => {
  test.each(["/", "/graphql", "/api/x", "/livez", "/nothing.png", "/config.json"])(
    "%s carries the security headers",
    async (path) => {
      const { headers } = await get(path, {}, {}, true);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("permissions-policy")).toContain("camera=()");
      expect(headers.get("content-security-policy")).not.toBeNull();
      expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
      expect(headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
    },
  );

  test("sends HSTS only over https", async () => {
    expect((await get("/livez")).headers.has("strict-transport-security")).toBe(false);
  });

  test("to HEAD equals that to GET without the body", async () => {
    const response = await get("/livez", { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([200, ""]);
  });

  test("in JSON over a kilobyte is compressed and keeps each cookie, and a shorter one is not compressed", async () => {
    const cookies = new Headers([
      ["set-cookie", "a=1; Path=/"],
      ["set-cookie", "b=2; Expires=Thu, 01 Jan 2032 00:00:00 GMT"],
    ]);
    const rest = async () => Response.json("x".repeat(2000), { headers: cookies });
    const response = await get("/api/x", { headers: { "accept-encoding": "br" } }, { rest });
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(response.headers.getSetCookie()).toHaveLength(2);
    expect(
      JSON.parse(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()),
    ).toHaveLength(2000);
    const short = await get("/config.json", { headers: { "accept-encoding": "br" } });
    expect([short.headers.has("content-encoding"), await short.json()]).toEqual([false, { liffId: null }]);
  });

  test("that is an event stream is never buffered for compression", async () => {
    const body = new ReadableStream();
    const graphql = async () => new Response(body, { headers: { "content-type": "text/event-stream" } });
    const response = await get("/graphql", { headers: { "accept-encoding": "br" } }, { graphql });
    expect(response.body).toBe(body);
  });

  test("to an internal error is 500 without details", async () => {
    const rest = () => Promise.reject(new TypeError("the secret of the server"));
    const response = await get("/api/x", {}, { rest });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("secret");
  });
});

describe("requests", () => {
  test("to /graphql keep their client, also after their body was read", async () => {
    const graphql = async (request: Request) => Response.json(clientOf(request));
    const body = new Blob(["{}"]).stream();
    const streamed = { method: "POST", body, duplex: "half" } as RequestInit;
    expect(await (await get("/graphql", streamed, { graphql })).json()).toMatchObject({
      address: "203.0.113.9",
    });
  });

  test("to /graphql may be as large as the limit", async () => {
    const response = await get("/graphql", { method: "POST", body: "x".repeat(MAX_GRAPHQL_BYTES) });
    expect(await response.json()).toEqual({ length: MAX_GRAPHQL_BYTES });
  });

  test("to /graphql over the limit are refused with 413, with or without a Content-Length", async () => {
    const body = "x".repeat(MAX_GRAPHQL_BYTES + 1);
    const headers = { "content-length": String(body.length) };
    expect((await get("/graphql", { method: "POST", body, headers })).status).toBe(413);
    const stream = { method: "POST", body: new Blob([body]).stream(), duplex: "half" } as RequestInit;
    expect((await get("/graphql", stream)).status).toBe(413);
  });

  test("to /graphql may be larger with a staff session, because mutations upload images and tables", async () => {
    const headers = { cookie: "machiya_staff=x" };
    const most = await get("/graphql", {
      method: "POST",
      body: "x".repeat(MAX_STAFF_GRAPHQL_BYTES),
      headers,
    });
    expect(await most.json()).toEqual({ length: MAX_STAFF_GRAPHQL_BYTES });
    const more = await get("/graphql", {
      method: "POST",
      body: "x".repeat(MAX_STAFF_GRAPHQL_BYTES + 1),
      headers,
    });
    expect(more.status).toBe(413);
  });

  test("that write to a page are refused with 405", async () => {
    const response = await get("/orders", { method: "POST", body: "x" });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });

  test("under /api and /line are handled only by REST", async () => {
    const rest = async () => Response.json({ error_code: 2002 }, { status: 404 });
    for (const path of ["/api", "/api/nothing", "/line/nothing", "/line/"]) {
      expect(await (await get(path, page, { rest })).json(), path).toEqual({ error_code: 2002 });
    }
    expect(await (await get("/apix", page, { rest })).text()).toContain("console");
  });
});

describe("other sites", () => {
  const evil = { headers: { origin: "https://evil.test", "access-control-request-method": "POST" } };
  const corsOrigins = ["https://good.test"];

  test("receive no CORS headers, not even for a preflight request", async () => {
    for (const init of [evil, { ...evil, method: "OPTIONS" }]) {
      const response = await get("/livez", init, { corsOrigins });
      expect([...response.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
    }
  });

  test("that are listed may read and send", async () => {
    const good = { method: "OPTIONS", headers: { origin: "https://good.test" } };
    const response = await get("/api/x", good, { corsOrigins });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe("https://good.test");
    expect(response.headers.get("vary")).toContain("origin");
  });
});

describe("health", () => {
  test("/readyz reports whether the database is ready", async () => {
    expect((await get("/readyz")).status).toBe(200);
    expect((await get("/readyz", {}, { isReady: async () => false })).status).toBe(503);
  });

  test("/livez answers 200 even when the database is away", async () => {
    expect((await get("/livez", {}, { isReady: async () => false })).status).toBe(200);
  });

  test("paths that only end like a health check are pages", async () => {
    expect((await get("/x/livez", page)).headers.get("content-type")).toContain("html");
  });
});
