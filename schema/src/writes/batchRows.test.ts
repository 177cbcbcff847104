import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../ids.ts";
import { customerRow, orderRow, product } from "../testing/fixtures.ts";
import { ADMIN, createTestContext, type TestContext } from "../testing/run.ts";

let testContext: TestContext;
let order: string;
let tea: string;
let customer: string;
beforeAll(async () => {
  testContext = await createTestContext();
  order = globalId("Order", (await orderRow(testContext.prisma)).id);
  tea = globalId("Product", (await product(testContext.prisma, { stock: 9 })).id);
  customer = globalId("Customer", (await customerRow(testContext.prisma)).id);
});
afterAll(() => testContext.close());

const NOBODY = 999_999;

/** IDs of no record: an unknown number, a number that no record can have, and an ID of another type. */
const unknownIds = (type: Parameters<typeof globalId>[0]) => [
  globalId(type, NOBODY),
  globalId(type, 0),
  globalId(type === "Order" ? "Product" : "Order", 1),
];

interface Batch {
  document: string;
  variables: (wrong: string) => object;
  type: Parameters<typeof globalId>[0];
}

const shifts = (staffMemberId: string) => ({ staffMemberId, add: [], remove: [], seen: [] });

const BATCHES: Record<string, Batch> = {
  "lines of an unknown order": {
    document:
      "mutation ($lines: [NewOrderLineInput!]!) { addOrderLines(input: { lines: $lines }) { quantity } }",
    variables: (wrong) => ({
      lines: [order, wrong].map((orderId) => ({ orderId, productId: tea, quantity: "1" })),
    }),
    type: "Order",
  },
  "lines of an unknown product": {
    document:
      "mutation ($lines: [NewOrderLineInput!]!) { addOrderLines(input: { lines: $lines }) { quantity } }",
    variables: (wrong) => ({
      lines: [tea, wrong].map((productId) => ({ orderId: order, productId, quantity: "1" })),
    }),
    type: "Product",
  },
  "blocks of an unknown customer": {
    document: 'mutation ($ids: [ID!]!) { blockCustomers(input: { customerIds: $ids, note: "" }) { id } }',
    variables: (wrong) => ({ ids: [customer, wrong] }),
    type: "Customer",
  },
  "shifts of an unknown staff member": {
    document:
      "mutation ($changes: [StaffShiftsInput!]!) { assignShifts(input: { changes: $changes }) { removedIds } }",
    variables: (wrong) => ({ changes: [shifts(globalId("StaffMember", 1)), shifts(wrong)] }),
    type: "StaffMember",
  },
  "deleted products": {
    document: "mutation ($ids: [ID!]!) { deleteProducts(input: { ids: $ids }) }",
    variables: (wrong) => ({ ids: [tea, wrong] }),
    type: "Product",
  },
};

const DELETES = {
  deleteAppointments: "Appointment",
  deleteAppointmentItems: "AppointmentItem",
  deleteCustomers: "Customer",
  deleteDiscounts: "Discount",
  deleteImages: "Image",
  deleteOrders: "Order",
  deleteProducts: "Product",
  deleteProductTypes: "ProductType",
  deleteServices: "Service",
  deleteShiftTemplates: "ShiftTemplate",
  deleteShippingMethods: "ShippingMethod",
  deleteStaffTimeOff: "StaffTimeOff",
  deleteStoreClosures: "StoreClosure",
  deleteWebhookEndpoints: "WebhookEndpoint",
  unblockCustomers: "CustomerBlock",
} as const;

describe("a batch that names an unknown record", () => {
  it.each(Object.entries(BATCHES))(
    "is refused with the row: %s",
    async (_name, { document, variables, type }) => {
      for (const wrong of unknownIds(type)) {
        const { codes, params } = await testContext.run(document, { ...variables(wrong) }, ADMIN);
        expect(codes).toEqual(["NOT_FOUND"]);
        const { row, number } = (params ?? {}) as { row?: number; number?: number };
        expect({ wrong, named: row === 2 || number === NOBODY }).toEqual({ wrong, named: true });
      }
    },
  );

  it.each(Object.entries(DELETES))("is refused by %s with the record's number", async (name, type) => {
    const document = `mutation ($ids: [ID!]!) { ${name}(input: { ids: $ids }) }`;
    const { codes, params } = await testContext.run(document, { ids: [globalId(type, NOBODY)] }, ADMIN);
    expect(codes).toEqual(["NOT_FOUND"]);
    expect(params).toMatchObject({ number: NOBODY });
  });
});
