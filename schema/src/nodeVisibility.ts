import type { Customer, Order, OrderLine, Product, StaffMember } from "@machiya/prisma/client";
import type { Viewer } from "./context.ts";
import type { NodeType } from "./ids.ts";

const isAdmin = (viewer: Viewer) => viewer.staff?.role === "ADMIN";

/** An order is seen by admins and by the customer who placed it. */
export function isOrderVisible(order: Pick<Order, "customerId">, viewer: Viewer): boolean {
  return isAdmin(viewer) || (viewer.customer !== null && order.customerId === viewer.customer.id);
}

/** A product off sale or deleted is seen by staff alone. */
export function isProductVisible(product: Pick<Product, "state" | "deletedAt">, viewer: Viewer): boolean {
  return viewer.staff !== null || (product.state === "ENABLED" && product.deletedAt === null);
}

/** A customer is seen by admins and by themselves. */
export function isCustomerVisible(customer: Pick<Customer, "id">, viewer: Viewer): boolean {
  return isAdmin(viewer) || viewer.customer?.id === customer.id;
}

/** A staff member is seen by admins and by themselves. */
export function isStaffMemberVisible(staffMember: Pick<StaffMember, "id">, viewer: Viewer): boolean {
  return isAdmin(viewer) || viewer.staff?.id === staffMember.id;
}

const rules: Record<NodeType, (node: never, viewer: Viewer) => boolean> = {
  Customer: isCustomerVisible,
  Discount: (_node, viewer) => viewer.staff !== null,
  Order: isOrderVisible,
  OrderLine: (line: OrderLine & { order: Order }, viewer) => isOrderVisible(line.order, viewer),
  Product: isProductVisible,
  ProductType: () => true,
  StaffMember: isStaffMemberVisible,
  Store: () => true,
};

/** Whether `node(id)` may show this row; an unknown type is never shown. */
export function isNodeVisible(type: string | undefined, node: unknown, viewer: Viewer): boolean {
  const rule = rules[type as NodeType] as ((node: unknown, viewer: Viewer) => boolean) | undefined;
  return node !== null && node !== undefined && rule?.(node, viewer) === true;
}
