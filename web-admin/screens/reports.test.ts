import { shiftDay } from "@machiya/schema/domain/time/calendarTime";
import { dayOf, startOfDay } from "@machiya/schema/domain/time/shopTime";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { network } from "../../testing/screens/network.ts";
import { newOrder, TEA } from "../e2e/newOrder.ts";
import { countClicks, maxClicks } from "./clicks.ts";
import { type ConsoleShop, openConsole } from "./console.ts";

const ZONE = "Asia/Taipei";
/** A day without other orders, payments, and appointments, long before the demo's. */
const DAY = "2021-03-03";
const ADDRESS = `/reports?period=custom&from=${DAY}&to=${DAY}`;

let shop: ConsoleShop;
let database: pg.Client;

beforeAll(async () => {
  shop = await openConsole();
  database = new pg.Client({ connectionString: shop.databaseUrl });
  await database.connect();
  const noon = new Date(startOfDay(DAY, ZONE).getTime() + 12 * 3_600_000).toISOString();
  const orders = [
    await newOrder(shop.admin, { buyerName: "=1+1" }),
    await newOrder(shop.admin, { buyerName: "報表", paymentMethodCode: 3 }),
  ];
  const [paid, open] = orders.map(({ number }) => number);
  await database.query(
    `UPDATE "Order" SET "createdAt" = $1, subtotal = 1000, "discountTotal" = -100, total = 900 WHERE id IN ($2, $3)`,
    [noon, paid, open],
  );
  await database.query(`UPDATE "OrderLine" SET "unitPrice" = 1000 WHERE "orderId" IN ($1, $2)`, [paid, open]);
  await database.query(
    `INSERT INTO "Payment" ("orderId", kind, amount, state, "receivedAt", "updatedAt") VALUES ($1, 'CASH', 900, 'CAPTURED', $2, now())`,
    [paid, noon],
  );
  await database.query(
    `WITH made AS (INSERT INTO "Appointment" ("customerName", source, state, outcome, "startsAt", "endsAt", "updatedAt")
       VALUES ('高小姐', 'MANUAL', 'CONFIRMED', 'NO_SHOW', $1::timestamptz, $1::timestamptz + interval '90 minutes', now()) RETURNING id)
     INSERT INTO "AppointmentItem" ("appointmentId", "serviceName", "serviceMinutes", "servicePrice", "startsAt", "endsAt")
     SELECT id, '=剪髮', 90, 800, $1::timestamptz, $1::timestamptz + interval '90 minutes' FROM made`,
    [noon],
  );
});
afterAll(async () => {
  await database?.end();
  await shop?.close();
});

const figure = (label: string) =>
  shop.page
    .locator("dl > div")
    .filter({ has: shop.page.getByText(label, { exact: true }) })
    .locator("dd")
    .first();
const section = (title: string) => shop.page.getByRole("region", { name: title, exact: true });
const cells = (title: string, row: string) =>
  section(title)
    .getByRole("row")
    .filter({ has: shop.page.getByRole("rowheader", { name: row }) })
    .getByRole("cell")
    .allTextContents();

it("is reached from the menu and shows the figures of the chosen day", async () => {
  const { page } = shop;
  const clicks = countClicks();
  await shop.openScreen("/");
  await page
    .getByRole("navigation", { name: "主選單" })
    .getByRole("link", { name: "報表", exact: true })
    .click();
  await page.getByLabel("期間").selectOption({ label: "昨天" });
  await page.waitForURL(/period=yesterday/);
  // A choice in a select takes two clicks.
  expect(clicks.count() + 2).toBe(maxClicks("see the figures of another period"));
  clicks.stop();
  await shop.openScreen(ADDRESS);
  await section("依商品").getByRole("rowheader", { name: TEA }).waitFor();
  const shown: Record<string, string | null> = {};
  for (const label of [
    "折扣前金額",
    "折扣",
    "淨額",
    "已付款",
    "未付款",
    "平均訂單金額",
    "到店預約",
    "取消的預約",
    "未到",
    "未到率",
    "太晚取消",
  ])
    shown[label] = await figure(label).textContent();
  expect(shown).toEqual({
    折扣前金額: "$2,000",
    折扣: "-$200",
    淨額: "$1,800",
    已付款: "$900",
    未付款: "$900",
    平均訂單金額: "$900",
    到店預約: "1",
    取消的預約: "0",
    未到: "1",
    未到率: "100%",
    太晚取消: "0",
  });
});

it("shows each section as a chart and as the table of the same numbers", async () => {
  const sums = ["2", "$2,000", "-$200", "$1,800"];
  expect(await cells("依日期", "2021/03/03")).toEqual([...sums, "$900", "1"]);
  expect(await cells("依星期與時段", "週三 12:00")).toEqual(sums);
  expect(await cells("依商品", TEA)).toEqual(["2", "2", "$2,000"]);
  expect(await cells("依服務", "=剪髮")).toEqual(["1", "$800", "1.5"]);
  expect(await cells("未到（依員工）", "不指定")).toEqual(["1", "1", "100%", "0"]);
  expect(await cells("未到（依服務）", "=剪髮")).toEqual(["1", "1", "100%", "0"]);
  expect(await cells("到店預約（依星期與時段）", "週三 12:00")).toEqual(["1"]);
  for (const title of [
    "未到（依員工）",
    "未到（依服務）",
    "到店預約（依星期與時段）",
    "依日期",
    "依付款方式",
    "依訂單來源",
    "依星期與時段",
    "依員工",
    "依服務",
    "依商品",
    "依商品類別",
  ])
    await section(title).getByRole("img", { name: /^圖表/ }).waitFor();
});

it("saves a section as CSV with escaped formulas", async () => {
  const button = section("依服務").getByRole("button", { name: "下載「依服務」的 CSV" });
  const download = shop.page.nextDownload();
  await button.click();
  const { name, text } = await download;
  expect(name).toBe(`services-${DAY}-${DAY}.csv`);
  expect(text).toBe("\ufeff名稱,預約項目,預約金額,預約時數\r\n'=剪髮,1,800,1.5\r\n");
});

it("loads all products for the file, and for the button that shows them", async () => {
  const { page } = shop;
  const today = dayOf(new Date(), ZONE);
  await shop.openScreen(`/reports?period=custom&from=${shiftDay(today, -300)}&to=${today}`);
  const products = section("依商品");
  const showAll = products.getByRole("button", { name: /^顯示全部/ });
  const total = Number(/\d+/.exec((await showAll.textContent()) ?? "")?.[0]);
  expect(total).toBeGreaterThan(20);
  expect(await products.getByRole("rowheader").count()).toBe(20);
  const button = products.getByRole("button", { name: "下載「依商品」的 CSV" });
  const download = page.nextDownload();
  await button.click();
  const { text } = await download;
  // The columns' names, all products, and the end of the last line.
  expect(text.split("\r\n")).toHaveLength(total + 2);
  expect(await products.getByRole("rowheader").count()).toBe(20);
  await page.reload();
  await showAll.click();
  await products
    .getByRole("rowheader")
    .nth(total - 1)
    .waitFor();
  expect(await products.getByRole("rowheader").count()).toBe(total);
  await showAll.waitFor({ state: "detached" });
  await shop.openScreen(ADDRESS);
  await section("依商品").getByRole("rowheader", { name: TEA }).waitFor();
});

it("offers the rows of its days as files, and so do the lists", async () => {
  const { page } = shop;
  await page.getByRole("button", { name: "匯出 CSV" }).click();
  const menu = page.getByRole("menu");
  await menu.getByRole("menuitem").first().waitFor();
  const hrefs: Record<string, string | null> = {};
  for (const item of await menu.getByRole("menuitem").all())
    hrefs[(await item.textContent()) ?? ""] = await item.getAttribute("href");
  expect(hrefs).toEqual({
    匯出訂單: `/exports/orders.csv?createdFrom=${DAY}&createdTo=${DAY}`,
    匯出付款紀錄: `/exports/payments.csv?from=${DAY}&to=${DAY}`,
    匯出預約: `/exports/appointments.csv?startFrom=${DAY}&startTo=${DAY}`,
    匯出員工工時: `/exports/staff-hours.csv?from=${DAY}&to=${DAY}`,
    匯出顧客: "/exports/customers.csv",
  });
  const file = await shop.admin.fetch(hrefs.匯出預約 ?? "");
  const [header, row] = Buffer.from(await file.arrayBuffer())
    .toString()
    .split("\r\n");
  expect(header).toMatch(/^\ufeff預約編號,顧客,電話,開始時間/);
  expect(row).toContain("高小姐,,2021/03/03 12:00,2021/03/03 13:30,'=剪髮,不指定,800,");
  const hrefOn = async (path: string, name: string) => {
    await shop.openScreen(path);
    return page.getByRole("link", { name, exact: true }).getAttribute("href");
  };
  expect(await hrefOn("/appointment?state=PENDING", "匯出 CSV")).toBe(
    "/exports/appointments.csv?state=PENDING",
  );
  expect(await hrefOn("/line-user?blocked=yes", "匯出 CSV")).toBe("/exports/customers.csv?blocked=yes");
  expect(await hrefOn("/employer-shift?view=month&day=2021-03-03&staff=2", "匯出員工工時")).toBe(
    "/exports/staff-hours.csv?from=2021-03-01&to=2021-03-31&staff=2",
  );
  await shop.openScreen(ADDRESS);
});

it("shows the closing sheet of the day, with the takings by kind", async () => {
  const { page } = shop;
  await page.getByRole("link", { name: "日結單" }).click();
  const takings = page.getByRole("table", { name: "收款" });
  const cash = takings
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: "現金", exact: true }) });
  await cash.waitFor();
  expect(await cash.getByRole("cell").allTextContents()).toEqual(["$900", "$0", "$900"]);
  expect(new URL(page.url()).search).toBe(`?print=closing&day=${DAY}`);
});

it("says when a period is empty, and refuses staff who are not admins", async () => {
  await shop.openScreen("/reports?period=custom&from=2020-01-01&to=2020-01-01");
  await section("依商品").getByText("這段期間沒有資料。").waitFor();
  const page = await shop.openScreen("/reports", { viewer: "staff" });
  await page.getByRole("alert").getByRole("link", { name: "回首頁" }).waitFor();
});

it("shows an error with a retry when a part cannot be loaded", async () => {
  network.mayFail = true;
  const isFailing = { value: true };
  network.intercept(({ body }) =>
    isFailing.value && JSON.stringify(body)?.includes('"previous"')
      ? Promise.reject(new TypeError("Failed to fetch"))
      : null,
  );
  const page = await shop.openScreen(ADDRESS);
  const retry = page.getByRole("alert").getByRole("button", { name: "再試一次" });
  await retry.waitFor();
  isFailing.value = false;
  await retry.click();
  await page.getByText("$1,800", { exact: true }).first().waitFor();
});
