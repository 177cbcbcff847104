import { LANGUAGES, type Language } from "@machiya/schema/domain/language";
import { toWire } from "@machiya/schema/domain/money";
import { includedTax } from "@machiya/schema/domain/orders/includedTax";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { request } from "../e2e/appointmentDay.ts";
import { newOrder, TEA } from "../e2e/newOrder.ts";
import { en } from "../src/language/catalogs/en.ts";
import { ja } from "../src/language/catalogs/ja.ts";
import { th } from "../src/language/catalogs/th.ts";
import { zhHant } from "../src/language/catalogs/zhHant.ts";
import { countClicks, maxClicks } from "./clicks.ts";
import { type ConsoleShop, openConsole } from "./console.ts";

const CATALOGS = { cn: zhHant, en, jp: ja, th };
/** A number as Japan gives them to issuers of qualified invoices. */
const TAX_NUMBER = "T1234567890123";

let shop: ConsoleShop;
let numbers: number[];

beforeAll(async () => {
  shop = await openConsole({}, { columns: "default" });
  const details = {
    buyerName: "列印",
    recipientName: "收件陳",
    address: "臺北市大同區 1 號",
    note: "請冷藏",
  };
  const orders = [await newOrder(shop.admin, details), await newOrder(shop.admin, details)];
  numbers = orders.map(({ number }) => number);
});
afterAll(() => shop?.close());

async function openSheet(sheet: string, language: Language = "cn"): Promise<void> {
  await shop.openScreen(`/product-order?print=${sheet}&orders=${numbers.join(",")}`, { language });
  await shop.page.getByText(`#${numbers[0]}`).first().waitFor();
}

it("lists all orders on one pick list, with the sum of each product", async () => {
  await openSheet("pick");
  const row = shop.page.getByRole("row").filter({ hasText: TEA });
  expect(await row.getByRole("cell").nth(3).textContent()).toBe("2");
  await row.getByText(`#${numbers[0]} × 1, #${numbers[1]} × 1`).waitFor();
});

it("shows a packing slip without prices for each order, and receipts with prices", async () => {
  await openSheet("slip");
  for (const text of ["收件陳", "臺北市大同區 1 號"]) expect(await shop.page.getByText(text).count()).toBe(2);
  expect(await shop.page.getByRole("main").textContent()).not.toContain("$");
  await openSheet("receipt");
  expect(await shop.page.getByRole("main").textContent()).toContain("$");
});

it("leaves out of pick lists and packing slips what a refund has returned to the stock", async () => {
  const returned = await newOrder(shop.admin, { buyerName: "退貨" });
  const { node } = await request<{ node: { total: string; lines: { product: { id: string } }[] } }>(
    shop.admin,
    "query ($id: ID!) { node(id: $id) { ... on Order { total lines { product { id } } } } }",
    { id: returned.id },
  );
  const { recordPayment } = await request<{ recordPayment: { id: string } }>(
    shop.admin,
    "mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { id } }",
    { input: { orderId: returned.id, kind: "CASH", amount: node.total } },
  );
  const restock = node.lines.map(({ product: { id } }) => ({ productId: id, quantity: "1" }));
  await request(
    shop.admin,
    "mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) { id } }",
    { input: { paymentId: recordPayment.id, amount: node.total, reason: "退貨", method: "MANUAL", restock } },
  );
  for (const sheet of ["pick", "slip"]) {
    await shop.page.goto(
      `${shop.origin}/product-order?print=${sheet}&orders=${returned.number},${numbers[0]}`,
    );
    await shop.page.getByText(`#${returned.number}`).first().waitFor();
    const row = shop.page.getByRole("row").filter({ hasText: TEA });
    expect(await row.count()).toBe(1);
    expect(await row.innerText()).not.toContain(`#${returned.number}`);
  }
});

it("prints the included tax and the registration number on receipts in every language, once they are set", async () => {
  await openSheet("receipt");
  for (const { orderPrint } of Object.values(CATALOGS))
    expect(await shop.page.getByText(orderPrint.taxNumber(TAX_NUMBER)).count()).toBe(0);
  const { store } = await request<{ store: { id: string } }>(shop.admin, "{ store { id } }", {});
  await request(
    shop.admin,
    "mutation ($input: UpdateStoreInput!) { updateStore(input: $input) { taxNumber } }",
    { input: { id: store.id, details: { taxPercent: "10", taxNumber: TAX_NUMBER } } },
  );
  const { orders } = await request<{ orders: { edges: { node: { total: string } }[] } }>(
    shop.admin,
    "query ($numbers: [Int!]) { orders(filter: { numbers: $numbers }) { edges { node { total } } } }",
    { numbers },
  );
  const tax = `$${toWire(includedTax(orders.edges[0]?.node.total ?? 0, "10", null))}`;
  for (const language of LANGUAGES) {
    const { orderPrint } = CATALOGS[language];
    for (const sheet of ["receipt", "receipt-a4"]) {
      await openSheet(sheet, language);
      expect(await shop.page.getByText(orderPrint.taxNumber(TAX_NUMBER)).count()).toBe(2);
      const row = shop.page.getByRole("row").filter({ hasText: orderPrint.includedTax("10") });
      expect(await row.first().getByRole("cell").last().textContent()).toBe(tax);
    }
  }
});

it("is a receipt only once the order is paid", async () => {
  const details = { buyerName: "未付" };
  const [unpaid, paid] = [await newOrder(shop.admin, details), await newOrder(shop.admin, details)];
  await request(
    shop.admin,
    "mutation ($input: UpdateOrderInput!) { updateOrder(input: $input) { paymentState } }",
    { input: { id: paid.id, details: { paymentState: "PAID" } } },
  );
  for (const language of LANGUAGES) {
    const { receiptTitle, statementTitle } = CATALOGS[language].orderPrint;
    await shop.openScreen(`/product-order?print=receipt&orders=${unpaid.number},${paid.number}`, {
      language,
    });
    await shop.page.getByText(`${statementTitle} #${unpaid.number}`).waitFor();
    await shop.page.getByText(`${receiptTitle} #${paid.number}`).waitFor();
  }
});

it("is reached from the selection and from an order, and prints on arrival", async () => {
  const { page } = shop;
  const print = vi.spyOn(window, "print");
  const clicks = countClicks();
  await shop.openScreen("/product-order?buyer=列印");
  await page.getByRole("checkbox", { name: "選取本頁全部" }).click();
  const bar = page.getByRole("toolbar", { name: "批次操作" });
  await bar.getByRole("button", { name: "列印" }).click();
  await page.getByRole("menuitem", { name: "揀貨單" }).click();
  await expect.poll(() => print.mock.calls.length).toBe(1);
  expect(clicks.count()).toBe(maxClicks("print one pick list of many orders"));
  clicks.stop();
  expect(new URL(page.url()).searchParams.get("orders")?.split(",").sort()).toEqual(
    numbers.map(String).sort(),
  );
  await shop.openScreen(`/product-order?order=${numbers[0]}`);
  await page.getByRole("dialog").getByRole("button", { name: "列印" }).click();
  await page.getByRole("menuitem", { name: "收據（A4）" }).click();
  await page.getByRole("heading", { name: "收據（A4）" }).waitFor();
  await expect.poll(() => print.mock.calls.length).toBe(2);
  print.mockRestore();
});
