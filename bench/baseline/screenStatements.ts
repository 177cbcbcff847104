import { STOREFRONT_BY_TOP, STOREFRONT_BY_TYPE } from "./baselineStatements.ts";
import { APPOINTMENT_CALENDAR } from "./calendarStatement.ts";
import { EDIT_ORDER, MY_ORDERS, OPEN_ORDER, orderList, ordersOfRest } from "./orderStatements.ts";
import { productList, productsOfRest, STOREFRONT } from "./productStatements.ts";
import { MY_BOOKINGS } from "./salonStatements.ts";

/*
 * The statements for the documents of the screens: each returns the stored data of one document as JSON, under the names of GraphQL,
 * with the rows' own IDs. Values that follow from stored data by a rule (next states, page numbers, cursors) are not included.
 * Totals come from ListCount where our server uses it; otherwise they are counted.
 */

/** A recipient's name as shown: the buyer's when it is the same person. */
const RECIPIENT = `CASE WHEN "recipientName" = '' THEN "buyerName" ELSE "recipientName" END`;

/** The search for the word $2 with the shop's index of one and two characters, as our server does it. */
const containsWord = (column: string) =>
  `machiya_grams(machiya_search_text(${column})) @> machiya_word_grams(machiya_search_text($2::text))
   AND strpos(machiya_search_text(${column}), machiya_search_text($2::text)) > 0`;

/** The statements by path. The parameters come in the order in which the statement numbers them. */
export const SCREEN_READS = {
  /** $1: the rows before the page. */
  "order-list": orderList("true", "true"),
  /** $1: the rows before the page, $2: the state. */
  "order-list-by-state": orderList(`state = $2::"OrderState"`, "state = $2::text"),
  /** $1: the rows before the page, $2: the states. */
  "order-list-by-states": orderList(`state = ANY($2::"OrderState"[])`, "state = ANY($2::text[])"),
  /** $1: the rows before the page, $2: a part of the recipient's name. */
  "order-list-by-receiver": orderList(containsWord(RECIPIENT), null),
  /** $1: the customer, $2: the rows before the page. */
  "my-orders": MY_ORDERS,
  /** $1: the rows before the page. */
  "product-list": productList("true", "true"),
  /** $1: the rows before the page, $2: the product type. */
  "product-list-by-type": productList(
    `id IN (SELECT "productId" FROM "ProductToType" WHERE "productTypeId" = $2::int)`,
    null,
  ),
  /** $1: the rows before the page, $2: a part of the name. */
  "product-list-by-name": productList(containsWord("name"), null),
  "storefront-page": STOREFRONT,
  "storefront-by-type": STOREFRONT_BY_TYPE,
  "storefront-by-top": STOREFRONT_BY_TOP,
  "my-bookings": MY_BOOKINGS,
  /** $1: the first day, $2: the last day. */
  "appointment-calendar": APPOINTMENT_CALENDAR,
  /** The fields of REST. $1: the rows before the page, $2: the state. */
  "orders-by-state": ordersOfRest(`state = $2::"OrderState"`, "state = $2::text"),
  /** The fields of REST. $1: the rows before the page. */
  products: productsOfRest("true", "true"),
} as const;

/** The statements by path that read the rows of several keys, $1. */
export const SCREEN_READS_BY_KEY = { "open-order": OPEN_ORDER, "edit-order": EDIT_ORDER } as const;
