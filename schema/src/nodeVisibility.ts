import type {
  AppointmentItem,
  Customer,
  Order,
  OrderLine,
  Product,
  ShiftAssignment,
  ShippingMethod,
  StaffMember,
} from "@machiya/prisma/client";
import { isAppointmentReadable } from "./booking/appointments/readableAppointments.ts";
import type { Context, Viewer } from "./context.ts";
import { grantsScope } from "./domain/access/apiScopes.ts";
import { typeScopeGrantOf } from "./domain/access/apiScopeTable.ts";
import { isOnSale } from "./domain/products/productState.ts";
import type { NodeType } from "./ids.ts";
import { isAdmin, isSelf, isStaff } from "./viewer.ts";

/** Admins and the customer who placed an order can see it. */
export function isOrderVisible(order: Pick<Order, "customerId">, viewer: Viewer): boolean {
  return isAdmin(viewer) || (viewer.customer !== null && order.customerId === viewer.customer.id);
}

/**
 * Only admins can see products that are deleted or not on sale: role 3 covers bookings only (decisions.md
 * §3).
 */
export function isProductVisible(product: Pick<Product, "state" | "deletedAt">, viewer: Viewer): boolean {
  return isAdmin(viewer) || (isOnSale(product.state) && product.deletedAt === null);
}

/** Admins and the customer can see a customer. */
export function isCustomerVisible(customer: Pick<Customer, "id">, viewer: Viewer): boolean {
  return isAdmin(viewer) || viewer.customer?.id === customer.id;
}

/** Everyone can see active shipping methods, admins all of them. */
export function isShippingMethodVisible(method: Pick<ShippingMethod, "active">, viewer: Viewer): boolean {
  return isAdmin(viewer) || method.active;
}

/** Staff can see every staff member; everyone can see active ones, because customers may choose them. */
export function isStaffMemberVisible(
  staffMember: Pick<StaffMember, "id" | "state">,
  viewer: Viewer,
): boolean {
  return isStaff(viewer) || isSelf(viewer, staffMember.id) || staffMember.state === "IN_SERVICE";
}

/** Staff can see every shift; everyone can see shifts that are open to customers. */
export function isShiftVisible(shift: Pick<ShiftAssignment, "state">, viewer: Viewer): boolean {
  return isStaff(viewer) || shift.state === "OPEN_TO_CUSTOMERS";
}

const rules: Record<NodeType, (node: never, context: Context) => boolean | Promise<boolean>> = {
  ApiToken: (_node, { viewer }) => isAdmin(viewer),
  Appointment: (node, context) => isAppointmentReadable(context, node),
  AppointmentItem: async ({ appointmentId }: AppointmentItem, context) => {
    const appointment = await context.prisma.appointment.findUnique({
      where: { id: appointmentId },
      select: { id: true, customerId: true },
    });
    return appointment !== null && isAppointmentReadable(context, appointment);
  },
  Broadcast: (_node, { viewer }) => isAdmin(viewer),
  Customer: (node, { viewer }) => isCustomerVisible(node, viewer),
  CustomerBlock: (_node, { viewer }) => isAdmin(viewer),
  Discount: (_node, { viewer }) => isAdmin(viewer),
  FailedJob: (_node, { viewer }) => isAdmin(viewer),
  Image: (_node, { viewer }) => isAdmin(viewer),
  Order: (node, { viewer }) => isOrderVisible(node, viewer),
  OrderLine: async ({ orderId }: OrderLine, { prisma, viewer }) => {
    const order = await prisma.order.findUnique({ where: { id: orderId }, select: { customerId: true } });
    return order !== null && isOrderVisible(order, viewer);
  },
  Parcel: ({ order }: { order: Pick<Order, "customerId"> }, { viewer }) => isOrderVisible(order, viewer),
  Payment: (_node, { viewer }) => isAdmin(viewer),
  CarrierSetting: (_node, { viewer }) => isAdmin(viewer),
  PaymentProviderSetting: (_node, { viewer }) => isAdmin(viewer),
  Product: (node, { viewer }) => isProductVisible(node, viewer),
  ProductType: () => true,
  Refund: (_node, { viewer }) => isAdmin(viewer),
  Service: () => true,
  ShiftAssignment: (node, { viewer }) => isShiftVisible(node, viewer),
  ShippingMethod: (node, { viewer }) => isShippingMethodVisible(node, viewer),
  ShiftTemplate: (_node, { viewer }) => isStaff(viewer),
  StaffMember: (node, { viewer }) => isStaffMemberVisible(node, viewer),
  StaffTimeOff: (_node, { viewer }) => isStaff(viewer),
  Store: () => true,
  StoreClosure: (_node, { viewer }) => isStaff(viewer),
  WebhookDelivery: (_node, { viewer }) => isAdmin(viewer),
  WebhookEndpoint: (_node, { viewer }) => isAdmin(viewer),
};

/** The types that `node(id)` can return; a test compares them with the schema's. */
export const NODE_TYPES = Object.keys(rules);

/** Returns whether `node(id)` can return a type of this name. */
export function isNodeType(typename: string): boolean {
  return NODE_TYPES.includes(typename);
}

/** Returns whether the token's scopes allow reading rows of this type; always true without a token. */
function isOpenToToken(type: string, { token }: Viewer): boolean {
  if (token === null) return true;
  const area = typeScopeGrantOf(type);
  return area === "ANY" || (area !== "CLOSED" && grantsScope(token.scopes, area, "READ"));
}

/** Returns whether `node(id)` may return this row; rows of an unknown type are never returned. */
export async function isNodeVisible(
  type: string | undefined,
  node: unknown,
  context: Context,
): Promise<boolean> {
  const rule = rules[type as keyof typeof rules] as
    | ((node: unknown, context: Context) => boolean | Promise<boolean>)
    | undefined;
  if (type === undefined || node === null || node === undefined) return false;
  return isOpenToToken(type, context.viewer) && (await rule?.(node, context)) === true;
}
