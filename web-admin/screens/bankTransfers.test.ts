import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ConsoleShop, chooseFile, openConsole } from "./console.ts";

/** The number of transfers of the day. */
const TRANSFERS = 20;

let shop: ConsoleShop;
let prisma: PrismaClient;
/** The orders that wait for the transfers, with the digits of the accounts. */
let orders: { id: number; digits: string; total: number }[];
beforeAll(async () => {
  shop = await openConsole();
  prisma = connectPrisma(shop.databaseUrl);
  await prisma.order.updateMany({ where: { paymentMethod: 3 }, data: { paymentMethod: 4 } });
  orders = [];
  for (let index = 0; index < TRANSFERS; index += 1) {
    const [digits, total] = [String(31_000 + index * 37), 500 + index * 10];
    const { id } = await prisma.order.create({
      data: {
        buyerName: `顧客${index}`,
        buyerPhone: "0900000000",
        recipientName: `顧客${index}`,
        recipientPhone: "0900000000",
        address: "台北市中正區",
        source: "SHOPPING_PLATFORM",
        paymentMethod: 3,
        note: digits,
        total,
        subtotal: total,
        totalQuantity: 1,
        createdAt: new Date(Date.now() - 2 * 86_400_000),
      },
    });
    orders.push({ id, digits, total });
  }
});
afterAll(async () => {
  await prisma?.$disconnect();
  await shop?.close();
});

const yesterday = () =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Taipei" }).format(Date.now() - 86_400_000);
/** The bank's file, whose columns Taiwan's banks write like this. */
const bankFile = () =>
  [
    "帳號,012-34567890,,,,",
    "日期,時間,支出,存入,帳號,備註",
    ...orders.map(
      ({ digits, total }, index) =>
        `${yesterday()},09:${String(10 + index)}:00,,"${total.toLocaleString("en")}",="00081234${digits}",跨行`,
    ),
    `${yesterday()},10:00:00,"1,000",,,手續費`,
    `合計,,"1,000","${orders.reduce((sum, { total }) => sum + total, 0)}",,`,
  ].join("\r\n");

const text = () => shop.page.getByLabel("銀行明細", { exact: true });
const read = () => shop.page.getByRole("button", { name: "讀取明細" }).click();
const lines = () => shop.page.getByRole("table", { name: "比對結果" });
const paidOrders = () =>
  prisma.order.count({ where: { id: { in: orders.map(({ id }) => id) }, paymentState: "PAID" } });

it("is reached from the tab of unpaid transfers", async () => {
  await shop.openScreen("/product-order");
  await shop.page.getByRole("link", { name: /^未付匯款/ }).click();
  await shop.page.getByRole("button", { name: "匯款對帳" }).click();
  await shop.page.getByRole("heading", { name: "匯款對帳", level: 1 }).waitFor();
});

it("names the lines that cannot be read and offers to record the others", async () => {
  await text().fill(bankFile().replace("09:11:00", "25:11:00").replace('"520"', '"52,0"'));
  await read();
  const unreadable = shop.page.getByRole("list", { name: "無法讀取的明細" }).getByRole("listitem");
  await expect
    .poll(() => unreadable.allTextContents())
    .toEqual([
      expect.stringMatching(/^第 4 行：時間不正確/),
      expect.stringMatching(/^第 5 行：金額不正確（52,0）$/),
    ]);
  const all = shop.page.getByRole("button", { name: `全部確定的入帳（${TRANSFERS - 2}）` });
  expect(await all.isDisabled()).toBe(false);
  await text().fill("日期,存入\n2026/13/01,1\n2026/13/02,2\n2026/11/01,3");
  await read();
  await shop.page.getByText("尚未寫入任何資料。").waitFor();
  expect(await shop.page.getByRole("button", { name: /^全部確定的入帳/ }).isDisabled()).toBe(true);
  expect(await shop.page.getByRole("button", { name: /^將第/ }).count()).toBe(0);
  expect(await paidOrders()).toBe(0);
});

it("matches twenty transfers of a file and accepts them with one click", async () => {
  await shop.page.getByLabel("銀行名稱").fill("玉山銀行");
  await chooseFile(shop.page, shop.page.getByRole("button", { name: "選擇檔案" }), {
    name: "bank.csv",
    bytes: Buffer.from(bankFile()),
  });
  await expect.poll(() => text().inputValue()).toContain("跨行");
  await read();
  await shop.page.getByText(`共 ${TRANSFERS + 1} 筆：確定 ${TRANSFERS}、可能 0、已入帳 0`).waitFor();
  const first = lines().getByRole("row").nth(1);
  expect(await first.textContent()).toMatch(/09:10.*\$500.*確定末五碼與金額相符.*顧客0/);
  expect(await first.getByRole("link").getAttribute("href")).toBe(`/product-order?order=${orders[0]?.id}`);
  await shop.page.getByRole("button", { name: `全部確定的入帳（${TRANSFERS}）` }).click();
  await shop.page.getByText(`已入帳 ${TRANSFERS} 筆`).waitFor();
  await shop.page.getByText(`確定 0、可能 0、已入帳 ${TRANSFERS}`).waitFor();
  expect(await paidOrders()).toBe(TRANSFERS);
});

it("undoes them within a minute, and counts each once when the file is read again", async () => {
  await shop.page.getByRole("button", { name: "復原" }).click();
  await shop.page.getByText(`已復原 ${TRANSFERS} 筆`).waitFor();
  expect(await paidOrders()).toBe(0);
  await lines().getByRole("button", { name: "將第 3 行入帳" }).click();
  await shop.page.getByText("已入帳 1 筆").waitFor();
  await shop.page.getByRole("button", { name: `全部確定的入帳（${TRANSFERS - 1}）` }).click();
  await shop.page.getByText(`已入帳 ${TRANSFERS - 1} 筆`).waitFor();
  expect(await paidOrders()).toBe(TRANSFERS);

  await shop.page.reload();
  await text().fill(bankFile());
  await read();
  await shop.page.getByText(`確定 0、可能 0、已入帳 ${TRANSFERS}`).waitFor();
  expect(await lines().getByText("先前已入帳").count()).toBe(TRANSFERS);
  const payments = await prisma.payment.groupBy({
    by: ["orderId"],
    where: { orderId: { in: orders.map(({ id }) => id) }, state: "CAPTURED" },
    _count: true,
  });
  expect(payments.map(({ _count }) => _count)).toEqual(orders.map(() => 1));
});

it("lets staff correct the columns, which are remembered for the bank, and choose among orders", async () => {
  const made = await Promise.all(
    ["甲", "乙"].map((buyerName) =>
      prisma.order.create({
        data: {
          buyerName,
          buyerPhone: "0900000000",
          recipientName: buyerName,
          recipientPhone: "0900000000",
          address: "台北市中正區",
          source: "MANUAL",
          paymentMethod: 3,
          total: 777,
          totalQuantity: 1,
          createdAt: new Date(Date.now() - 2 * 86_400_000),
        },
      }),
    ),
  );
  const page = await shop.openScreen("/product-order/transfers", { width: 390 });
  await page.getByLabel("銀行名稱").fill("小銀行");
  await page
    .getByLabel("銀行明細", { exact: true })
    .fill(`${yesterday()} 09:00\t888\t777\n${yesterday()} 09:30\t889\t5`);
  await page.getByRole("button", { name: "讀取明細" }).click();
  await page.getByText("共 2 筆：確定 0、可能 0、已入帳 0").waitFor();
  await page.getByLabel("第 3 欄的意義").selectOption({ label: "存入金額" });
  await page.getByText("共 2 筆：確定 0、可能 1、已入帳 0").waitFor();
  expect(await page.getByLabel("第 2 欄的意義").inputValue()).toBe("IGNORED");

  await page.getByLabel("第 1 行的訂單").selectOption(Buffer.from(`Order:${made[1]?.id}`).toString("base64"));
  await page.getByRole("button", { name: "將第 1 行入帳" }).click();
  await page.getByText("已入帳 1 筆").waitFor();
  const paid = await prisma.order.findMany({ where: { total: 777, paymentState: "PAID" } });
  expect(paid.map(({ buyerName }) => buyerName)).toEqual(["乙"]);

  await page.reload();
  await page.getByLabel("銀行名稱").fill("小銀行");
  await page.getByLabel("銀行明細", { exact: true }).fill(`${yesterday()} 09:00\t888\t777`);
  await page.getByRole("button", { name: "讀取明細" }).click();
  await page.getByText("先前已入帳").waitFor();
  expect(await page.getByLabel("第 3 欄的意義").inputValue()).toBe("AMOUNT");
});

it("says when another person was faster", async () => {
  const [order] = await prisma.order.findMany({ where: { total: 777, paymentState: "UNPAID" } });
  const page = await shop.openScreen("/product-order/transfers");
  await page.getByLabel("銀行明細", { exact: true }).fill(`${yesterday()},777,甲`);
  await page.getByRole("button", { name: "讀取明細" }).click();
  await page.getByText("共 1 筆：確定 0、可能 1、已入帳 0").waitFor();
  await prisma.order.update({ where: { id: order?.id ?? 0 }, data: { version: { increment: 1 } } });
  await page.getByRole("button", { name: "將第 1 行入帳" }).click();
  await page.getByText("第 1 行：訂單已有變動，請確認後再試。").waitFor();
});
