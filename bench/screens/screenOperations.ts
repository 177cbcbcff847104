import {
  editOrder,
  myOrders,
  openOrder,
  orderList,
  orderListByReceiver,
  orderListByState,
} from "./orderScreens.ts";
import { productList, productListByName, productListByType, storefrontPage } from "./productScreens.ts";
import { ordersByState, products } from "./restLists.ts";
import { appointmentCalendar, freeSlotsOfWindow } from "./salonScreens.ts";

/** The documents that the screens send, and the lists of REST. */
export const SCREEN_OPERATIONS = {
  "screen-order-list": orderList,
  "screen-order-list-state": orderListByState,
  "screen-order-list-receiver": orderListByReceiver,
  "screen-open-order": openOrder,
  "screen-edit-order": editOrder,
  "screen-product-list": productList,
  "screen-product-list-type": productListByType,
  "screen-product-list-name": productListByName,
  "screen-storefront": storefrontPage,
  "screen-storefront-uncached": storefrontPage,
  "screen-my-orders": myOrders,
  "screen-free-slots-uncached": freeSlotsOfWindow,
  "screen-calendar": appointmentCalendar,
  "orders-by-state": ordersByState,
  products,
} as const;

export type ScreenOperationName = keyof typeof SCREEN_OPERATIONS;

/** Describes what each line measures, for the reader of the table. */
export const SCREEN_DESCRIPTIONS: Record<ScreenOperationName, string> = {
  "screen-order-list": "the console's order list, OrderListQuery",
  "screen-order-list-state": "the same, filtered by all open states or by one state",
  "screen-order-list-receiver": "the same, filtered by a part of the recipient's name; the total is counted",
  "screen-open-order": "an order in the console's panel, OpenOrderQuery; the baseline batches keys",
  "screen-edit-order": "an order in the console's edit form, OpenOrderQuery; the baseline batches keys",
  "screen-product-list": "the console's product list, ProductListQuery",
  "screen-product-list-type": "the same, filtered by a product type; the total is counted",
  "screen-product-list-name": "the same, filtered by a part of the name; the total is counted",
  "screen-storefront": "the storefront's first page, StorefrontPageQuery, from the response cache",
  "screen-storefront-uncached": "the same from an API process with RESPONSE_CACHE=false",
  "screen-my-orders": "a customer's first page of orders, MyOrdersPageQuery; the total is counted",
  "screen-free-slots-uncached":
    "the free slots of all days that customers may book, useFreeSlotsQuery, RESPONSE_CACHE=false; see --taken",
  "screen-calendar": "a month of the appointment calendar, AppointmentCalendarQuery",
  "orders-by-state": "page of 10 orders in one state with the fields of REST and a cached total",
  products: "page of 10 products in any state with the fields of REST and a cached total",
};
