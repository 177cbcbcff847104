import { afterAll, beforeAll, expect, it } from "vitest";
import { network } from "../../testing/screens/network.ts";
import { giveShifts, openSalon, type Salon } from "../e2e/salon.ts";
import { calendar, dayButton, dialog, MAY, question, shift } from "../e2e/shiftScreen.ts";
import { type ConsoleShop, openConsole } from "./console.ts";

let shop: ConsoleShop;
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
  const page = await shop.openScreen(MAY);
  await shift(page, "陳怡君", "已確認", "5月7日").waitFor();
  await giveShifts(shop.admin, salon, "林小美", [
    { date: "2031-05-20", template: "晚班", state: "CONFIRMED" },
  ]);
  await shift(page, "林小美", "14:00–20:00", "已確認", "5月20日").waitFor();
  await shop.openScreen(MAY, { width: 390 });
  await shift(page, "林小美", "14:00–20:00", "已確認", "5月20日").waitFor();
  await giveShifts(shop.admin, salon, "林小美", [
    { date: "2031-05-21", template: "早班", state: "CONFIRMED" },
  ]);
  await shift(page, "林小美", "10:00–16:00", "已確認", "5月21日").waitFor();
});

it.each(["admin", "staff"] as const)(
  "shows %s a notice only while live updates are interrupted",
  async (viewer) => {
    // The connection ends as soon as it is open.
    const restore = network.intercept(({ headers }) =>
      headers.get("accept")?.includes("text/event-stream")
        ? new Response("", { headers: { "content-type": "text/event-stream" } })
        : null,
    );
    const page = await shop.openScreen(MAY, { viewer });
    await shift(page, "陳怡君", "5月7日").waitFor();
    const notice = page.getByText("即時連線中斷，正在重新連線");
    await notice.waitFor();
    restore();
    await notice.waitFor({ state: "detached" });
    await shift(page, "陳怡君", "5月7日").waitFor();
  },
);

it("lets staff propose and withdraw only their own shifts, and see all", async () => {
  const page = await shop.openScreen(MAY, { viewer: "staff" });
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
  for (const [date, day, hours] of [
    ["2031-03-09", "2031年3月9日 星期日", "10:00–16:00"],
    ["2031-11-02", "2031年11月2日 星期日", "14:00–20:00"],
  ] as const) {
    for (const view of ["month", "week"]) {
      const page = await shop.openScreen(`/employer-shift?view=${view}&day=${date}`, {
        timeZone: "America/New_York",
      });
      await shift(page, "林小美", hours, "已確認", day).waitFor();
      await expect.poll(() => shift(page, "林小美").count()).toBe(1);
      await calendar(page)
        .getByRole("button", { name: new RegExp(`${day}.*1 筆`) })
        .waitFor();
    }
  }
});

it("works by keyboard alone", async () => {
  const page = await shop.openScreen(MAY);
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
  await page.goto(MAY);
  await shift(page, "陳怡君", "5月7日").focus();
  await page.keyboard.press("Space");
  await page.getByText("2031年5月7日 星期三", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await page
    .locator(":focus")
    .and(shift(page, "陳怡君", "5月7日"))
    .waitFor();
});
