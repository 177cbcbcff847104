import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { passwords } from "../api/src/sessions/password.ts";
import { setLogLevel } from "../api/src/telemetry/log.ts";
import { globalId } from "../schema/src/ids.ts";
import {
  type AuthorizationTestServer,
  handle,
  openAuthorizationTestServer,
  VIEWERS,
} from "./servers/authorizationTestServer.ts";

setLogLevel("silent");

let server: AuthorizationTestServer;
let adminId: number;
let personId: number;
beforeAll(async () => {
  server = await openAuthorizationTestServer();
  const passwordHash = await passwords.hash("a long password");
  ({ id: adminId } = await server.prisma.staffMember.update({
    where: { username: "admin" },
    data: { passwordHash },
  }));
  ({ staffMemberId: personId } = await server.prisma.personnelDetails.findFirstOrThrow());
});
afterAll(() => server.close());

const entries = (action: string) =>
  server.prisma.auditEntry.findMany({ where: { action }, orderBy: { id: "asc" } });

/** Signs in over https, with these cookies. */
async function logIn(cookie = ""): Promise<Response> {
  const request = new Request("https://shop.test/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json", cookie },
    body: JSON.stringify({
      query: "mutation ($input: LogInInput!) { logIn(input: $input) { staffMember { id } } }",
      variables: { input: { username: "admin", password: "a long password" } },
    }),
  });
  return server.application.handle(request, { address: "127.0.0.1", secure: true });
}

describe("GraphQL answers", () => {
  const query = "{ store { name } }";
  it.each(VIEWERS.filter((viewer) => viewer !== "anonymous"))(
    "with the session of %s are private",
    async (viewer) => {
      const response = await handle(server, viewer, "POST", "/graphql", { query });
      expect(response.headers.get("cache-control")).toBe("private, no-store");
    },
  );

  it("that open a session are private, and those without one are not marked", async () => {
    expect((await logIn()).headers.get("cache-control")).toBe("private, no-store");
    const anonymous = await handle(server, "anonymous", "POST", "/graphql", { query });
    expect(anonymous.headers.get("cache-control")).not.toBe("private, no-store");
  });
});

describe("A staff login over https", () => {
  it("sets a cookie that only this host can set, and replaces the old one", async () => {
    const cookies = (await logIn("machiya_staff=old")).headers.getSetCookie();
    expect(cookies).toEqual([
      expect.stringMatching(
        /^__Host-machiya_staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=604800; Secure$/,
      ),
      "machiya_staff=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure",
    ]);
  });

  it("writes an audit row, and a refused one does not", async () => {
    const before = (await entries("LOG_IN")).length;
    await logIn();
    await handle(server, "anonymous", "POST", "/graphql", {
      query: 'mutation { logIn(input: { username: "admin", password: "wrong" }) { staffMember { id } } }',
    });
    const rows = await entries("LOG_IN");
    expect(rows).toHaveLength(before + 1);
    expect(rows.at(-1)).toMatchObject({
      staffMemberId: adminId,
      subjectType: "StaffMember",
      subjectId: adminId,
    });
  });
});

describe("An export", () => {
  it("of personal data writes an audit row with its filter, and one without personal data does not", async () => {
    await handle(server, "admin", "GET", "/exports/orders.csv?state=OPEN");
    await handle(server, "admin", "GET", "/exports/products.csv");
    await handle(server, "staff", "GET", "/exports/orders.csv");
    for (const name of ["appointments", "customers", "staff-hours"])
      await handle(server, "admin", "GET", `/exports/${name}.csv`);
    const by = { staffMemberId: adminId, subjectId: adminId };
    expect(await entries("EXPORT")).toMatchObject([
      { ...by, after: { file: "orders.csv", filter: "state=OPEN" } },
      { ...by, after: { file: "appointments.csv" } },
      { ...by, after: { file: "customers.csv" } },
      { ...by, after: { file: "staff-hours.csv" } },
    ]);
  });
});

describe("A look at personnel papers", () => {
  const papers = {
    query: "query ($id: ID!) { node(id: $id) { ... on StaffMember { personnel { phone } } } }",
  };
  const look = (viewer: "admin" | "staff", id: number) =>
    handle(server, viewer, "POST", "/graphql", { ...papers, variables: { id: globalId("StaffMember", id) } });

  it("of another person writes one audit row within 15 minutes, over GraphQL and REST", async () => {
    await look("admin", personId);
    await look("admin", personId);
    await handle(server, "admin", "GET", `/api/admin/employer?id=${personId}`);
    expect(await entries("VIEW_PERSONNEL")).toMatchObject([
      { staffMemberId: adminId, subjectType: "StaffMember", subjectId: personId },
    ]);
  });

  it("that is refused, or of one's own papers, writes none", async () => {
    const before = (await entries("VIEW_PERSONNEL")).length;
    await server.prisma.personnelDetails.create({ data: { staffMemberId: adminId } });
    await look("staff", personId);
    await look("admin", adminId);
    expect(await entries("VIEW_PERSONNEL")).toHaveLength(before);
  });

  it("is shown to admins in the person's history", async () => {
    const query = `{ node(id: "${globalId("StaffMember", personId)}") { ... on StaffMember { history { action staffMember { username } } } } }`;
    const response = await handle(server, "admin", "POST", "/graphql", { query });
    expect(await response.json()).toMatchObject({
      data: { node: { history: [{ action: "VIEW_PERSONNEL", staffMember: { username: "admin" } }] } },
    });
  });
});
