import type { PrismaClient } from "@machiya/prisma/client";
import { globalId } from "@machiya/schema/ids";
import { clock } from "../../schema/src/testing/bookable.ts";
import type { Client } from "../servers/client.ts";
import type { Stock } from "./killedShop.ts";

/** A request of either API. */
export type WriteRequest =
  | { query: string; variables: object }
  | { method: "POST" | "PUT" | "DELETE"; path: string; body: object };

/** One kind of write. `mark` is a unique text that it stores. */
export interface WriteVerb {
  by: "customer" | "admin";
  /** Where the mark shows that the write was done: in new rows, in the history, or by the absence of a row. */
  effect: "CREATED" | "AUDITED" | "DELETED";
  request(mark: string, index: number): WriteRequest;
}

/** The rows that updates change. */
export interface WriteTargets {
  product: number;
  customer: number;
  staffMember: number;
}

/** The start times that customers may book. */
const HOURS = ["10:00", "14:00", "18:00"];

/** Every kind of write path: one statement, a transaction, a batch, with day locks, an update, and a deletion. */
export function writeVerbs(
  { products, service, days }: Stock,
  { product, customer, staffMember }: WriteTargets,
  /** The row number of the product type with this mark. */
  doomedType: (mark: string) => number,
): Record<string, WriteVerb> {
  const [cup = 0] = products;
  const startsAt = (index: number) =>
    clock(HOURS[index % HOURS.length] ?? "", days[Math.floor(index / HOURS.length) % days.length]);
  const lines = [{ serviceId: globalId("Service", service) }];
  return {
    placeOrder: {
      by: "customer",
      effect: "CREATED",
      request: (note) => ({
        query: "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id number lines { id } } }",
        variables: {
          input: {
            buyerPhone: "0900000000",
            paymentMethod: "PAY_AT_STORE",
            note,
            lines: [{ productId: globalId("Product", cup), quantity: "1", seenPrice: 120 }],
          },
        },
      }),
    },
    restOrder: {
      by: "customer",
      effect: "CREATED",
      request: (remark) => ({
        method: "POST",
        path: "/line/user/product-order",
        body: {
          orderer_phone: "0900000000",
          payment_method: 4,
          remark,
          product_order_content: [{ product_id: cup, total_count: "1", product_dollar: "120" }],
        },
      }),
    },
    bookAppointment: {
      by: "customer",
      effect: "CREATED",
      request: (customerName, index) => ({
        query: "mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { id state } }",
        variables: { input: { customerName, customerPhone: "0900000000", startsAt: startsAt(index), lines } },
      }),
    },
    restAppointment: {
      by: "customer",
      effect: "CREATED",
      request: (customer_name, index) => ({
        method: "POST",
        path: "/line/user/appointment",
        body: {
          customer_name,
          customer_phone: "0900000000",
          source_of_appointment: 2,
          status: 1,
          remark: "",
          start_time: startsAt(index),
          appointment_content: [{ employer_id: 0, service_id: service }],
        },
      }),
    },
    createProducts: {
      by: "admin",
      effect: "CREATED",
      request: (name) => ({
        query: "mutation ($input: CreateProductsInput!) { createProducts(input: $input) { id name } }",
        variables: { input: { products: [{ details: { name, price: "10", stock: "1" } }] } },
      }),
    },
    restProduct: {
      by: "admin",
      effect: "CREATED",
      request: (name) => ({ method: "POST", path: "/api/admin/product", body: { name, dollar: "10" } }),
    },
    updateProduct: {
      by: "admin",
      effect: "AUDITED",
      request: (description) => ({
        query: "mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id description } }",
        variables: { input: { id: globalId("Product", product), details: { description } } },
      }),
    },
    restProductChange: {
      by: "admin",
      effect: "AUDITED",
      request: (desc) => ({
        method: "PUT",
        path: "/api/admin/product",
        body: { id: product, description: desc },
      }),
    },
    updateCustomer: {
      by: "admin",
      effect: "AUDITED",
      request: (note) => ({
        query: "mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { id note } }",
        variables: { input: { id: globalId("Customer", customer), details: { note } } },
      }),
    },
    restCustomer: {
      by: "admin",
      effect: "AUDITED",
      request: (remark) => ({
        method: "PUT",
        path: "/api/admin/line-user",
        body: { id: customer, remark },
      }),
    },
    updateStaffMember: {
      by: "admin",
      effect: "AUDITED",
      request: (englishName) => ({
        query: "mutation ($input: UpdateStaffMemberInput!) { updateStaffMember(input: $input) { id } }",
        variables: { input: { id: globalId("StaffMember", staffMember), details: { englishName } } },
      }),
    },
    restStaffMember: {
      by: "admin",
      effect: "AUDITED",
      request: (english_name) => ({
        method: "PUT",
        path: "/api/admin/employer",
        body: { id: staffMember, english_name },
      }),
    },
    createOrders: {
      by: "admin",
      effect: "CREATED",
      request: (note) => ({
        query: "mutation ($input: CreateOrdersInput!) { createOrders(input: $input) { id state } }",
        variables: { input: { orders: [{ note }, { note: "second" }] } },
      }),
    },
    restProductTypes: {
      by: "admin",
      effect: "CREATED",
      request: (name) => ({
        method: "POST",
        path: "/api/admin/product-type/batch",
        body: { datas: [{ name }, { name: "second" }] },
      }),
    },
    deleteProductTypes: {
      by: "admin",
      effect: "DELETED",
      request: (mark) => ({
        query: "mutation ($input: DeleteProductTypesInput!) { deleteProductTypes(input: $input) }",
        variables: { input: { ids: [globalId("ProductType", doomedType(mark))] } },
      }),
    },
    restDeletion: {
      by: "admin",
      effect: "DELETED",
      request: (mark) => ({
        method: "DELETE",
        path: "/api/admin/product-type",
        body: { ids: [doomedType(mark)] },
      }),
    },
  };
}

/** The answer to a write: it was done, it was refused, or it is unknown whether it was done. */
export type WriteAnswer = "DONE" | "REFUSED" | "UNKNOWN";

/** Sends a write; `key` is its Idempotency-Key. */
export async function sendWrite(
  client: Client,
  request: WriteRequest,
  key: string | null,
): Promise<{ answer: WriteAnswer; code: string }> {
  const isGraphQL = "query" in request;
  const response = await client.fetch(isGraphQL ? "/graphql" : request.path, {
    method: isGraphQL ? "POST" : request.method,
    headers: {
      "content-type": "application/json",
      product: "machiya",
      ...(key !== null && { "idempotency-key": key }),
    },
    body: JSON.stringify(isGraphQL ? request : request.body),
  });
  const { errors, error_code } = (await response.json()) as {
    errors?: { extensions?: { code?: string } }[];
    error_code?: number;
  };
  const code = isGraphQL ? (errors?.[0] ? String(errors[0].extensions?.code) : "0") : String(error_code);
  const answer =
    code === "0" ? "DONE" : code === "OUTCOME_UNKNOWN" || code === "5003" ? "UNKNOWN" : "REFUSED";
  return { answer, code };
}

/** Returns how often each mark was written. */
export async function writtenMarks(
  prisma: PrismaClient,
): Promise<Record<WriteVerb["effect"], Map<string, number>>> {
  const count = (rows: { mark: string; count: number }[]) =>
    new Map(rows.map((row) => [row.mark, row.count]));
  const created = await prisma.$queryRaw<{ mark: string; count: number }[]>`
    SELECT mark, count(*)::int AS count FROM (
      SELECT "note" AS mark FROM "Order" UNION ALL SELECT "customerName" FROM "Appointment"
      UNION ALL SELECT "name" FROM "Product" UNION ALL SELECT "name" FROM "ProductType") AS written
    GROUP BY mark`;
  const audited = await prisma.$queryRaw<{ mark: string; count: number }[]>`
    SELECT mark, count(*)::int AS count FROM "AuditEntry", jsonb_each_text("after") AS column_value(name, mark)
    WHERE "action" = 'UPDATE' GROUP BY mark`;
  const deleted = await prisma.$queryRaw<{ mark: string; count: number }[]>`
    SELECT "before" ->> 'name' AS mark, count(*)::int AS count FROM "AuditEntry"
    WHERE "action" = 'DELETE' AND "subjectType" = 'ProductType' GROUP BY 1`;
  return { CREATED: count(created), AUDITED: count(audited), DELETED: count(deleted) };
}
