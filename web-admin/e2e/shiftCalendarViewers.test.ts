import { afterAll, beforeAll, expect, it } from "vitest";
import { type Console, expectAccessible, openConsole } from "./console.ts";
import { giveShifts, openSalon, type Salon } from "./salon.ts";
import { calendar, dayButton, dialog, MAY, question, shift } from "./shiftScreen.ts";

let shop: Console;
let salon: Salon;

beforeAll(async () => {
  shop = await openConsole();
  salon = await openSalon(shop.admin, ["林小美", "陳怡君"]);
  await giveShifts(shop.admin, salon, "林小美", [
    { date: "2031-05-04", template: "早班", state: "OPEN_TO_CUSTOMERS" },
  ]);
  await giveShifts(shop.admin, salon, "陳怡君", [
    { date: "2031-05-07", template: "晚班", state: "CONFIRMED" },
  ]);
});
afterAll(() => shop?.close());

it("shows another user's changes without a reload", async () => {
  await shop.page.goto(shop.origin + MAY);
  const other = await shop.open({ width: 390 });
  await other.goto(shop.origin + MAY);
  await shift(other, "陳怡君", "已確認", "5月7日").waitFor();
  await expectAccessible(other);
  await giveShifts(shop.admin, salon, "林小美", [
    { date: "2031-05-20", template: "晚班", state: "CONFIRMED" },
  ]);
  await shift(other, "林小美", "14:00–20:00", "已確認", "5月20日").waitFor();
  await shift(shop.page, "林小美", "14:00–20:00", "已確認", "5月20日").waitFor();
});

it.each(["admin", "staff"] as const)(
  "shows %s a notice only while live updates are interrupted",
  async (as) => {
    const page = await shop.open({ as });
    let isCut = true;
    // The connection ends as soon as it is open.
    await page.route("**/graphql", (route) =>
      isCut && route.request().headers().accept?.includes("text/event-stream")
        ? route.fulfill({ status: 200, contentType: "text/event-stream", body: "" })
        : route.continue(),
    );
    await page.goto(shop.origin + MAY);
    await shift(page, "陳怡君", "5月7日").waitFor();
    const notice = page.getByText("即時連線中斷，正在重新連線");
    await notice.waitFor();
    isCut = false;
    await notice.waitFor({ state: "detached" });
    await shift(page, "陳怡君", "5月7日").waitFor();
  },
);

it("lets staff propose and withdraw only their own shifts, and see all", async () => {
  const page = await shop.open({ as: "staff" });
  await page.goto(shop.origin + MAY);
  await shift(page, "陳怡君", "已確認", "5月7日").click();
  await page.getByText("2031年5月7日 星期三", { exact: true }).waitFor();
  expect(await page.getByRole("button", { name: /：陳怡君 晚班$/ }).count()).toBe(0);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "提出排班" }).click();
  const panel = page.getByRole("dialog", { name: "提出排班" });
  await panel.getByRole("button", { name: "晚班 14:00–20:00" }).click();
  await panel.getByRole("button", { name: "2031年5月9日 星期五" }).click();
  await panel.getByRole("button", { name: "套用" }).click();
  await shift(page, "蘇以安", "晚班", "待確認", "5月9日").click();
  await page.getByRole("button", { name: "刪除：蘇以安 晚班" }).click();
  await question(page).getByRole("button", { name: "刪除" }).click();
  await shift(page, "蘇以安").waitFor({ state: "detached" });
  expect(await page.getByRole("group", { name: "變更狀態" }).count()).toBe(0);
});

it("keeps the store's days in a browser in another time zone, including clock changes", async () => {
  await giveShifts(shop.admin, salon, "林小美", [
    { date: "2031-03-09", template: "早班", state: "CONFIRMED" },
    { date: "2031-11-02", template: "晚班", state: "CONFIRMED" },
  ]);
  const page = await shop.open({ timeZone: "America/New_York" });
  for (const [month, day, hours] of [
    ["2031-03-01", "2031年3月9日 星期日", "10:00–16:00"],
    ["2031-11-01", "2031年11月2日 星期日", "14:00–20:00"],
  ] as const) {
    for (const view of ["month", "week"]) {
      await page.goto(
        `${shop.origin}/employer-shift?view=${view}&day=${month.slice(0, 8)}${day.includes("11月") ? "02" : "09"}`,
      );
      await shift(page, "林小美", hours, "已確認", day).waitFor();
      await expect.poll(() => shift(page, "林小美").count()).toBe(1);
      await calendar(page)
        .getByRole("button", { name: new RegExp(`${day}.*1 筆`) })
        .waitFor();
    }
  }
});

it("works by keyboard alone", async () => {
  const page = await shop.open();
  await page.goto(shop.origin + MAY);
  await shift(page, "林小美", "5月4日").waitFor();
  await dayButton(page, "2031年5月1日").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await dialog(page).getByRole("heading", { name: "2031年5月7日 星期三 的排班" }).waitFor();
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  // Another user's change does not move the focus.
  await dayButton(page, "2031年5月7日").focus();
  await giveShifts(shop.admin, salon, "林小美", [{ date: "2031-05-07", template: "早班" }]);
  await shift(page, "林小美", "5月7日").waitFor();
  await page.locator(":focus").and(dayButton(page, "2031年5月7日")).waitFor();
  // Beyond the last shown day, the page turns.
  await dayButton(page, "2031年5月31日").focus();
  await page.keyboard.press("ArrowRight");
  await calendar(page).getByRole("heading", { name: "2031年6月" }).waitFor();
  await page.locator(":focus").and(dayButton(page, "2031年6月1日")).waitFor();
  await page.goto(shop.origin + MAY);
  await shift(page, "陳怡君", "5月7日").focus();
  await page.keyboard.press("Space");
  await page.getByText("2031年5月7日 星期三", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await page
    .locator(":focus")
    .and(shift(page, "陳怡君", "5月7日"))
    .waitFor();
});
