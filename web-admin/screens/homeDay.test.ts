import { calendarDays, dayOf, startOfDay } from "@machiya/schema/domain/time/shopTime";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { countClicks, maxClicks } from "./clicks.ts";
import { type ConsoleShop, hasText, openConsole } from "./console.ts";

/** Hours east of UTC at which it is noon in the shop, so that appointments later today exist at any time. */
const OFFSET = 12 - new Date().getUTCHours();
/** The sign in the names of these zones is that of hours west of UTC. */
const ZONE = `Etc/GMT${OFFSET > 0 ? "-" : "+"}${Math.abs(OFFSET)}`;

let shop: ConsoleShop;
let database: pg.Client;

beforeAll(async () => {
  shop = await openConsole();
  database = new pg.Client({ connectionString: shop.databaseUrl });
  await database.connect();
  // Only what a test creates needs attention, and every staff member's day is empty.
  for (const statement of [
    `UPDATE "Appointment" SET state = 'CANCELLED'`,
    `UPDATE "Order" SET "expectedDeliveryDate" = NULL, "deliveryDateSetAt" = NULL, "paymentReportedAt" = NULL, "paymentReportDigits" = NULL, "overpaid" = 0`,
    `UPDATE "Product" SET stock = 100`,
    `DELETE FROM "ShiftAssignment"`,
    `DELETE FROM "StaffTimeOff"`,
    `DELETE FROM "StoreClosure"`,
    `UPDATE "Store" SET "openWeekdays" = '{}', "timeZone" = '${ZONE}'`,
  ])
    await database.query(statement);
});
afterAll(async () => {
  await database?.end();
  await shop?.close();
});

const waiting = () => shop.page.getByRole("region", { name: "需要處理" });
const schedule = () => shop.page.getByRole("region", { name: "今日行程" });
const row = (text: string) => waiting().getByRole("listitem").filter({ hasText: text });
const dialog = () => shop.page.getByRole("dialog").or(shop.page.getByRole("alertdialog"));
const numberOf = async (sql: string): Promise<number> =>
  (await database.query<{ id: number }>(sql)).rows[0]?.id ?? 0;

it("says that nothing needs attention", async () => {
  await shop.openScreen("/");
  await waiting().getByText("目前沒有需要處理的事項。").waitFor();
});

it("lists an order that holds more money than it costs, and opens it", async () => {
  const number = await numberOf(`SELECT id FROM "Order" WHERE "draftOf" IS NULL ORDER BY id DESC LIMIT 1`);
  await database.query(`UPDATE "Order" SET "overpaid" = 225 WHERE id = $1`, [number]);
  await shop.openScreen("/");
  const overpaid = row(`訂單 #${number}`).filter({ hasText: "溢收待退款" });
  await overpaid.getByText("溢收 $225").waitFor();
  expect(await overpaid.getByRole("link", { name: "前往退款" }).getAttribute("href")).toContain(`${number}`);
  await database.query(`UPDATE "Order" SET "overpaid" = 0 WHERE id = $1`, [number]);
});

it("marks a reported transfer as paid with one click, and moves the money into today's takings", async () => {
  const number = await numberOf(
    `SELECT id FROM "Order" WHERE state = 'ESTABLISHED' AND "paymentState" = 'UNPAID' AND "draftOf" IS NULL ORDER BY id LIMIT 1`,
  );
  await database.query(
    `UPDATE "Order" SET "paymentMethod" = 3, total = 1234, "paymentReportDigits" = '48213', "paymentRecordedAt" = NULL,
       "paymentReportedAt" = now() - interval '2 days' WHERE id = $1`,
    [number],
  );
  const report = row(`訂單 #${number}`);
  await report.getByText("48213").waitFor();
  // The demo may have payments of today.
  const takings = shop.page.getByRole("region", { name: "今日收款" });
  const taken = async () =>
    Number((await takings.getByText(/^\$/).first().textContent())?.replaceAll(/[$,]/g, ""));
  const before = await taken();
  expect(await report.textContent()).toContain("已逾期");
  expect(await report.textContent()).toContain("1,234");
  const clicks = countClicks();
  await report.getByRole("button", { name: `將訂單 ${number} 標示為已付款` }).click();
  await report.waitFor({ state: "detached" });
  clicks.stop();
  expect(clicks.count()).toBe(maxClicks("mark a reported transfer as paid"));
  await expect.poll(taken).toBe(before + 1234);
});

it("advances an order that is requested for today", async () => {
  const number = await numberOf(
    `SELECT id FROM "Order" WHERE state = 'IN_ACTION' AND "draftOf" IS NULL ORDER BY id LIMIT 1`,
  );
  const today = startOfDay(dayOf(new Date(), ZONE), ZONE).toISOString();
  await database.query(`UPDATE "Order" SET "expectedDeliveryDate" = $2 WHERE id = $1`, [number, today]);
  const due = row(`訂單 #${number}`);
  await due.waitFor();
  expect(await due.textContent()).not.toContain("已逾期");
  await due.getByRole("button", { name: `將訂單 ${number} 標示為「待交付」` }).click();
  await dialog().getByRole("button", { name: "進入下一狀態" }).click();
  await due.getByRole("button", { name: `將訂單 ${number} 標示為「已完成」` }).waitFor();
});

it("confirms and declines appointments in the row", async () => {
  const { rows } = await database.query<{ id: number }>(
    `UPDATE "Appointment" SET state = 'PENDING', version = version + 1
     WHERE id IN (SELECT id FROM "Appointment" WHERE "startsAt" > now() + interval '1 day' ORDER BY "startsAt" LIMIT 2) RETURNING id`,
  );
  const [first, second] = rows.map(({ id }) => id);
  await row(`預約 #${second}`)
    .getByRole("button", { name: `婉拒預約 ${second}` })
    .click();
  await dialog().getByRole("button", { name: "婉拒" }).click();
  await row(`預約 #${second}`).waitFor({ state: "detached" });
  await row(`預約 #${first}`)
    .getByRole("button", { name: `確認預約 ${first}` })
    .click();
  await dialog().getByText(`預約 #${first}`).waitFor();
  await shop.page.keyboard.press("Escape");
  await dialog().waitFor({ state: "detached" });
  await database.query(`UPDATE "Appointment" SET state = 'CANCELLED' WHERE id = $1`, [first]);
});

it("corrects a low stock", async () => {
  await database.query(
    `UPDATE "Product" SET stock = 2 WHERE id = (SELECT min(id) FROM "Product" WHERE state = 'ENABLED')`,
  );
  await shop.page.reload();
  const product = row("剩餘 2");
  await product.getByRole("button", { name: /^修改庫存/ }).click();
  await dialog().getByLabel("庫存").fill("40");
  await dialog().getByRole("button", { name: "儲存" }).click();
  await product.waitFor({ state: "detached" });
  await hasText(shop.page, "修改成功");
});

it("lists a product whose own low-stock level is reached", async () => {
  const id = await numberOf(
    `SELECT min(id) AS id FROM "Product" WHERE state = 'ENABLED' AND NOT "hasVariants"`,
  );
  await database.query(`UPDATE "Product" SET stock = 40 WHERE id = $1`, [id]);
  for (const [level, isListed] of [
    ["40", true],
    ["39", false],
  ] as const) {
    await shop.page.goto(`/product/${id}`);
    await shop.page.getByLabel("安全存量").fill(level);
    await shop.page.getByRole("button", { name: "儲存", exact: true }).click();
    await hasText(shop.page, "修改成功");
    await shop.page.goto("/");
    await waiting().getByRole("listitem").first().waitFor();
    expect(await row("剩餘 40").count()).toBe(isListed ? 1 : 0);
  }
});

it("shows who works today with their visits, and on a closed day the next open day", async () => {
  const today = dayOf(new Date(), ZONE);
  for (const statement of [
    `DELETE FROM "ShiftAssignment"`,
    `DELETE FROM "StoreClosure"`,
    `DELETE FROM "Appointment" WHERE "customerName" = '高小姐'`,
  ])
    await database.query(statement);
  const staff = await numberOf(`SELECT id FROM "StaffMember" WHERE state = 'IN_SERVICE' ORDER BY id LIMIT 1`);
  await database.query(
    `INSERT INTO "ShiftAssignment" ("staffMemberId", "shiftTemplateId", date, state, "updatedAt")
     SELECT $1, id, $2, 'CONFIRMED', now() FROM "ShiftTemplate" ORDER BY id LIMIT 1`,
    [staff, today],
  );
  const start = new Date(startOfDay(today, ZONE).getTime() + 23 * 3_600_000).toISOString();
  await database.query(
    `WITH made AS (INSERT INTO "Appointment" ("customerName", source, state, "startsAt", "endsAt", "updatedAt")
       VALUES ('高小姐', 'MANUAL', 'CONFIRMED', $2::timestamptz, $2::timestamptz + interval '30 minutes', now()) RETURNING id)
     INSERT INTO "AppointmentItem" ("appointmentId", "staffMemberId", "serviceName", "serviceMinutes", "startsAt", "endsAt")
     SELECT id, $1, '美甲', 30, $2::timestamptz, $2::timestamptz + interval '30 minutes' FROM made`,
    [staff, start],
  );
  await shop.page.reload();
  await schedule()
    .getByRole("list", { name: "員工今日時段" })
    .getByRole("link", { name: /23:00–23:30 高小姐/ })
    .waitFor();
  await schedule()
    .getByRole("list", { name: "接下來的預約" })
    .getByRole("link", { name: "高小姐" })
    .waitFor();
  const [, tomorrow = ""] = calendarDays(today, 2);
  await database.query(
    `INSERT INTO "StoreClosure" ("startsAt", "endsAt", "updatedAt") VALUES ($1, $2, now())`,
    [startOfDay(today, ZONE).toISOString(), startOfDay(tomorrow, ZONE).toISOString()],
  );
  await shop.page.reload();
  const next = schedule().getByRole("link", { name: `下一個營業日：${tomorrow.replaceAll("-", "/")}` });
  expect(await next.getAttribute("href")).toContain(`view=day&day=${tomorrow}`);
});
