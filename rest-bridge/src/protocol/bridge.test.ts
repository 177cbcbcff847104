import { DomainError } from "@machiya/schema/domain/errors";
import { errorText } from "@machiya/schema/wording";
import { serverWording } from "@machiya/schema/wording/serverWording";
import { describe, expect, it } from "vitest";
import { fakeServer, SIGNED_IN } from "../testing/fakeServer.ts";
import { refusedText } from "../testing/refusedText.ts";
import { connection, everything, staffMemberRow } from "../testing/rows.ts";

const ORDER = "/api/admin/product-order";

describe("The router", () => {
  it("ignores paths that are neither below /api nor below /line", async () => {
    const { request } = fakeServer();
    for (const path of ["/", "/graphql", "/apiary/x", "/lines", "/product-show"]) {
      expect(await request("GET", path)).toBeNull();
    }
  });

  it("returns 404 with the envelope for unknown paths", async () => {
    const { call } = fakeServer();
    for (const path of [
      "/api/",
      "/api/nothing",
      "/line/nothing",
      "/api/admin",
      "/api/admin/product-order/listing",
    ]) {
      expect(await call("GET", path)).toMatchObject({ status: 404, error_code: 2002, data: null });
    }
  });

  it("returns 405 with Allow for a known path with another method", async () => {
    const { call, operations } = fakeServer();
    const answer = await call("PATCH", ORDER);
    expect(answer).toMatchObject({ status: 405, error_code: 2001, data: null });
    expect(answer.headers.get("allow")).toBe("GET, HEAD, POST, PUT, DELETE");
    expect((await call("POST", "/line/user")).headers.get("allow")).toBe("GET, HEAD");
    expect((await call("POST", "/api/docs")).headers.get("allow")).toBe("GET, HEAD");
    expect(operations).toEqual([]);
  });

  it.each(["", "/", "//"])("ignores the trailing slash %j", async (slash) => {
    const { call } = fakeServer(everything);
    expect(await call("GET", `${ORDER}/list${slash}?page=1`)).toMatchObject({ status: 200, error_code: 0 });
  });

  it("handles HEAD as GET", async () => {
    const { request } = fakeServer(everything);
    expect((await request("HEAD", `${ORDER}/list`))?.status).toBe(200);
  });
});

describe("The envelope", () => {
  it("contains error_code 0, an empty text and the data", async () => {
    const { request } = fakeServer(everything);
    const response = await request("POST", "/api/auth/logout");
    expect(response?.status).toBe(200);
    expect(response?.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(response?.headers.get("cache-control")).toBe("no-store");
    expect(await response?.json()).toEqual({ error_code: 0, error_text: "", data: null });
  });

  it("returns a refusal by the rules with HTTP 200, its number and no data", async () => {
    const { call } = fakeServer({
      updateOrder: () => {
        throw new DomainError("ORDER_STATE_FORBIDS", { state: "COMPLETE" });
      },
    });
    expect(await call("PUT", ORDER, { body: { id: 3, status: 5 } })).toMatchObject({
      status: 200,
      error_code: 3003,
      error_text: errorText("cn", "ORDER_STATE_FORBIDS", { state: "COMPLETE" }),
      data: null,
    });
  });

  it("returns an internal error as 500 without details", async () => {
    const { call } = fakeServer({
      viewer: () => {
        throw new Error('relation "Order" does not exist');
      },
    });
    const answer = await call("GET", "/api/auth/user");
    expect(answer).toMatchObject({ status: 500, error_code: 5000, data: null });
    expect(answer.error_text).toBe(errorText("cn", "INTERNAL", {}));
  });

  it("reports an error of the bridge, and reveals nothing of it", async () => {
    const broken = { ...staffMemberRow, id: "not ours" };
    const { call, faults } = fakeServer({ viewer: { staffMember: broken } });
    expect(await call("GET", "/api/auth/user")).toMatchObject({ status: 500, error_code: 5000, data: null });
    expect(String(faults[0])).toContain("not ours");
  });

  it("passes on the cookies of sessions", async () => {
    const { call, cookies } = fakeServer(everything);
    cookies.append("set-cookie", "a=1; HttpOnly");
    cookies.append("set-cookie", "b=2; HttpOnly");
    const answer = await call("POST", "/api/auth/login", { body: { username: "admin", password: "x" } });
    expect(answer.headers.getSetCookie()).toEqual(["a=1; HttpOnly", "b=2; HttpOnly"]);
  });
});

describe("The language of error_text", () => {
  it.each([
    [{}, "cn"],
    [{ "accept-language": "ja-JP,en;q=0.8" }, "jp"],
    [{ "accept-language": "fr" }, "cn"],
    [{ cookie: "a=b; language=en", "accept-language": "ja" }, "en"],
    [{ cookie: "language=xx", "accept-language": "ja" }, "jp"],
    [{ "accept-language": "th-TH,en;q=0.8" }, "th"],
    [{ cookie: "language=th", "accept-language": "en" }, "th"],
  ] as const)("%j: %s", async (headers, language) => {
    const { call } = fakeServer();
    const refusal = await call("GET", "/api/auth/user", { headers });
    expect(refusal.error_text).toBe(errorText(language, "UNAUTHENTICATED", {}));
    expect((await call("GET", "/api/x", { headers })).error_text).toBe(
      serverWording(language).protocolFault.notFound,
    );
  });
});

describe("Access", () => {
  it("is refused without a session, and no document runs", async () => {
    const { call, operations } = fakeServer(everything);
    expect((await call("GET", ORDER, { headers: {} })).error_code).toBe(1001);
    expect((await call("GET", "/line/user", { headers: {} })).error_code).toBe(1001);
    expect(operations).toEqual([]);
  });

  it("is refused with the session of the other entrypoint", async () => {
    const { call } = fakeServer(everything);
    expect((await call("GET", ORDER, { headers: { session: "line" } })).error_code).toBe(1001);
    expect((await call("GET", "/line/user", { headers: { session: "admin" } })).error_code).toBe(1001);
  });

  it("uses only the entrypoint of the path", async () => {
    const { call, operations } = fakeServer(everything);
    await call("GET", "/api/auth/user");
    await call("GET", "/line/product/list");
    expect(operations.map(({ entrypoint }) => entrypoint)).toEqual(["admin", "line"]);
  });

  it("is refused with 1001 after the session has ended, whatever is sent", async () => {
    const { call } = fakeServer({ viewer: { staffMember: null, customer: null } });
    expect((await call("GET", "/api/auth/user")).error_code).toBe(1001);
    expect((await call("GET", "/line/user")).error_code).toBe(1001);
    expect((await call("PUT", ORDER, { body: {} })).error_code).toBe(1001);
    expect((await call("GET", "/line/user/product-order/list?page=0")).error_code).toBe(1001);
  });

  it("is refused with 1002 for role 3, before the input is validated", async () => {
    const { call } = fakeServer({ viewer: { staffMember: { ...staffMemberRow, role: "STAFF" } } });
    expect((await call("DELETE", ORDER, { body: {} })).error_code).toBe(1002);
  });
});

describe("The product header", () => {
  const body = { ids: [3] };

  it("is required for a change with a session: 1002, and nothing is done", async () => {
    const { call, operations } = fakeServer(everything);
    expect((await call("DELETE", ORDER, { headers: { session: "admin" }, body })).error_code).toBe(1002);
    expect((await call("POST", "/api/auth/logout", { headers: { session: "admin" } })).error_code).toBe(1002);
    expect(operations).toEqual([]);
  });

  it("may have any value", async () => {
    const { call } = fakeServer(everything);
    for (const product of ["", "x", "shop-admin"]) {
      const answer = await call("DELETE", ORDER, { headers: { session: "admin", product }, body });
      expect(answer.error_code).toBe(0);
    }
  });

  it("is not required for reads, nor for a login without a session", async () => {
    const { call } = fakeServer(everything);
    expect((await call("GET", `${ORDER}/list`, { headers: { session: "admin" } })).error_code).toBe(0);
    const login = { headers: {}, body: { username: "admin", password: "x" } };
    expect((await call("POST", "/api/auth/login", login)).error_code).toBe(0);
  });
});

describe("DELETE", () => {
  const ids = (server: ReturnType<typeof fakeServer>) =>
    (server.variables().input as { ids: string[] }).ids.map((id) => atob(id));

  it("reads its ids from the body", async () => {
    const server = fakeServer(everything);
    expect(await server.call("DELETE", ORDER, { body: { ids: [3, "4"] } })).toMatchObject({
      data: { ids: [3, 4] },
    });
    expect(ids(server)).toEqual(["Order:3", "Order:4"]);
  });

  it("reads its ids from repeated keys of the query", async () => {
    const server = fakeServer(everything);
    expect(await server.call("DELETE", `${ORDER}?ids=3&ids=4`)).toMatchObject({ data: { ids: [3, 4] } });
    expect(ids(server)).toEqual(["Order:3", "Order:4"]);
  });

  it("without ids is refused with 2001, which names them", async () => {
    const { call } = fakeServer(everything);
    for (const body of [{}, { ids: [] }, { ids: "" }, { ids: ["x"] }]) {
      expect(await call("DELETE", ORDER, { body })).toMatchObject({
        error_code: 2001,
        error_text: refusedText({ field: "ids" }),
      });
    }
  });
});

describe("Paging", () => {
  const list = (query: string) => {
    const server = fakeServer({ ...everything, orders: connection([], 57) });
    return server
      .call("GET", `${ORDER}/list?${query}`)
      .then((answer) => ({ answer, variables: server.variables() }));
  };
  const after = (offset: number) => btoa(`OffsetConnection:${offset}`);

  it.each([
    ["", 10, null, 1],
    ["page=&page_num=", 10, null, 1],
    ["page=1&page_num=25", 25, null, 1],
    ["page=2&page_num=25", 25, after(24), 2],
    ["page=3", 10, after(19), 3],
    ["page_num=1000", 1000, null, 1],
    ["page=999999999999&page_num=1000", 1000, after(999_997_999), 999_999_999_999],
  ])("%j requests %i rows after %s", async (query, first, cursor, page) => {
    const { answer, variables } = await list(query);
    expect(variables).toMatchObject({ first, after: cursor });
    expect(answer.data).toEqual({ total_count: 57, page, datas: [] });
  });

  it.each([
    ["page=0", "page"],
    ["page=-1", "page"],
    ["page=x", "page"],
    ["page=1.5", "page"],
    ["page_num=0", "page_num"],
    ["page_num=1001", "page_num"],
    ["page_num=ten", "page_num"],
  ])("%s is refused with 2001, which names %s", async (query, field) => {
    const { call } = fakeServer(everything);
    expect(await call("GET", `${ORDER}/list?${query}`, { headers: SIGNED_IN })).toMatchObject({
      status: 200,
      error_code: 2001,
      error_text: refusedText({ field }),
      data: null,
    });
  });
});
