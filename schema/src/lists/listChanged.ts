import { allow, builder } from "../builder.ts";
import type { ListName } from "../context.ts";
import { describedEnum } from "../enums.ts";

const ListNameEnum = describedEnum<ListName>("ListName", "A list of the console.", {
  PRODUCTS: "Products, with their stock, types, and discounts.",
  PRODUCT_TYPES: "Product types.",
  DISCOUNTS: "Discounts, and the products and customers that have them.",
  CUSTOMERS: "Customers, with their blocks and discounts.",
  BLOCKS: "Blocked customers.",
  IMAGES: "Images.",
  SERVICES: "Services.",
  SHIFT_TEMPLATES: "Shift templates.",
  STAFF: "Staff members.",
  WEBHOOKS: "Webhook endpoints.",
  API_TOKENS: "API tokens.",
  FAILED_JOBS: "Failed jobs.",
});

const ListChange = builder.objectRef<{ list: ListName }>("ListChange").implement({
  description: "Rows of a list may have changed. It says which list and nothing about its rows.",
  fields: (t) => ({
    list: t.expose("list", { type: ListNameEnum, description: "The list." }),
  }),
});

builder.subscriptionField("listChanged", (t) =>
  t.field({
    type: ListChange,
    ...allow("staff"),
    description:
      "Every list whose rows may have changed, at most once a second each; orders and appointments have subscriptions of their own. For staff.",
    subscribe: (_root, _args, { changes }) => changes.lists(),
    resolve: (list) => ({ list }),
  }),
);
