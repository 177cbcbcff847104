import type { NodeType } from "../schema/src/ids.ts";
import type { ViewerName } from "./servers/authorizationTestServer.ts";

/** Viewers by audience. Dismissed staff members have the same access as anonymous visitors. */
export const AUDIENCES = {
  everyone: ["anonymous", "customer", "otherCustomer", "blocked", "staff", "admin", "dismissed"],
  signedIn: ["customer", "otherCustomer", "blocked", "staff", "admin"],
  customers: ["customer", "otherCustomer", "blocked"],
  /** Customers who may order and book. */
  unblocked: ["customer", "otherCustomer"],
  customersAndAdmins: ["customer", "otherCustomer", "blocked", "admin"],
  /** The customer who owns the object, and admins. */
  owner: ["customer", "admin"],
  /** The customer who owns the object, and all staff. */
  party: ["customer", "staff", "admin"],
  staff: ["staff", "admin"],
  admin: ["admin"],
} as const satisfies Record<string, readonly ViewerName[]>;
export type Audience = keyof typeof AUDIENCES;

/**
 * The audience of each route, by method and path. Blocked customers may call customers' routes, but the rules
 * refuse them.
 */
export const ROUTE_ACCESS: Partial<Record<Audience, readonly string[]>> = {
  everyone: [
    "POST /api/auth/login",
    "POST /api/auth/logout",
    "GET /line/product/list",
    "GET /line/product-type/list",
    "GET /line/product-type/select-list",
    "GET /line/store-information",
    "POST /line/login",
    "POST /line/login-frontend",
    "GET /line/service/select-list",
    "GET /line/employer/select-list",
    "GET /line/employer/have-free/select-list",
    "GET /line/employer/shift-relations",
    "GET /line/employer/appointment-list",
  ],
  customers: [
    "GET /line/user",
    "POST /line/user/product-order",
    "GET /line/user/product-order/list",
    "GET /line/user/product-order-content/list",
    "POST /line/user/appointment",
    "GET /line/user/appointment/list",
  ],
  staff: [
    "GET /api/auth/user",
    "GET /api/admin/appointment/detail",
    "GET /api/admin/appointment/list",
    "GET PUT /api/admin/employer",
    "GET /api/admin/employer/have-free/select-list",
    "GET /api/admin/employer/select-list",
    "GET /api/admin/employer/list",
    "GET /api/admin/service",
    "GET /api/admin/service/list",
    "GET /api/admin/service/select-list",
    "GET /api/admin/shift",
    "GET /api/admin/shift/list",
    "GET /api/admin/shift/select-list",
    "GET PUT /api/admin/employer-shift-relations",
  ],
  admin: [
    "GET POST PUT DELETE /api/admin/product",
    "GET /api/admin/product/list",
    "POST /api/admin/batch/product",
    "GET POST PUT DELETE /api/admin/product-type",
    "GET /api/admin/product-type/list",
    "GET /api/admin/product-type/select-list",
    "POST /api/admin/product-type/batch",
    "GET POST PUT DELETE /api/admin/add-sub-list",
    "GET /api/admin/add-sub-list/select-list",
    "GET /api/admin/add-sub-list/list",
    "GET /api/admin/add-sub-list/code/list",
    "GET POST PUT DELETE /api/admin/product-order",
    "GET /api/admin/product-order/list",
    "POST /api/admin/batch/product-order",
    "GET /api/admin/product-order-content/list",
    "POST PUT DELETE /api/admin/product-order-content",
    "POST /api/admin/product-order-content/batch",
    "GET POST PUT DELETE /api/admin/store-information",
    "GET /api/admin/store-information/list",
    "GET /api/admin/store-information/select-list",
    "POST /api/admin/store-information/batch",
    "GET PUT DELETE /api/admin/line-user",
    "GET /api/admin/line-user/list",
    "GET /api/admin/line-user/select-list",
    "POST /api/admin/line-user/broadcast",
    "GET /api/admin/block-list/list",
    "POST PUT DELETE /api/admin/block-list",
    "GET POST PUT DELETE /api/admin/image-registry",
    "GET /api/admin/image-registry/list",
    "GET /api/admin/image-registry/select-list",
    "POST /api/admin/image-registry/batch",
    "POST /api/admin/appointment/batch",
    "POST PUT DELETE /api/admin/appointment",
    "PUT /api/admin/appointment/review",
    "DELETE /api/admin/appointment-content",
    "POST /api/admin/employer",
    "POST /api/admin/service/batch",
    "POST PUT DELETE /api/admin/service",
    "POST /api/admin/shift/batch",
    "POST PUT DELETE /api/admin/shift",
    "PUT /api/admin/employer-shift-relations/status",
    "GET /exports/orders.csv",
    "GET /exports/payments.csv",
    "GET /exports/products.csv",
    "GET /exports/appointments.csv",
    "GET /exports/customers.csv",
    "GET /exports/staff-hours.csv",
    "GET /exports/product-template.csv",
    "GET /exports/appointment-template.xlsx",
    "GET /exports/appointment-template.xls",
  ],
};

/** The audience of a row of each type through `node(id)`: a row of the first customer, or any. */
export const NODE_ACCESS: Record<NodeType, Audience> = {
  ApiToken: "admin",
  // Another staff member than the viewer serves it.
  Appointment: "owner",
  AppointmentItem: "owner",
  Broadcast: "admin",
  CarrierSetting: "admin",
  Customer: "owner",
  CustomerBlock: "admin",
  Discount: "admin",
  FailedJob: "admin",
  Image: "admin",
  Order: "owner",
  OrderLine: "owner",
  Parcel: "owner",
  Payment: "admin",
  PaymentProviderSetting: "admin",
  Product: "everyone",
  ProductType: "everyone",
  Refund: "admin",
  Service: "everyone",
  ShiftAssignment: "staff",
  ShiftTemplate: "staff",
  ShippingMethod: "everyone",
  StaffMember: "everyone",
  StaffTimeOff: "staff",
  Store: "everyone",
  StoreClosure: "staff",
  WebhookDelivery: "admin",
  WebhookEndpoint: "admin",
};

/** Returns the audience of each route, by method and path. */
export function routeTable(): Map<string, Audience> {
  return new Map(
    Object.entries(ROUTE_ACCESS).flatMap(([audience, rows]) =>
      rows.flatMap((row) => {
        const words = row.split(" ");
        const path = words.pop();
        return words.map((method) => [`${method} ${path}`, audience as Audience] as const);
      }),
    ),
  );
}

/** Field names by the audience that may read them. */
export type FieldsRow = Partial<Record<Audience | "holder", string>> & {
  /** The audience whose queries can reach an object of the type; `node(id)` applies the type's own rule. */
  reach?: Audience;
};

/** Returns the rows of the connections and edges of types, separated by spaces. */
export const page = (types: string, reach: Audience): Record<string, FieldsRow> =>
  Object.fromEntries(
    types.split(" ").flatMap((type) => [
      [`${type}Connection`, { reach, holder: "edges pageCursors pageInfo totalCount" }],
      [`${type}Edge`, { reach, holder: "cursor node" }],
    ]),
  );
