import { rowId } from "@machiya/schema/ids";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bookWith, closeStore, dismiss, giveShifts, openSalon, type Salon } from "../e2e/salon.ts";
import { calendar, dayButton, dialog, MAY, question, shift } from "../e2e/shiftScreen.ts";
import { type ConsoleShop, hasText, openConsole } from "./console.ts";

let shop: ConsoleShop;
let salon: Salon;

beforeAll(async () => {
  shop = await openConsole();
  salon = await openSalon(shop.admin, ["林小美", "陳怡君", "離職的人"]);
});
afterAll(() => shop?.close());

const states = () => shop.page.getByRole("group", { name: "變更狀態" });

describe("opening", () => {
  it("shows this month of all staff, without a selection", async () => {
    await shop.openScreen("/");
    await shop.page.getByRole("button", { name: "開啟選單" }).click();
    await shop.page.getByRole("link", { name: "排班" }).click();
    await shop.page.getByText("顯示所有員工").waitFor();
    await calendar(shop.page).getByRole("button", { name: "月", exact: true }).waitFor();
    await shop.page.waitForURL(/view=month&day=\d{4}-\d\d-\d\d$/);
  });

  it("turns months and weeks, which start on Sunday, in the address", async () => {
    await shop.openScreen(MAY);
    await calendar(shop.page).getByRole("heading", { name: "2031年5月" }).waitFor();
    await shop.page.getByText("這段期間還沒有排班。").waitFor();
    await calendar(shop.page).getByRole("button", { name: "下個月" }).click();
    await calendar(shop.page).getByRole("heading", { name: "2031年6月" }).waitFor();
    await shop.page.waitForURL(/day=2031-06-01/);
    await calendar(shop.page).getByRole("button", { name: "週", exact: true }).click();
    await dayButton(shop.page, "6/1, 2031年6月1日").waitFor();
    await expect
      .poll(() =>
        calendar(shop.page)
          .getByRole("button", { name: /2031年6月/ })
          .count(),
      )
      .toBe(7);
  });
});

describe("setting shifts for many at once", () => {
  const panel = () => shop.page.getByRole("dialog", { name: "快速排班" });

  it("requires staff, shifts, and days before it does anything", async () => {
    await shop.openScreen(MAY);
    await shop.page.getByRole("button", { name: "快速排班" }).click();
    await panel().getByRole("button", { name: "套用" }).click();
    for (const text of ["請先選擇員工", "請選擇班別", "請選擇日期"])
      await panel().getByRole("alert").filter({ hasText: text }).waitFor();
  });

  it("offers staff but no administrators, also when the shifts of one are shown", async () => {
    const viewer = await shop.admin.graphql<{ viewer: { staffMember: { id: string; name: string } } }>(
      "{ viewer { staffMember { id name } } }",
    );
    const me = viewer.data?.viewer.staffMember ?? { id: "", name: "" };
    for (const shown of ["", `&staff=${rowId("StaffMember", me.id)}`]) {
      await shop.openScreen(MAY + shown);
      if (shown !== "") await shop.page.getByRole("button", { name: `取消選擇「${me.name}」` }).waitFor();
      await shop.page.getByRole("button", { name: "快速排班" }).click();
      await panel().getByRole("button", { name: "林小美", exact: true }).waitFor();
      expect(await panel().getByRole("button", { name: me.name }).count()).toBe(0);
      await panel().getByRole("button", { name: "套用" }).click();
      await panel().getByRole("alert").filter({ hasText: "請先選擇員工" }).waitFor();
    }
    await shop.openScreen(MAY);
    await shop.page.getByRole("button", { name: "快速排班" }).click();
  });

  it("gives the selected staff the selected shifts on all selected days", async () => {
    await panel().getByRole("button", { name: "林小美", exact: true }).click();
    await panel().getByRole("button", { name: "早班 10:00–16:00" }).click();
    await panel().getByRole("button", { name: "本月的週日" }).click();
    await panel().getByRole("button", { name: "2031年5月6日 星期二" }).click();
    await panel().getByRole("button", { name: "套用" }).click();
    await hasText(shop.page, "排班已更新");
    await panel().waitFor({ state: "detached" });
    for (const day of ["5月4日", "5月6日", "5月11日", "5月25日"])
      await shift(shop.page, "林小美", "早班", "10:00–16:00", "待確認", day).waitFor();
    await expect.poll(() => shift(shop.page, "林小美").count()).toBe(5);
  });

  it("picks no past day of the current month with all others", async () => {
    await shop.openScreen("/employer-shift?view=month&day=2031-03-12");
    shop.page.clock.setFixedTime(new Date("2031-03-20T12:00:00+08:00"));
    try {
      await shop.page.getByRole("button", { name: "快速排班" }).click();
      await panel().getByRole("button", { name: "整個月" }).click();
      const picked = await panel().locator("[aria-pressed=true][aria-label*=年]").count();
      // March 20 to 31 without the Mondays 24 and 31, on which the store is closed.
      expect(picked).toBe(10);
    } finally {
      shop.page.clock.uninstall();
    }
  });

  it("does not keep the people of the last use, says what overlaps, and can be undone in one step", async () => {
    await shop.openScreen(MAY);
    await shop.page.getByRole("button", { name: "快速排班" }).click();
    const named = panel().getByRole("button", { name: "林小美", exact: true });
    expect(await named.getAttribute("aria-pressed")).toBe("false");
    await named.click();
    await panel().getByRole("button", { name: "晚班 14:00–20:00" }).click();
    await panel().getByRole("button", { name: "2031年5月7日 星期三" }).click();
    await panel().getByText("將為 1 人新增 1 個班").waitFor();
    expect(await panel().getByRole("radio").count()).toBe(0);
    await panel().getByRole("button", { name: "2031年5月6日 星期二" }).click();
    await panel().getByText("將為 1 人新增 2 個班").waitFor();
    await panel().getByText("其中 1 個與現有班次重疊").waitFor();
    expect(await panel().getByText("已存在").count()).toBe(0);
    const morning = panel().getByRole("button", { name: "早班 10:00–16:00" });
    await morning.click();
    await panel().getByText("另有 1 個班已存在，維持不變。").waitFor();
    await morning.click();
    await panel().getByText("已存在").waitFor({ state: "detached" });
    expect(await panel().getByRole("radio", { name: "略過重疊的新班次" }).isChecked()).toBe(true);
    await panel().getByRole("radio", { name: "取代現有班次" }).click();
    await panel().getByRole("button", { name: "套用" }).click();
    await panel().waitFor({ state: "detached" });
    await expect.poll(() => shift(shop.page, "林小美").count()).toBe(6);
    await shift(shop.page, "林小美", "早班", "5月6日").waitFor({ state: "detached" });
    await shop.page.getByRole("button", { name: "復原" }).click();
    await hasText(shop.page, "已復原");
    await shift(shop.page, "林小美", "早班", "5月6日").waitFor();
    await expect.poll(() => shift(shop.page, "林小美").count()).toBe(5);
  });

  it("shows only the selected staff, and all after clearing", async () => {
    await giveShifts(shop.admin, salon, "陳怡君", [{ date: "2031-05-07", template: "晚班" }]);
    await shift(shop.page, "陳怡君", "晚班").waitFor();
    await shop.page.getByRole("button", { name: "選擇員工" }).click();
    await dialog(shop.page).getByRole("button", { name: "選擇「陳怡君」" }).click();
    await shop.page.keyboard.press("Escape");
    await shift(shop.page, "林小美").first().waitFor({ state: "detached" });
    await shift(shop.page, "陳怡君", "晚班").waitFor();
    await shop.page.getByRole("button", { name: "全部清除" }).click();
    await shift(shop.page, "林小美").first().waitFor();
  });
});

describe("choosing staff", () => {
  const chooser = () => shop.page.getByRole("dialog", { name: "選擇員工" });
  const found = () => chooser().getByRole("list", { name: "可選擇的員工" });

  it("offers only staff in service who are not admins", async () => {
    await dismiss(shop.admin, salon, "離職的人");
    await shop.openScreen(MAY);
    await shop.page.getByRole("button", { name: "選擇員工" }).click();
    const { data } = await shop.admin.graphql<{ viewer: { staffMember: { name: string } } }>(
      "{ viewer { staffMember { name } } }",
    );
    const search = chooser().getByRole("textbox", { name: "名稱" });
    for (const name of [data?.viewer.staffMember.name ?? "", "離職的人"]) {
      await search.fill(name);
      await chooser().getByText("沒有符合的員工").waitFor();
      await search.fill("林小美");
      await found().getByRole("button", { name: "選擇「林小美」" }).waitFor();
      await expect.poll(() => found().getByRole("listitem").count()).toBe(1);
    }
  });

  it("finds staff by name, adds and removes them, and shows the selection", async () => {
    await chooser().getByRole("textbox", { name: "名稱" }).fill("怡君");
    await found().getByRole("button", { name: "選擇「林小美」" }).waitFor({ state: "detached" });
    await found().getByRole("button", { name: "選擇「陳怡君」" }).click();
    await chooser()
      .getByRole("group", { name: "已選擇 1 人" })
      .getByRole("button", { name: "移除「陳怡君」" })
      .waitFor();
    await shop.page.waitForURL(/staff=\d+/);
    await found().getByRole("button", { name: "移除「陳怡君」" }).click();
    await chooser().getByRole("group", { name: "已選擇 0 人" }).waitFor();
    await found().getByRole("button", { name: "選擇「陳怡君」" }).waitFor();
    await shop.page.keyboard.press("Escape");
    await shop.page.getByText("顯示所有員工").waitFor();
  });
});

describe("states of many shifts", () => {
  it("warns when no date or no staff member is selected", async () => {
    await shop.openScreen(MAY);
    await states().getByRole("button", { name: "確認" }).click();
    await states().getByRole("alert").filter({ hasText: "請選擇日期" }).waitFor();
    await states().getByLabel("日期").fill("2031-05-04");
    await states().getByRole("alert").filter({ hasText: "請先選擇員工" }).waitFor();
  });

  it("are set on a day, and in a whole month after a confirmation", async () => {
    await shop.openScreen(`${MAY}&staff=${rowId("StaffMember", salon.staff.林小美 ?? "")}`);
    await shift(shop.page, "林小美", "5月4日").waitFor();
    await states().getByLabel("日期").fill("2031-05-04");
    await states().getByRole("button", { name: "確認" }).click();
    await shift(shop.page, "林小美", "已確認", "5月4日").waitFor();
    await expect.poll(() => shift(shop.page, "林小美", "待確認").count()).toBe(4);
    await states().getByLabel("範圍").selectOption("month");
    await states().getByRole("button", { name: "開放顧客預約" }).click();
    await question(shop.page).getByText("2031年5月 這 1 位員工").waitFor();
    await question(shop.page).getByRole("button", { name: "開放顧客預約" }).click();
    await shift(shop.page, "林小美", "開放顧客預約", "5月25日").waitFor();
    await expect.poll(() => shift(shop.page, "林小美", "開放顧客預約").count()).toBe(5);
  });

  it("can be undone in one step, each to its former state", async () => {
    // No toast of the earlier changes is left.
    await shop.page.reload();
    await shift(shop.page, "林小美", "開放顧客預約", "5月4日").waitFor();
    await states().getByLabel("範圍").selectOption("day");
    await states().getByLabel("日期").fill("2031-05-04");
    await states().getByRole("button", { name: "關閉顧客預約" }).click();
    await shift(shop.page, "林小美", "待確認", "5月4日").waitFor();
    await shop.page.getByRole("button", { name: "復原" }).click();
    await hasText(shop.page, "已復原");
    await shift(shop.page, "林小美", "開放顧客預約", "5月4日").waitFor();
    await expect.poll(() => shift(shop.page, "林小美", "開放顧客預約").count()).toBe(5);
  });
});

describe("one shift and one day", () => {
  it("opens with day, start, end, and all actions", async () => {
    await shop.openScreen(MAY);
    await shift(shop.page, "林小美", "5月6日").click();
    const popover = shop.page.getByRole("dialog", { name: "林小美 · 早班" });
    for (const text of ["2031年5月6日 星期二", "10:00", "16:00"])
      await popover.getByText(text, { exact: true }).waitFor();
    await popover.getByText("★ 開放顧客預約").waitFor();
    await popover.getByRole("button", { name: "關閉顧客預約：林小美 早班" }).click();
    await shift(shop.page, "林小美", "待確認", "5月6日").waitFor();
    await shift(shop.page, "林小美", "5月6日").click();
    await popover.getByRole("button", { name: "刪除：林小美 早班" }).click();
    await question(shop.page).getByText("確定要刪除 林小美 2031/05/06 的「早班」嗎？").waitFor();
    await question(shop.page).getByRole("button", { name: "刪除" }).click();
    await shift(shop.page, "林小美", "5月6日").waitFor({ state: "detached" });
  });

  it("lists a day's shifts, acts on each, and adds another", async () => {
    await shop.openScreen(MAY);
    await dayButton(shop.page, "2031年5月7日").click();
    await dialog(shop.page).getByRole("listitem").filter({ hasText: "陳怡君" }).waitFor();
    await dialog(shop.page).getByRole("button", { name: "確認：陳怡君 晚班" }).click();
    await dialog(shop.page).getByRole("listitem").filter({ hasText: "已確認" }).waitFor();
    await dialog(shop.page).getByLabel("員工").selectOption({ label: "林小美" });
    await dialog(shop.page).getByLabel("班別").selectOption({ label: "早班 10:00–16:00" });
    await dialog(shop.page).getByRole("button", { name: "新增" }).click();
    const added = dialog(shop.page).getByRole("listitem").filter({ hasText: "林小美" });
    await added.waitFor();
    await added.getByRole("button", { name: "刪除：林小美 早班" }).click();
    await question(shop.page).getByRole("button", { name: "刪除" }).click();
    await added.waitFor({ state: "detached" });
    await dialog(shop.page).getByRole("button", { name: "關閉", exact: true }).click();
  });

  it("shows when the store is closed", async () => {
    await shop.openScreen(MAY);
    await dayButton(shop.page, "2031年5月15日").waitFor();
    await closeStore(shop.admin, "2031-05-14", "2031-05-15", "員工旅遊");
    await calendar(shop.page)
      .getByRole("button", { name: /2031年5月15日.*店休：員工旅遊/ })
      .click();
    await dialog(shop.page).getByText("店休：員工旅遊").waitFor();
    await dialog(shop.page).getByText("這一天還沒有排班。").waitFor();
    await dialog(shop.page).getByRole("button", { name: "關閉", exact: true }).click();
  });
});

it("marks the shifts of a former staff member, which can be removed for good", async () => {
  const { page } = shop;
  const { data } = await shop.admin.graphql<{ reinstateStaffMember: { id: string } }>(
    "mutation ($input: ReinstateStaffMemberInput!) { reinstateStaffMember(input: $input) { id } }",
    { input: { id: salon.staff.離職的人 } },
  );
  expect(data?.reinstateStaffMember.id).toBe(salon.staff.離職的人);
  await giveShifts(shop.admin, salon, "離職的人", [
    { date: "2031-05-22", template: "早班", state: "CONFIRMED" },
  ]);
  await dismiss(shop.admin, salon, "離職的人");
  await page.goto(MAY);
  await page.getByRole("list", { name: "圖例" }).getByText("離職").waitFor();
  await dayButton(page, "2031年5月22日").click();
  await dialog(page)
    .getByRole("listitem")
    .filter({ hasText: "離職的人" })
    .getByText("離職", { exact: true })
    .waitFor();
  await dialog(page).getByRole("button", { name: "關閉", exact: true }).click();
  await shift(page, "離職的人", "離職 · 已確認", "5月22日").click();
  const popover = page.getByRole("dialog", { name: "離職的人 · 早班" });
  await popover.getByText("離職", { exact: true }).waitFor();
  await popover.getByRole("button", { name: "刪除：離職的人 早班" }).click();
  await question(page).getByRole("button", { name: "刪除" }).click();
  await shift(page, "離職的人", "5月22日").waitFor({ state: "detached" });
  await hasText(page, "排班已刪除");
  expect(await page.getByRole("button", { name: "復原" }).count()).toBe(0);
});

it("lists appointments that a change would affect and applies it when confirmed", async () => {
  await giveShifts(shop.admin, salon, "林小美", [
    { date: "2031-05-21", template: "早班", state: "OPEN_TO_CUSTOMERS" },
  ]);
  await shop.openScreen(MAY);
  await bookWith(shop.admin, salon, "林小美", {
    startsAt: "2031-05-21T11:00:00+08:00",
    customerName: "高小姐",
  });
  await shift(shop.page, "林小美", "5月21日").click();
  await shop.page.getByRole("button", { name: "刪除：林小美 早班" }).click();
  await question(shop.page).getByRole("button", { name: "刪除" }).click();
  await question(shop.page).getByRole("list", { name: "受影響的預約" }).getByText("高小姐").waitFor();
  await question(shop.page).getByRole("button", { name: "取消" }).click();
  await shift(shop.page, "林小美", "開放顧客預約", "5月21日").click();
  await shop.page.getByRole("button", { name: "關閉顧客預約：林小美 早班" }).click();
  await question(shop.page).getByText("2031/05/21 11:00").waitFor();
  await question(shop.page).getByRole("button", { name: "仍要繼續" }).click();
  await shift(shop.page, "林小美", "待確認", "5月21日").waitFor();
});

it("shows only the staff member's own shifts in their detail", async () => {
  const number = rowId("StaffMember", salon.staff.林小美 ?? "");
  const today = new Intl.DateTimeFormat("sv", { timeZone: "Asia/Taipei" }).format(new Date());
  await giveShifts(shop.admin, salon, "林小美", [{ date: today, template: "晚班", state: "CONFIRMED" }]);
  await shop.openScreen(`/employer?staff=${number}&tab=shift`);
  await shift(shop.page, "晚班", "14:00–20:00", "已確認").click();
  await shop.page.getByRole("dialog", { name: "林小美 · 晚班" }).waitFor();
  await shop.page.getByRole("button", { name: "開放顧客預約：林小美 晚班" }).click();
  await shift(shop.page, "晚班", "14:00–20:00", "開放顧客預約").waitFor();
});
