import pg from "pg";
import { expect, inject, it } from "vitest";
import { databaseUrl } from "./engineAdapter.ts";

/** Primary and foreign keys are Prisma's, and NOT NULL its columns': drift.test.ts compares those with the models. */
const BEYOND_PRISMA =
  "SELECT conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE contype IN ('c', 'u', 'x') AND connamespace = 'public'::regnamespace ORDER BY conname";

async function constraints(): Promise<Record<string, string>> {
  const { serverUrl, template } = inject("postgres");
  const client = new pg.Client({ connectionString: databaseUrl(serverUrl, template) });
  await client.connect();
  const { rows } = await client.query<{ name: string; definition: string }>(BEYOND_PRISMA);
  await client.end();
  return Object.fromEntries(rows.map(({ name, definition }) => [name, definition]));
}

it("what Prisma cannot say stands in pg_constraint", async () => {
  expect(await constraints()).toMatchInlineSnapshot(`
    {
      "OrderLine_orderId_productId_key": "UNIQUE ("orderId", "productId")",
      "OrderLine_quantity_check": "CHECK ((quantity > (0)::numeric))",
      "ProductDiscount_maxQuantity_check": "CHECK (("maxQuantity" > "minQuantity"))",
      "ProductDiscount_minQuantity_check": "CHECK (("minQuantity" >= (0)::numeric))",
      "Product_code_check": "CHECK ((code ~ '^[a-z]*$'::text))",
      "Product_price_check": "CHECK ((price >= (0)::numeric))",
      "Product_stock_check": "CHECK ((stock >= (0)::numeric))",
      "Session_belongs_to_one_check": "CHECK ((num_nonnulls("staffMemberId", "customerId") = 1))",
      "Store_id_check": "CHECK ((id = 1))",
      "Store_openWeekdays_check": "CHECK (("openWeekdays" <@ ARRAY[(1)::smallint, (2)::smallint, (3)::smallint, (4)::smallint, (5)::smallint, (6)::smallint, (7)::smallint]))",
    }
  `);
});
