// Needs a browser for: layout
import { rowId } from "@machiya/schema/ids";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Console, openConsole } from "./console.ts";

let shop: Console;
/** A product with variants. */
let shirt: number;

beforeAll(async () => {
  shop = await openConsole({}, { columns: "default" });
  const created = await shop.admin.graphql<{ createProducts: { id: string }[] }>(
    "mutation ($input: CreateProductsInput!) { createProducts(input: $input) { id } }",
    { input: { products: [{ details: { name: "Shirt", price: "100" } }] } },
  );
  const id = created.data?.createProducts[0]?.id ?? "";
  const sizes = ["S", "M", "L", "XL"];
  await shop.admin.graphql(
    "mutation ($input: SetProductVariantsInput!) { setProductVariants(input: $input) { id } }",
    {
      input: {
        id,
        options: [{ name: "Size", values: sizes }],
        variants: sizes.map((size) => ({ values: [size] })),
      },
    },
  );
  shirt = rowId("Product", id) ?? 0;
});
afterAll(() => shop?.close());

interface LongForm {
  name: string;
  address: () => string;
  /** The field that is changed, and a valid text for it. */
  field: (page: Page) => ReturnType<Page["getByLabel"]>;
  text: string;
  submit?: string;
}

const onPage = (label: string | RegExp) => (page: Page) => page.getByRole("main").getByLabel(label).first();
const inPanel = (label: string | RegExp) => (page: Page) =>
  page.getByRole("dialog").getByLabel(label).first();

/** The forms whose buttons stay at the lower edge. */
const FORMS: readonly LongForm[] = [
  {
    name: "the shop",
    address: () => "/settings/shop",
    field: onPage(/^地址/),
    text: "台北市大同區迪化街一段 1 號",
  },
  {
    name: "orders",
    address: () => "/settings/ordering",
    field: onPage(/^每位顧客的未付款訂單上限/),
    text: "7",
  },
  { name: "the salon", address: () => "/settings/salon", field: onPage(/^取消期限/), text: "36" },
  { name: "a product", address: () => "/product/1", field: onPage(/^名稱/), text: "尚未存檔" },
  { name: "an order", address: () => "/product-order?edit=1", field: inPanel("備註"), text: "請按門鈴" },
  { name: "a staff member", address: () => "/employer?staff=1", field: inPanel(/^職稱/), text: "店務經理" },
  {
    name: "variants",
    address: () => `/product?variants=${shirt}`,
    field: inPanel("S 的價格"),
    text: "480",
    submit: "儲存規格",
  },
];

it.each([1280, 390])("the error of a failed save is seen at a width of %i", async (width) => {
  const page = await shop.open({ width, failingRequests: true });
  await page.route("**/graphql", async (route) =>
    route.request().headers()["idempotency-key"] === undefined
      ? route.fallback()
      : route.fulfill({ status: 500, contentType: "text/html", body: "<h1>Error</h1>" }),
  );
  // A page with unsaved input asks before it is left.
  page.on("dialog", (dialog) => void dialog.accept());
  for (const { name, address, field, text, submit = "儲存" } of FORMS) {
    await page.goto(shop.origin + address());
    await field(page).fill(text);
    await page.getByRole("button", { name: submit, exact: true }).last().click();
    const alert = page.getByRole("alert").filter({ hasText: "伺服器發生問題" }).last();
    await alert.waitFor();
    const isSeen = await alert.evaluate((element) => {
      const { x, y, width: across, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + across / 2, y + height / 2));
    });
    expect(isSeen, name).toBe(true);
  }
  await page.context().close();
});
