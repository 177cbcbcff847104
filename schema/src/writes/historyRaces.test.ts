import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { globalId } from "../ids.ts";
import { personRow, serviceRow } from "../testing/bookingFixtures.ts";
import { product } from "../testing/fixtures.ts";
import { ADMIN, createTestContext, type TestContext } from "../testing/run.ts";

const DELETE_PRODUCT = "mutation ($id: ID!) { deleteProducts(input: { ids: [$id] }) }";
const RENAME_STAFF =
  'mutation ($id: ID!) { updateStaffMember(input: { id: $id, details: { name: "改名" } }) { name } }';
const WAITING_FOR_TABLE = `SELECT FROM pg_locks WHERE locktype = 'relation' AND NOT granted
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());

/**
 * Executes a write while another transaction deletes the rows named "gone" from a table: the write finds their links
 * and then waits for the table until the deletion is committed.
 */
async function duringDeletion(table: string, document: string, id: string): Promise<string[]> {
  const other = new pg.Client({ connectionString: testContext.url });
  await other.connect();
  await other.query(`BEGIN; LOCK TABLE "${table}" IN ACCESS EXCLUSIVE MODE`);
  await other.query(`DELETE FROM "${table}" WHERE "name" = 'gone'`);
  const written = testContext.run(document, { id }, ADMIN);
  await expect
    .poll(async () => (await other.query(WAITING_FOR_TABLE)).rowCount, { interval: 10 })
    .toBeGreaterThan(0);
  await other.query("COMMIT");
  await other.end();
  return (await written).codes;
}

const historyOf = (subjectType: string, subjectId: number) =>
  testContext.prisma.auditEntry.findFirstOrThrow({ where: { subjectType, subjectId } });

it.each([
  ["ProductType", { types: ["kept"], discounts: ["gone", "kept"] }],
  ["Discount", { types: ["gone", "kept"], discounts: ["kept"] }],
])("a product can be deleted while a row of %s is deleted", async (table, left) => {
  const { prisma } = testContext;
  const { id } = await product(prisma);
  for (const name of ["gone", "kept"]) {
    await prisma.productType.create({ data: { name, products: { create: { productId: id } } } });
    await prisma.discount.create({
      data: {
        name,
        audience: "PRODUCT",
        kind: "PER_PRODUCT",
        amount: -10,
        products: { create: { productId: id } },
      },
    });
  }
  expect(await duringDeletion(table, DELETE_PRODUCT, globalId("Product", id))).toEqual([]);
  expect((await historyOf("Product", id)).before).toMatchObject({
    types: left.types,
    discounts: left.discounts.map((name) => ({ name })),
  });
  await prisma.productType.deleteMany();
  await prisma.discount.deleteMany();
});

it("a staff member can be changed while one of their services is deleted", async () => {
  const { prisma } = testContext;
  const { id } = await personRow(prisma);
  for (const name of ["gone", "kept"]) {
    const { id: serviceId } = await serviceRow(prisma, { name });
    await prisma.staffSkill.create({ data: { staffMemberId: id, serviceId } });
  }
  expect(await duringDeletion("Service", RENAME_STAFF, globalId("StaffMember", id))).toEqual([]);
  expect((await historyOf("StaffMember", id)).after).toMatchObject({ name: "改名" });
});
