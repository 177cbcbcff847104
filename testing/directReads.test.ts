import { readFile } from "node:fs/promises";
import type { Viewer } from "@machiya/schema/context";
import { compileDirectRead, type DirectType, TYPES, viewerOfDirectReads } from "@machiya/schema/directReads";
import { globalId, offsetCursor } from "@machiya/schema/ids";
import { parse, print, validate } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readPrimary } from "../api/src/database/replica.ts";
import { createDirectReads } from "../api/src/graphql/directReads.ts";
import { DOCUMENTS } from "../bench/documents.ts";
import { ROUTES } from "../rest-bridge/src/routes.ts";
import { schema } from "../schema/src/schema.ts";
import { ADMIN, ANONYMOUS, customer, type House, openHouse, staff } from "../schema/src/testing/run.ts";
import { fillShop } from "./filledShop.ts";

const ROWS = 60;

let house: House;
beforeAll(async () => {
  house = await openHouse({ empty: true });
  await fillShop(house.url, { rows: ROWS, few: 6, each: 3 });
  await house.prisma.$executeRawUnsafe(`UPDATE "Discount" SET state = 'FROZEN' WHERE id % 3 = 0`);
  await house.prisma.$executeRawUnsafe(
    `UPDATE "Discount" SET amount = NULL, multiplier = 0.9 WHERE id % 2 = 0`,
  );
  await house.prisma.$executeRawUnsafe(`UPDATE "Product" SET "deletedAt" = now() WHERE id % 7 = 0`);
  await house.prisma.$executeRawUnsafe(
    `UPDATE "Product" SET state = 'FROZEN', "imageHash" = NULL WHERE id % 5 = 0`,
  );
  await house.prisma.$executeRawUnsafe(
    `UPDATE "Product" SET price = 0.00001 * id, stock = 1000000 + id, name = 'quoted "name" \\ 名前 ' || chr(10) || id WHERE id % 4 = 0`,
  );
  await house.prisma.$executeRawUnsafe(
    `UPDATE "Order" SET "customerId" = NULL, "deliveryDate" = NULL, total = 12.34, "createdAt" = '2026-02-28T23:59:59.999Z' WHERE id % 6 = 0`,
  );
});
afterAll(() => house?.close());

const VIEWERS: [string, Viewer][] = [
  ["admin", ADMIN],
  ["staff of role 3", staff(2, "STAFF")],
  ["a customer", customer(1)],
  ["nobody", ANONYMOUS],
];

/** What a page may be asked with; unknown variables are nobody's. */
const PAGES: Record<string, unknown>[] = [
  {},
  { first: 7 },
  { first: 1, after: "", filter: {} },
  { first: 20, after: offsetCursor(4), count: 20, cursor: offsetCursor(4) },
  { first: 20, after: offsetCursor(50), count: 100, filter: { states: null, createdAt: undefined } },
  { first: 10, after: offsetCursor(9_999) },
];

/** The data as the one statement gives it; null: it is left to the resolvers. */
async function directly(text: string, variables: Record<string, unknown>, viewer: Viewer) {
  const kind = viewerOfDirectReads(viewer);
  const question = kind && compileDirectRead(parse(text), kind)?.(variables, 100);
  if (!question) return null;
  const data = await createDirectReads().answer(question, readPrimary(house.prisma));
  return data === null ? null : JSON.parse(data);
}

/** Asks both ways; answers how often there were two answers. */
async function compare(text: string, variables: Record<string, unknown>[]): Promise<number> {
  let compared = 0;
  for (const [name, viewer] of VIEWERS)
    for (const given of variables) {
      const direct = await directly(text, given, viewer);
      if (direct === null) continue;
      const { data, messages } = await house.run(text, given, viewer);
      expect(messages, `${name} ${JSON.stringify(given)}`).toEqual([]);
      expect(JSON.stringify(direct), `${name} ${JSON.stringify(given)}`).toBe(JSON.stringify(data));
      compared += 1;
    }
  return compared;
}

/** A selection of all that is known of a type, `depth` objects deep. */
function everything({ fields }: DirectType, depth = 2): string {
  const names = Object.entries(fields).map(([name, field]) => {
    if (field.kind !== "value")
      return depth === 0 ? "" : `${name} { ${everything(field.type(), depth - 1)} }`;
    return name === "imageUrl" ? "imageUrl card: imageUrl(variant: CARD)" : name;
  });
  return ["__typename", ...names].join(" ");
}

const PAGE =
  "totalCount pageInfo { startCursor endCursor hasNextPage hasPreviousPage } pageCursors { first { cursor page isCurrent } last { page cursor } previous { page } next { cursor } around { isCurrent page cursor __typename } }";
const list = (name: string, type: DirectType, filter: string) =>
  `query All($first: Int, $after: String, $filter: ${filter}) { shown: ${name}(first: $first, after: $after, filter: $filter) { ${PAGE} edges { cursor node { ${everything(type)} } __typename } __typename } }`;

describe("what one statement answers is what the resolvers answer", () => {
  it("of every field that it knows, page by page", async () => {
    const orders = list("orders", TYPES.order, "OrderFilter");
    const products = list("products", TYPES.product, "ProductFilter");
    for (const text of [orders, products]) expect(validate(schema, parse(text))).toEqual([]);
    const asked = (name: string, of: unknown[][]) => [
      ...PAGES,
      ...of.map((rows) => ({ filter: { [name]: rows } })),
      { first: 1, filter: { [name]: of[0]?.slice(0, 1) } },
      { first: 1, after: offsetCursor(0), filter: { [name]: of[0]?.slice(0, 1) } },
    ];
    expect(await compare(orders, asked("numbers", [[3, 6, 6, -1, 999], [4], [999], [-1]]))).toBe(12);
    const ids = [[1, 5, 7, 8, 999], ...[1, 5, 7, 8, 999].map((id) => [id])].map((some) =>
      some.map((id) => globalId("Product", id)),
    );
    expect(await compare(products, asked("ids", ids))).toBe(52);
  });

  it("of an order by its id", async () => {
    const text = `query One($id: ID!) { it: node(id: $id) { id __typename ... on Order { ${everything(TYPES.order)} } ... on Product { name } } }`;
    const ids = [1, 6, ROWS].map((id) => ({ id: globalId("Order", id) }));
    const others = [globalId("Order", 999), globalId("Product", 1), "nothing"].map((id) => ({ id }));
    expect(await compare(text, [...ids, ...others])).toBe(3);
  });

  it("of every document of the pages, of REST and of the benchmark", async () => {
    const texts: string[] = [
      ...Object.values(DOCUMENTS),
      ...ROUTES.flatMap(({ documents }) => documents.map((one) => print(one))),
    ];
    for (const web of ["web-admin", "web-liff"])
      texts.push(
        ...Object.values<string>(JSON.parse(await readFile(`${web}/persisted_queries.json`, "utf8"))),
      );
    const variables = [...PAGES, { first: 1, filter: { numbers: [4] } }, { id: globalId("Order", 2) }];
    const compared: Record<string, number> = {};
    for (const text of texts) {
      const count = await compare(text, variables);
      const [, name = "?"] = /^\s*query (\w+)/.exec(text) ?? [];
      if (count > 0) compared[name] = count;
    }
    expect(Object.keys(compared).sort()).toMatchInlineSnapshot(`
      [
        "BenchOrder",
        "BenchOrderLines",
        "BenchOrderRows",
        "BenchOrders",
        "BenchStorefront",
        "BenchStorefrontRows",
        "OpenDiscountQuery",
        "OpenImageQuery",
        "OpenProductTypeQuery",
        "OpenServiceQuery",
        "OpenShiftTemplateQuery",
        "OpenStoreQuery",
        "PickerProductsMoreQuery",
        "PickerProductsQuery",
        "ProductListPaginationQuery",
        "RestOneOrder",
        "RestOrderLines",
        "RestOrders",
        "RestProducts",
      ]
    `);
  });
});

describe("it leaves to the resolvers", () => {
  const page = (args: string, fields = "totalCount") => `{ products(${args}) { ${fields} } }`;
  it.each([
    [page("first: 0")],
    [page("first: 101")],
    [page("last: 3")],
    [page('first: 3, before: "x"')],
    [page('first: 3, after: "x"')],
    [page('filter: { name: "a" }')],
    [page("filter: { topPick: false }")],
    [page('filter: { ids: ["nothing"] }')],
    [page("first: 3", "edges { node { name toggledState } }")],
    [page("first: 3", "edges { node { name @skip(if: false) } }")],
    ["{ products { totalCount } store { name } }"],
    ["{ productTypes { totalCount } }"],
    ["mutation { logOut { id } }"],
    ["query A { products { totalCount } } query B { products { totalCount } }"],
  ])("%s", async (text) => {
    expect(await directly(text, {}, ADMIN)).toBeNull();
  });

  it("orders for others than admins, and all that an API token asks", async () => {
    for (const [, viewer] of VIEWERS.slice(1))
      expect(await directly("{ orders { totalCount } }", {}, viewer)).toBeNull();
    const byToken: Viewer = { ...ADMIN, token: { id: 1, scopes: ["ORDERS_READ"], expiresAt: null } as never };
    expect(await directly("{ orders { totalCount } }", {}, byToken)).toBeNull();
    const unready = staff(1);
    if (unready.staff !== null) unready.staff.mustChangePassword = true;
    expect(await directly("{ orders { totalCount } }", {}, unready)).toBeNull();
  });
});
