import { schema } from "@machiya/schema";
import { globalId } from "@machiya/schema/ids";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setLogLevel } from "../api/src/telemetry/log.ts";
import { CANARY, foreignRows } from "./foreignRows.ts";
import {
  type AuthorizationTestServer,
  handle,
  openAuthorizationTestServer,
  type ViewerName,
} from "./servers/authorizationTestServer.ts";

type Rows = Awaited<ReturnType<typeof foreignRows>>;

setLogLevel("silent");

let server: AuthorizationTestServer;
let rows: Rows;

beforeAll(async () => {
  server = await openAuthorizationTestServer();
  rows = await foreignRows(server);
});
afterAll(() => server.close());

/** Returns the response's text, which must not contain other customers' data, and its data. */
async function ask<Data>(viewer: ViewerName, query: string, variables: object = {}) {
  const response = await handle(server, viewer, "POST", "/graphql", { query, variables });
  const text = await response.text();
  return { text, ...(JSON.parse(text) as { data: Data; errors?: { extensions: { code: string } }[] }) };
}

async function askRest(viewer: ViewerName, method: string, path: string) {
  const response = await handle(server, viewer, method, path);
  const text = await response.text();
  return { text, ...(JSON.parse(text) as { error_code: number; data: { datas?: unknown[] } | null }) };
}

const FIELDS = `__typename id
  ... on Order { number buyerName address lines { productName } } ... on OrderLine { productName }
  ... on Appointment { number customerName items { serviceName } } ... on AppointmentItem { serviceName }
  ... on Customer { name phone } ... on CustomerBlock { note } ... on Broadcast { text } ... on Image { name }
  ... on StoreClosure { note } ... on Product { name }`;
const NODES = `query ($ids: [ID!]!) { nodes(ids: $ids) { ${FIELDS} } }`;

const allIds = () => rows.kinds.flatMap((kind) => rows.idsOf(kind));
const STRANGERS = ["anonymous", "otherCustomer", "blocked", "dismissed"] as const;

describe("a thousand ids of other customers' rows", () => {
  it("are distinct, and admins can read all of them", async () => {
    expect(new Set(allIds()).size).toBe(1000);
    for (const kind of rows.kinds) {
      const { data } = await ask<{ nodes: ({ id: string } | null)[] }>("admin", NODES, {
        ids: rows.idsOf(kind),
      });
      expect(data.nodes.map((node) => node?.id)).toEqual(rows.idsOf(kind));
    }
  });

  it.each(STRANGERS)("return %s null through nodes(ids), as missing ids do", async (viewer) => {
    for (const kind of rows.kinds) {
      const { text } = await ask(viewer, NODES, { ids: rows.idsOf(kind) });
      expect(JSON.parse(text)).toEqual({ data: { nodes: rows.idsOf(kind).map(() => null) } });
    }
  });

  it.each(STRANGERS)("return %s null through node(id)", async (viewer) => {
    const ids = allIds();
    for (let from = 0; from < ids.length; from += 25) {
      const part = ids.slice(from, from + 25);
      const query = `{ ${part.map((id, index) => `n${index}: node(id: "${id}") { __typename id }`).join(" ")} }`;
      const { data } = await ask<Record<string, null>>(viewer, query);
      expect(Object.values(data)).toEqual(part.map(() => null));
    }
  });

  it("return staff of role 3 null for the admins' objects", async () => {
    for (const kind of ["Order", "OrderLine", "Customer", "CustomerBlock", "Broadcast", "Image"] as const) {
      const { text } = await ask("staff", NODES, { ids: rows.idsOf(kind) });
      expect(JSON.parse(text)).toEqual({ data: { nodes: rows.idsOf(kind).map(() => null) } });
    }
  });
});

describe("lists", () => {
  it.each(["otherCustomer", "blocked"] as const)("show %s only their own rows", async (viewer) => {
    const query = `query ($numbers: [Int!]) {
      myOrders(first: 100, filter: { numbers: $numbers }) { totalCount edges { node { id } } }
      myAppointments(first: 100) { edges { node { customerName } } } }`;
    for (const numbers of [null, rows.numbersOf("Order")]) {
      const { text } = await ask(viewer, query, { numbers });
      expect(text).toContain('"myOrders":{"totalCount":0,"edges":[]}');
      expect(text).not.toContain(CANARY);
    }
  });

  it.each(STRANGERS)("show %s no product that is not on sale", async (viewer) => {
    expect((await ask(viewer, "{ products(first: 100) { edges { node { name } } } }")).text).not.toContain(
      CANARY,
    );
  });

  it.each(STRANGERS)("for staff are closed to %s, with and without filters", async (viewer) => {
    const ids = rows.idsOf("Customer");
    const lists = [
      "orders(first: 100, filter: { customerIds: $ids })",
      "customers(first: 100, filter: { ids: $ids })",
      "customerBlocks(first: 100, customerIds: $ids)",
      "appointments(first: 100, filter: { customerIds: $ids })",
    ];
    for (const list of lists) {
      const { text, errors } = await ask(viewer, `query ($ids: [ID!]!) { ${list} { totalCount } }`, { ids });
      expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
      expect(text).not.toContain("totalCount");
    }
  });
});

describe("customers' writes and routes", () => {
  it("treat other customers' appointments as NOT_FOUND and leave them unchanged", async () => {
    const before = await server.prisma.appointment.findMany({ orderBy: { id: "asc" } });
    for (const id of rows.idsOf("Appointment")) {
      const { errors } = await ask(
        "otherCustomer",
        `mutation ($id: ID!) { cancelMyAppointment(input: { id: $id }) { id } }`,
        { id },
      );
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(["NOT_FOUND"]);
    }
    expect(await server.prisma.appointment.findMany({ orderBy: { id: "asc" } })).toEqual(before);
  });

  const isForCustomers = ({ pothosOptions }: { pothosOptions?: unknown }) =>
    (pothosOptions as { authScopes?: { customer?: boolean } } | undefined)?.authScopes?.customer === true;
  /** Every mutation of customers that takes the ID of a record, with the kinds of the IDs. */
  const MUTATIONS: Readonly<
    Record<string, { kind: "Order" | "Appointment"; input: (id: string) => object }>
  > = {
    cancelMyAppointment: { kind: "Appointment", input: (id) => ({ id }) },
    moveMyAppointment: {
      kind: "Appointment",
      input: (id) => ({ id, startsAt: "2027-01-05T02:00:00Z" }),
    },
    cancelMyOrder: { kind: "Order", input: (orderId) => ({ orderId }) },
    reportMyPayment: { kind: "Order", input: (orderId) => ({ orderId, digits: "12345" }) },
    startPayment: { kind: "Order", input: (orderId) => ({ orderId, provider: "STRIPE", channel: "CARD" }) },
  };
  /** Those that name only what everybody sees: products, services, staff, and shipping methods. */
  const OF_THE_CATALOG = ["bookAppointment", "placeOrder", "requestStockNotice", "withdrawStockNotice"];

  it("are all known to the next case", () => {
    const names = Object.entries(schema.getMutationType()?.getFields() ?? {}).flatMap(([name, field]) =>
      isForCustomers(field.extensions) ? [name] : [],
    );
    expect(names.toSorted()).toEqual([...Object.keys(MUTATIONS), ...OF_THE_CATALOG].toSorted());
  });

  it.each(Object.entries(MUTATIONS))(
    "of %s answer foreign and absent records alike",
    async (name, { kind, input }) => {
      const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
      const query = `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`;
      const [foreign = ""] = rows.idsOf(kind);
      const answers = [];
      for (const id of [foreign, globalId(kind, 88_888_888)])
        answers.push((await ask("otherCustomer", query, { input: input(id) })).text);
      expect(answers[0]).toContain("NOT_FOUND");
      expect(answers[1]).toBe(answers[0]);
    },
  );

  it("refuse payment reports for other customers' orders as NOT_FOUND and leave them unchanged", async () => {
    const before = await server.prisma.order.findMany({ orderBy: { id: "asc" } });
    for (const id of rows.idsOf("Order")) {
      const { errors } = await ask(
        "otherCustomer",
        `mutation ($id: ID!) { reportMyPayment(input: { orderId: $id, digits: "12345" }) { id } }`,
        { id },
      );
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(["NOT_FOUND"]);
    }
    expect(await server.prisma.order.findMany({ orderBy: { id: "asc" } })).toEqual(before);
  });

  it("show no line of another customer's order", async () => {
    for (const number of rows.numbersOf("Order")) {
      const path = `/line/user/product-order-content/list?product_order_id=${number}&page_num=100`;
      const { text, data } = await askRest("otherCustomer", "GET", path);
      expect(data?.datas ?? []).toEqual([]);
      expect(text).not.toContain(CANARY);
    }
  });

  it("list only the customer's own rows, whichever customer is named", async () => {
    for (const path of ["/line/user/product-order/list", "/line/user/appointment/list"]) {
      const own = await askRest("otherCustomer", "GET", `${path}?page_num=1000`);
      expect(own).toMatchObject({ error_code: 0, data: { datas: [] } });
      const foreign = `line_user_user_id=${server.customers.customer}&page_num=1000`;
      const { data } = await askRest("otherCustomer", "GET", `${path}?${foreign}`);
      expect(data?.datas ?? []).toEqual([]);
    }
  });

  it.each(["product-order", "line-user", "image-registry", "product"])(
    "of the console return a %s to admins only",
    async (resource) => {
      const kind = { "product-order": "Order", "line-user": "Customer", "image-registry": "Image" }[resource];
      const ids = rows.numbersOf((kind ?? "Product") as "Order");
      for (const viewer of [...STRANGERS, "staff"] as const) {
        const { error_code, data } = await askRest(viewer, "GET", `/api/admin/${resource}?id=${ids[0]}`);
        expect([error_code, data]).toEqual([viewer === "staff" ? 1002 : 1001, null]);
      }
    },
  );
});
