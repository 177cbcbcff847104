import { AppointmentChange } from "../booking/appointments/appointmentChanged.ts";
import { ShiftsChange } from "../booking/shifts/shiftsChanged.ts";
import { allow, builder } from "../builder.ts";
import type { Change, ListName, ShiftChange } from "../context.ts";
import { describedEnum } from "../enums.ts";
import { OrderChange } from "../shop/orders/orderChanged.ts";
import { isAdmin } from "../viewer.ts";
import { mergeChanges } from "./mergeChanges.ts";

const ListNameEnum = describedEnum<ListName>("ListName", "A list of the console.", {
  PRODUCTS: "Products, with their stock, types, and discounts.",
  PRODUCT_TYPES: "Product types.",
  DISCOUNTS: "Discounts, and the products and customers that have them.",
  CUSTOMERS: "Customers, with their blocks and discounts.",
  BLOCKS: "Blocked customers.",
  IMAGES: "Images.",
  SERVICES: "Services, with the number of staff members who offer them.",
  SHARED_VIEWS: "Saved views of lists that staff members share.",
  SHIFT_TEMPLATES: "Shift templates.",
  SHIPPING_METHODS: "Shipping methods.",
  STAFF: "Staff members, with their services.",
  STORE: "The store record.",
  WEBHOOKS: "Webhook endpoints, with their deliveries.",
  API_TOKENS: "API tokens.",
  BROADCASTS: "Broadcasts, with their progress.",
  FAILED_JOBS: "Failed jobs.",
});

/** One event of a window of the console: the change in exactly one of these fields. */
interface ConsoleEvent {
  order: Change;
  appointment: Change;
  shifts: ShiftChange;
  list: ListName;
}

const ConsoleChange = builder.objectRef<Partial<ConsoleEvent>>("ConsoleChange").implement({
  description: "An event of the console. Exactly one field is not null.",
  fields: (t) => ({
    order: t.expose("order", {
      type: OrderChange,
      nullable: true,
      authScopes: { admin: true },
      description: "A created, changed, or deleted order. For admins.",
    }),
    appointment: t.expose("appointment", {
      type: AppointmentChange,
      nullable: true,
      description: "A created, changed, or deleted appointment.",
    }),
    shifts: t.expose("shifts", {
      type: ShiftsChange,
      nullable: true,
      description: "A change of working hours.",
    }),
    list: t.expose("list", {
      type: ListNameEnum,
      nullable: true,
      description:
        "A list whose rows may have changed, at most once a second each. Orders and appointments have fields of their own.",
    }),
  }),
});

builder.subscriptionField("consoleChanged", (t) =>
  t.field({
    type: ConsoleChange,
    ...allow("staff"),
    description:
      "Every change that a window of the console shows, in one event stream, because browsers limit the connections to one server. For staff; orders for admins.",
    subscribe: (_root, _args, { changes, viewer }) =>
      mergeChanges<ConsoleEvent>({
        ...(isAdmin(viewer) && { order: changes.orders() }),
        appointment: changes.appointments(),
        shifts: changes.shifts(),
        list: changes.lists(),
      }),
    resolve: (change) => change,
  }),
);
