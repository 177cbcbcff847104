import type { WebhookEventKind } from "@machiya/prisma/enums";
import { globalId, type NodeType } from "../ids.ts";
import { webhookType } from "./access/webhookEvents.ts";
import { toWire } from "./money.ts";

/** An event as triggers store it: the row's key and the values of its columns at that time. */
export interface StoredWebhookEvent {
  kind: WebhookEventKind;
  /** The table of the row. */
  entity: string;
  /** The primary key of the row. */
  entityId: number;
  /** A JSON object whose columns `machiya_webhook_columns` in SQL defines. */
  columns: unknown;
  occurredAt: Date;
}

type Row = Readonly<Record<string, unknown>>;
type Field = (row: Row) => unknown;

const plain =
  (column: string): Field =>
  (row) =>
    row[column] ?? null;

const formatted =
  (column: string, format: (text: string) => unknown): Field =>
  (row) =>
    row[column] == null ? null : format(String(row[column]));

const decimalOf = (column: string) => formatted(column, toWire);
const timeOf = (column: string) => formatted(column, (text) => new Date(text).toISOString());
const idOf = (type: NodeType, column: string) => formatted(column, (text) => globalId(type, Number(text)));

/**
 * The documented `data` of each entity (docs/webhooks.md). The fields are sorted by length, then
 * alphabetically: receivers have always received them in this order, in which Postgres stores a JSON object.
 */
const PAYLOADS: Record<string, Record<string, Field>> = {
  Order: {
    id: idOf("Order", "id"),
    state: plain("state"),
    total: decimalOf("total"),
    number: plain("id"),
    source: plain("source"),
    version: plain("version"),
    subtotal: decimalOf("subtotal"),
    createdAt: timeOf("createdAt"),
    customerId: idOf("Customer", "customerId"),
    deliveryDate: timeOf("deliveryDate"),
    paymentState: plain("paymentState"),
    discountTotal: decimalOf("discountTotal"),
    totalQuantity: decimalOf("totalQuantity"),
    paymentMethodCode: plain("paymentMethod"),
    expectedDeliveryDate: timeOf("expectedDeliveryDate"),
  },
  Product: {
    id: idOf("Product", "id"),
    code: plain("code"),
    name: plain("name"),
    price: decimalOf("price"),
    state: plain("state"),
    stock: decimalOf("stock"),
    number: plain("id"),
    topPick: plain("topPick"),
    version: plain("version"),
    createdAt: timeOf("createdAt"),
  },
  Appointment: {
    id: idOf("Appointment", "id"),
    state: plain("state"),
    endsAt: timeOf("endsAt"),
    number: plain("id"),
    source: plain("source"),
    version: plain("version"),
    startsAt: timeOf("startsAt"),
    createdAt: timeOf("createdAt"),
    customerId: idOf("Customer", "customerId"),
  },
  Customer: {
    id: idOf("Customer", "id"),
    deleted: plain("deleted"),
    version: plain("version"),
    createdAt: timeOf("createdAt"),
    reachable: plain("reachable"),
  },
  WebhookEndpoint: {
    endpointId: idOf("WebhookEndpoint", "id"),
  },
};

/** Returns the documented `data` of an event. */
export function webhookPayload(event: Pick<StoredWebhookEvent, "entity" | "entityId" | "columns">): Row {
  const row = { ...(event.columns as Row), id: event.entityId };
  const fields = Object.entries(PAYLOADS[event.entity] ?? {});
  return Object.fromEntries(fields.map(([name, field]) => [name, field(row)]));
}

/** Returns the body of an event, which has the same bytes in every delivery attempt. */
export function webhookBody(event: StoredWebhookEvent): string {
  const { kind, occurredAt } = event;
  return JSON.stringify({
    type: webhookType(kind),
    timestamp: occurredAt.toISOString(),
    data: webhookPayload(event),
  });
}
