import { afterAll, beforeAll, expect, it } from "vitest";
import { globalId } from "../ids.ts";
import { customerRow, productWithVariants } from "../testing/fixtures.ts";
import { ADMIN, createTestContext, type TestContext } from "../testing/run.ts";

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
  await testContext.prisma.webhookEndpoint.create({
    data: {
      url: "https://example.com/hook",
      secret: "",
      kinds: ["PRODUCT_CREATED", "PRODUCT_CHANGED", "CUSTOMER_CHANGED"],
    },
  });
});
afterAll(() => testContext.close());

async function send(name: string, inputType: string, input: object, fields = "{ __typename }") {
  const document = `mutation ($input: ${inputType}!) { result: ${name}(input: $input) ${fields} }`;
  const { data, codes } = await testContext.run<{ result: { undoable: { id: string }[] } }>(
    document,
    { input },
    ADMIN,
  );
  expect(codes).toEqual([]);
  return data?.result.undoable ?? [];
}

/** A record that a write changes without editing it. */
interface Changed {
  entity: "Product" | "Customer" | "Order";
  id: number;
  write(): Promise<unknown>;
}

const cases: [title: string, prepare: () => Promise<Changed>][] = [
  [
    "a customer who was deleted and signs in again",
    async () => {
      const { id, lineUserId } = await customerRow(testContext.prisma);
      await send("deleteCustomers", "DeleteCustomersInput", { ids: [globalId("Customer", id)] }, "");
      const unverified = { lineUserId, name: "", key: "key" };
      return {
        entity: "Customer",
        id,
        write: () => send("logInCustomer", "LogInCustomerInput", { unverified }),
      };
    },
  ],
  [
    "a product of which a variant becomes cheaper",
    async () => {
      const { parent, variants } = await productWithVariants(testContext.prisma);
      const cheaper = { id: globalId("Product", variants[0]?.id ?? 0), details: { price: "80" } };
      return {
        entity: "Product",
        id: parent.id,
        write: () => send("updateProduct", "UpdateProductInput", cheaper),
      };
    },
  ],
  [
    "a variant that returns with its deleted product",
    async () => {
      const { parent, variants } = await productWithVariants(testContext.prisma);
      const products = { ids: [globalId("Product", parent.id)] };
      const fields = "{ undoable { id } }";
      const undoable = await send("discardProducts", "ProductsInput", { products }, fields);
      const ids = undoable.map(({ id }) => id);
      return {
        entity: "Product",
        id: variants[0]?.id ?? 0,
        write: () => send("undoChanges", "UndoChangesInput", { ids }),
      };
    },
  ],
];

it.each(cases)("the version in the event increases for %s", async (_title, prepare) => {
  const { entity, id, write } = await prepare();
  const versionOf = async () => {
    const [row] = await testContext.prisma.$queryRawUnsafe<[{ version: number }]>(
      `SELECT "version" FROM "${entity}" WHERE "id" = ${id}`,
    );
    return row.version;
  };
  const before = await versionOf();
  await testContext.prisma.webhookEvent.deleteMany();
  await write();
  const events = await testContext.prisma.webhookEvent.findMany({ where: { entity, entityId: id } });
  expect(events).toMatchObject([{ columns: { version: before + 1 } }]);
  expect(await versionOf()).toBe(before + 1);
});

it("a sign-in of a customer who exists is no change", async () => {
  const { id, lineUserId } = await customerRow(testContext.prisma);
  await testContext.prisma.webhookEvent.deleteMany();
  await send("logInCustomer", "LogInCustomerInput", { unverified: { lineUserId, name: "", key: "key" } });
  expect(await testContext.prisma.webhookEvent.count({ where: { entityId: id } })).toBe(0);
  expect(await testContext.prisma.customer.findUniqueOrThrow({ where: { id } })).toMatchObject({
    version: 1,
  });
});
