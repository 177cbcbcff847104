import { describe, expect, it } from "vitest";
import { webhookBody, webhookPayload } from "./webhookPayload.ts";

const CREATED = "2026-11-21T02:30:00.12+00:00";
const text = (entity: string, entityId: number, columns: object) =>
  JSON.stringify(webhookPayload({ entity, entityId, columns }));

// The expected bytes are those that release 0.1.0 sent for the same rows.
describe("the payload of a webhook has the documented fields, byte for byte as receivers have always received them", () => {
  const order = {
    customerId: 3,
    source: "SHOPPING_PLATFORM",
    state: "ESTABLISHED",
    paymentState: "UNPAID",
    paymentMethod: 4,
    totalQuantity: "2.00000",
    subtotal: "1300.00000",
    discountTotal: "-50.50000",
    total: "123456789012.12345",
    deliveryDate: null,
    expectedDeliveryDate: "2026-11-25T00:00:00+08:00",
    version: 1,
    createdAt: CREATED,
  };

  it("for an order", () => {
    expect(text("Order", 12, order)).toBe(
      '{"id":"T3JkZXI6MTI=","state":"ESTABLISHED","total":"123456789012.12345","number":12,"source":"SHOPPING_PLATFORM","version":1,"subtotal":"1300","createdAt":"2026-11-21T02:30:00.120Z","customerId":"Q3VzdG9tZXI6Mw==","deliveryDate":null,"paymentState":"UNPAID","discountTotal":"-50.5","totalQuantity":"2","paymentMethodCode":4,"expectedDeliveryDate":"2026-11-24T16:00:00.000Z"}',
    );
  });

  it("for an order without customer, dates and amounts", () => {
    const empty = { ...order, customerId: null, expectedDeliveryDate: null, total: "0.00000" };
    expect(webhookPayload({ entity: "Order", entityId: 12, columns: empty })).toMatchObject({
      customerId: null,
      expectedDeliveryDate: null,
      total: "0",
    });
  });

  it("for a product", () => {
    const product = {
      name: '茶碗 "大"',
      code: "ab",
      price: "650.00000",
      stock: "0.00001",
      state: "ENABLED",
      topPick: false,
      version: 1,
      createdAt: "2026-11-21T02:30:00+00:00",
    };
    expect(text("Product", 5, product)).toBe(
      '{"id":"UHJvZHVjdDo1","code":"ab","name":"茶碗 \\"大\\"","price":"650","state":"ENABLED","stock":"0.00001","number":5,"topPick":false,"version":1,"createdAt":"2026-11-21T02:30:00.000Z"}',
    );
  });

  it("for an appointment", () => {
    const appointment = {
      customerId: 3,
      source: "MANUAL",
      state: "CONFIRMED",
      version: 1,
      startsAt: "2026-11-22T02:00:00+00:00",
      endsAt: "2026-11-22T03:30:00+00:00",
      createdAt: "2026-11-21T02:30:00+00:00",
    };
    expect(text("Appointment", 8, appointment)).toBe(
      '{"id":"QXBwb2ludG1lbnQ6OA==","state":"CONFIRMED","endsAt":"2026-11-22T03:30:00.000Z","number":8,"source":"MANUAL","version":1,"startsAt":"2026-11-22T02:00:00.000Z","createdAt":"2026-11-21T02:30:00.000Z","customerId":"Q3VzdG9tZXI6Mw=="}',
    );
  });

  it("for a customer", () => {
    const customer = { reachable: true, deleted: true, version: 2, createdAt: CREATED };
    expect(text("Customer", 3, customer)).toBe(
      '{"id":"Q3VzdG9tZXI6Mw==","deleted":true,"version":2,"createdAt":"2026-11-21T02:30:00.120Z","reachable":true}',
    );
  });

  it("for a test", () => {
    expect(text("WebhookEndpoint", 1, {})).toBe('{"endpointId":"V2ViaG9va0VuZHBvaW50OjE="}');
  });
});

it("the body of a webhook contains type, time and data", () => {
  const event = { kind: "TEST", entity: "WebhookEndpoint", entityId: 1, columns: {} } as const;
  expect(webhookBody({ ...event, occurredAt: new Date("2026-11-21T02:30:00Z") })).toBe(
    '{"type":"test","timestamp":"2026-11-21T02:30:00.000Z","data":{"endpointId":"V2ViaG9va0VuZHBvaW50OjE="}}',
  );
});
