/** The types that `node(id)` can reach. */
export type NodeType =
  | "ApiToken"
  | "Appointment"
  | "AppointmentItem"
  | "Broadcast"
  | "CarrierSetting"
  | "Customer"
  | "CustomerBlock"
  | "Discount"
  | "FailedJob"
  | "Image"
  | "Order"
  | "OrderLine"
  | "Parcel"
  | "Payment"
  | "PaymentProviderSetting"
  | "Product"
  | "ProductType"
  | "Refund"
  | "Service"
  | "ShiftAssignment"
  | "ShiftTemplate"
  | "ShippingMethod"
  | "StaffMember"
  | "StaffTimeOff"
  | "Store"
  | "StoreClosure"
  | "WebhookDelivery"
  | "WebhookEndpoint";

/** The type whose rows have a UUID instead of a number. */
const DELIVERY = /^(WebhookDelivery):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Returns the global ID of a row: base64 of `Type:number`. */
export function globalId(type: NodeType, id: number): string {
  return btoa(`${type}:${id}`);
}

/**
 * Returns the type and row number of a global ID; null when it is invalid. Row numbers are 1 to
 * 2,147,483,647.
 */
export function readGlobalId(id: string): { typename: string; id: string } | null {
  let text: string;
  try {
    text = atob(id);
  } catch {
    return null;
  }
  const delivery = DELIVERY.exec(text);
  if (delivery?.[1] !== undefined && delivery[2] !== undefined)
    return { typename: delivery[1], id: delivery[2] };
  const match = /^([A-Za-z]+):([1-9]\d{0,9})$/.exec(text);
  if (match?.[1] === undefined || match[2] === undefined || match[1] === "WebhookDelivery") return null;
  return Number(match[2]) <= 2_147_483_647 ? { typename: match[1], id: match[2] } : null;
}

/** Returns the row number of a global ID of this type; null when it is of another type or invalid. */
export function rowId(type: NodeType, id: string): number | null {
  const read = readGlobalId(id);
  return read?.typename === type && type !== "WebhookDelivery" ? Number(read.id) : null;
}

/** Returns the UUID of a webhook delivery's global ID; null when it is of another type or invalid. */
export function deliveryId(id: string): string | null {
  const read = readGlobalId(id);
  return read !== null && DELIVERY.test(`${read.typename}:${read.id}`) ? read.id : null;
}

/** Returns the cursor of the row at this 0-based offset. */
export function offsetCursor(offset: number): string {
  return btoa(`OffsetConnection:${offset}`);
}

/** Returns the `after` cursor for page `page` (from 1) of `size` rows; undefined for the first page. */
export function pageCursor(page: number, size: number): string | undefined {
  return page <= 1 ? undefined : offsetCursor((page - 1) * size - 1);
}
