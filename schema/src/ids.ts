/** The types that `node(id)` can reach. */
export type NodeType =
  | "ApiToken"
  | "Appointment"
  | "AppointmentItem"
  | "Broadcast"
  | "Customer"
  | "CustomerBlock"
  | "Discount"
  | "Image"
  | "Order"
  | "OrderLine"
  | "Product"
  | "ProductType"
  | "Service"
  | "ShiftAssignment"
  | "ShiftTemplate"
  | "StaffMember"
  | "StaffTimeOff"
  | "Store"
  | "StoreClosure"
  | "WebhookEndpoint";

/** The global id of a row: base64 of `Type:number`. */
export function globalId(type: NodeType, id: number): string {
  return btoa(`${type}:${id}`);
}

/** The type and row number in a global id; null when it is none. Rows are numbered 1 to 2,147,483,647. */
export function readGlobalId(id: string): { typename: string; id: string } | null {
  let text: string;
  try {
    text = atob(id);
  } catch {
    return null;
  }
  const match = /^([A-Za-z]+):([1-9]\d{0,9})$/.exec(text);
  if (match?.[1] === undefined || match[2] === undefined) return null;
  return Number(match[2]) <= 2_147_483_647 ? { typename: match[1], id: match[2] } : null;
}

/** The row number in a global id of this type; null when it is of another type or no id at all. */
export function rowId(type: NodeType, id: string): number | null {
  const read = readGlobalId(id);
  return read?.typename === type ? Number(read.id) : null;
}

/** The cursor of the row at this place in a list (0-based). */
export function offsetCursor(offset: number): string {
  return btoa(`OffsetConnection:${offset}`);
}

/** What `after` must be for page `page` (from 1) of `size` rows; undefined for the first page. */
export function pageCursor(page: number, size: number): string | undefined {
  return page <= 1 ? undefined : offsetCursor((page - 1) * size - 1);
}
