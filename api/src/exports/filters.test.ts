import { describe, expect, test } from "vitest";
import { orderListVariables } from "../../../web-admin/src/orders/orderSearch.ts";
import { productListVariables } from "../../../web-admin/src/products/productSearch.ts";
import { orderFilter } from "./orderFilter.ts";
import { productFilter } from "./productFilter.ts";

/** What the console asks of the server at this address must be what its download holds. */
describe("an address means to the export what it means to the console", () => {
  test.each([
    "",
    "number=1042",
    "number=%2312,%2013%E3%80%8114",
    "number=many",
    "customer=7,%208",
    "customer=x",
    "buyer=%20%E7%8E%8B%20&recipient=x&note=12345",
    "state=WAITING&paymentMethod=UNKNOWN&paymentState=REFUND_PENDING&source=ROBOT",
    "state=waiting&paymentMethod=3&paymentState=&source=NOBODY",
    "deliveryFrom=2026-11-01&deliveryTo=2026-11-30&expectedFrom=2026-11-05",
    "expectedTo=2026-11-05&deliveryFrom=yesterday",
    "page=3&order=7&state=CANCELLED",
    "state=OPEN&paymentMethod=BANK_TRANSFER&paymentState=UNPAID",
  ])("orders: %s", (address) => {
    const search = new URLSearchParams(address);
    expect(orderFilter(search)).toEqual(orderListVariables(search).filter);
  });

  test.each([
    "",
    "code=tea&name=%20x%20",
    "state=FROZEN&topPick=no",
    "state=ENABLED&stock=LOW",
    "stock=HIGH",
    "state=GONE&topPick=maybe&page=2",
  ])("products: %s", (address) => {
    const search = new URLSearchParams(address);
    expect(productFilter(search)).toEqual(productListVariables(search).filter);
  });
});
