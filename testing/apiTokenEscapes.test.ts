import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setLogLevel } from "../api/src/telemetry/log.ts";
import { globalId } from "../schema/src/ids.ts";
import { appointmentRow, personRow, serviceRow } from "../schema/src/testing/bookingFixtures.ts";
import { customerRow, orderRow } from "../schema/src/testing/fixtures.ts";
import { type ApiTokenTestServer, openApiTokenTestServer } from "./servers/apiTokenTestServer.ts";

setLogLevel("silent");

let server: ApiTokenTestServer;
let customerId: number;

beforeAll(async () => {
  server = await openApiTokenTestServer();
  customerId = (await customerRow(server.prisma)).id;
  await orderRow(server.prisma, { customerId });
});
afterAll(() => server.close());

describe("a token without the scope cannot bypass it", () => {
  const rows = async () => {
    const service = await serviceRow(server.prisma);
    const person = await personRow(server.prisma, {
      skills: { create: { serviceId: service.id } },
      personnel: { create: { salary: 12_345, passportNumber: "P-12345" } },
    });
    const booked = await appointmentRow(server.prisma, {
      staffMemberId: person.id,
      serviceId: service.id,
      day: "2026-11-30",
      hour: 11,
    });
    await server.prisma.appointment.update({ where: { id: booked.id }, data: { customerId } });
    return { person: globalId("StaffMember", person.id), order: globalId("Order", 1) };
  };

  it.each([
    ["a nested object", "{ appointments(first: 1) { edges { node { customer { phone } } } } }"],
    ["an alias", "{ a: appointments(first: 1) { edges { node { b: customer { c: phone } } } } }"],
    [
      "a fragment",
      "{ appointments { edges { node { customer { ...C } } } } } fragment C on Customer { phone }",
    ],
    [
      "a fragment in a fragment",
      "{ ...Q } fragment Q on Query { appointments { edges { node { ...A } } } } " +
        "fragment A on Appointment { customer { ...C } } fragment C on Customer { phone }",
    ],
    ["an inline fragment", "{ node(id: $person) { ... on StaffMember { personnel { salary } } } }"],
    ["nodes", "{ nodes(ids: [$person]) { ... on StaffMember { username } } }"],
    ["node of a closed area", "{ node(id: $order) { ... on Order { buyerName } } }"],
    ["personal documents in a list", "{ staffMembers { edges { node { personnel { passportNumber } } } } }"],
    ["who may change the password", "{ staffMembers { edges { node { mustChangePassword } } } }"],
    ["the history", "{ appointments { edges { node { history { changes { after } } } } } }"],
    ["the creator's own record", "{ viewer { staffMember { personnel { salary } } } }"],
    ["another operation", `query A { services { totalCount } } query B { orders { totalCount } }`],
    [
      "a directive that includes a field",
      "{ services { totalCount } orders @include(if: true) { totalCount } }",
    ],
    [
      "a variable's default",
      "query ($no: Boolean = true) { services { totalCount } orders @include(if: $no) { totalCount } }",
    ],
    [
      "a second mutation",
      'mutation { deleteServices(input: { ids: ["x"] }) deleteStore(input: { id: "x" }) }',
    ],
  ])("through %s", async (_way, text) => {
    const { person, order } = await rows();
    const token = await server.token({ scopes: ["BOOKING_WRITE"] });
    const document = text.replace("$person", `"${person}"`).replace("$order", `"${order}"`);
    const operationName = document.startsWith("query A ") ? "A" : undefined;
    const { code, text: answer } = await server.graphql(token, { query: document, operationName });
    expect(code).toBe("FORBIDDEN");
    expect(answer).not.toMatch(/12345|"data":\{/);
  });

  it("does not reveal whether a row of another area exists", async () => {
    const { person, order } = await rows();
    const token = await server.token({ scopes: ["BOOKING_READ"] });
    const query = "query ($ids: [ID!]!) { nodes(ids: $ids) { id } }";
    const { text } = await server.graphql(token, query, { ids: [person, order, globalId("ApiToken", 1)] });
    expect(JSON.parse(text).data.nodes).toEqual([{ id: person }, null, null]);
  });

  it("does not return personal documents and pay over REST, although the rest of the record is open", async () => {
    const { person } = await rows();
    const token = await server.token({ scopes: ["BOOKING_READ"] });
    const id = atob(person).split(":")[1];
    const { code, text } = await server.rest(token, "GET", `/api/admin/employer?id=${id}`);
    expect(code).toBeNull();
    expect(JSON.parse(text).data).not.toHaveProperty("salary");
    expect(text).not.toContain("12345");
  });

  it("requires no scope for fields that a directive skips", async () => {
    const token = await server.token({ scopes: ["BOOKING_READ"] });
    const query = `query ($with: Boolean!) {
      services { totalCount } orders @include(if: $with) { totalCount } ...Q @skip(if: true)
    } fragment Q on Query { customers { totalCount } }`;
    expect((await server.graphql(token, query, { with: false })).code).toBeNull();
    expect((await server.graphql(token, query, { with: true })).code).toBe("FORBIDDEN");
  });
});
