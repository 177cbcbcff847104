import { APPOINTMENT_COLUMNS } from "@machiya/schema/domain/appointmentImport";
import { calendarDays, dayOf, lastDayOfMonth, weekdayOf } from "@machiya/schema/domain/shopTime";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { workbook } from "../../schema/src/testing/workbooks.ts";
import { Client } from "../../testing/client.ts";
import { type AppointmentSalon, ask, enter, openAppointmentSalon, review } from "./appointmentDay.ts";
import { type Console, chooseFile, expectAccessible, LOGIN_KEY, openConsole, says } from "./console.ts";
import { giveShifts } from "./salon.ts";

/** A Thursday far from today, so that nothing of the demo stands there. */
const DAY = "2031-05-08";
const at = (time: string, day = DAY) => `${day}T${time}:00+08:00`;

/** Late in next month, which customers can always book; the demo's store is closed on Mondays. */
function bookableDay(): string {
  const end = lastDayOfMonth(dayOf(new Date(), "Asia/Taipei"), 1);
  const days = calendarDays(`${end.slice(0, 7)}-20`, Number(end.slice(8)) - 19);
  return days.findLast((day) => weekdayOf(day) !== 1) ?? end;
}

let shop: Console;
let salon: AppointmentSalon;

beforeAll(async () => {
  shop = await openConsole();
  salon = await openAppointmentSalon(shop.admin, ["林小美", "陳怡君"]);
  for (const name of ["林小美", "陳怡君"]) {
    await giveShifts(
      shop.admin,
      salon,
      name,
      [DAY, bookableDay()].flatMap((date) => [
        { date, template: "早班", state: "OPEN_TO_CUSTOMERS" },
        { date, template: "晚班", state: "OPEN_TO_CUSTOMERS" },
      ]),
    );
  }
});
afterAll(() => shop?.close());

const table = (page = shop.page) => page.getByRole("table", { name: "預約列表" });
const row = (text: string | RegExp, page = shop.page) =>
  table(page).getByRole("row").filter({ hasText: text });
const dialog = (page = shop.page) => page.getByRole("dialog");
const question = (page = shop.page) => page.getByRole("alertdialog");
const button = (name: string | RegExp, place: Page | Locator = shop.page) =>
  place.getByRole("button", { name, exact: true });
const contents = (number: number, page = shop.page) =>
  page.getByRole("list", { name: `預約內容 #${number}` });
const phone = (page = shop.page) => dialog(page).getByRole("textbox", { name: "電話", exact: true });
const newLine = (page = shop.page) => page.getByRole("group", { name: "新的項目" });
const open = (search: string, page = shop.page) => page.goto(`${shop.origin}/appointment${search}`);
const enterFor = (
  customer: string,
  time: string,
  ...lines: (readonly [service: string, staff: string | null])[]
) => enter(shop.admin, salon, { customer, startsAt: at(time), lines });

/** Chooses a service and who does it, once it is known who is free, and adds the line. */
async function addLine(service: string, staff: string, page = shop.page): Promise<void> {
  await newLine(page).getByLabel("服務項目").selectOption({ label: service });
  await newLine(page).getByLabel("服務人員").selectOption({ label: staff });
  await button("加入項目", newLine(page)).click();
}

describe("adding", () => {
  it("can be saved with name, phone and a line, and not before", async () => {
    await shop.page.goto(shop.origin);
    await button("開啟選單").click();
    await shop.page.getByRole("link", { name: "預約", exact: true }).click();
    await table().waitFor();
    await expectAccessible(shop.page);
    await button("新增").click();
    const save = button("儲存", dialog());
    expect(await save.isDisabled()).toBe(true);
    await dialog().getByLabel("顧客姓名（真實全名）").fill("手動王太太");
    await phone().fill("0911-222-333");
    await dialog().getByLabel("日期").fill(DAY);
    const times = await dialog().getByLabel("開始時間").locator("option").allTextContents();
    expect(times).toHaveLength(1 + 24);
    await dialog().getByLabel("開始時間").selectOption("10:00");
    expect(await save.isDisabled()).toBe(true);
    await newLine().getByLabel("服務項目").selectOption({ label: "美甲（60 分鐘）" });
    await newLine()
      .getByText(/10:00–11:00/)
      .waitFor();
    expect(await button("加入項目", newLine()).isDisabled()).toBe(true);
    await expectAccessible(shop.page);
    await addLine("美甲（60 分鐘）", "不指定");
    expect(await save.isDisabled()).toBe(false);
    await phone().fill(" ");
    expect(await save.isDisabled()).toBe(true);
    await phone().fill("0911-222-333");
  });

  it("lets those be chosen who are really free, and says why the others are not", async () => {
    await newLine().getByLabel("服務項目").selectOption({ label: "睫毛（90 分鐘）" });
    const people = newLine().getByLabel("服務人員").locator("option");
    await people.filter({ hasText: "蘇以安" }).waitFor({ state: "attached" });
    expect((await people.allTextContents()).slice(0, 2)).toEqual(["請選擇", "不指定"]);
    expect(await people.filter({ hasText: "林小美" }).isDisabled()).toBe(false);
    const other = people.filter({ hasText: "蘇以安" });
    expect(await other.isDisabled()).toBe(true);
    expect(await other.textContent()).toBe("蘇以安（當時沒有排班）");
    await addLine("睫毛（90 分鐘）", "林小美");
    await dialog().getByText("11:00–12:30").waitFor();
    await button("儲存", dialog()).click();
    await says(shop.page, "新增成功");
    await row("手動王太太").waitFor();
    expect(await row("手動王太太").textContent()).toMatch(
      /待審核.*0911-222-333.*2031\/05\/0810:00–12:30.*人工建立/,
    );
    await button(/^顯示預約/, row("手動王太太")).click();
    const lines = table().getByRole("list").getByRole("listitem");
    expect(await lines.allTextContents()).toEqual(["10:00–11:00美甲不指定", "11:00–12:30睫毛林小美"]);
  });

  it("fills and locks name and phone of a LINE customer, and lets go of them", async () => {
    await button("新增").click();
    await dialog().getByLabel("LINE 顧客（姓名或電話）").fill("Grace");
    await button(/^Grace Lim/, dialog().getByRole("list", { name: "找到的 LINE 顧客" })).click();
    const name = dialog().getByLabel("顧客姓名（真實全名）");
    expect(await name.inputValue()).toBe("Grace Lim");
    expect(await name.isEditable()).toBe(false);
    expect(await phone().isEditable()).toBe(false);
    await expectAccessible(shop.page);
    await button("不使用 LINE 顧客「Grace Lim」", dialog()).click();
    expect(await name.inputValue()).toBe("");
    expect(await name.isEditable()).toBe(true);
    await dialog().getByLabel("LINE 顧客（姓名或電話）").fill("7700 900039");
    await button(/^Grace Lim/, dialog().getByRole("list", { name: "找到的 LINE 顧客" })).click();
    await dialog().getByLabel("日期").fill(DAY);
    await dialog().getByLabel("開始時間").selectOption("13:00");
    await addLine("除毛（30 分鐘）", "陳怡君");
    await button("儲存", dialog()).click();
    await row("Grace Lim").filter({ hasText: "2031/05/08" }).waitFor();
  });

  it("names three other times when somebody was faster, each of which fills the start", async () => {
    await open(`?add=${DAY}T14:00`);
    await dialog().getByLabel("顧客姓名（真實全名）").fill("慢一步");
    await phone().fill("0900-1");
    await addLine("美甲（60 分鐘）", "林小美");
    await enterFor("快一步", "14:00", ["美甲", "林小美"]);
    // Heard at once, in the form that is open.
    await dialog().getByText("這個時間無法安排：已被預約").waitFor();
    await button("儲存", dialog()).click();
    const times = dialog().getByRole("list", { name: "最接近的可預約時段" }).getByRole("button");
    await times.nth(2).waitFor();
    expect(await times.count()).toBe(3);
    await expectAccessible(shop.page);
    const [chosen = ""] = (await times.first().textContent())?.match(/\d\d:\d\d/) ?? [];
    expect(await times.first().textContent()).toBe(`2031/05/08 ${chosen} · 林小美`);
    await times.first().click();
    expect(await dialog().getByLabel("開始時間").inputValue()).toBe(chosen);
    await times.first().waitFor({ state: "detached" });
    await button("儲存", dialog()).click();
    await row("慢一步").filter({ hasText: chosen }).waitFor();
  });
});

describe("what happens elsewhere", () => {
  it("shows without a reload: a row comes, changes its state and goes", async () => {
    await open("?customer=遠方");
    await shop.page.getByText("沒有符合的預約").waitFor();
    const number = await enterFor("遠方來客", "16:00", ["除毛", null]);
    await row("遠方來客").getByText("待審核").waitFor();
    await review(shop.admin, number, "CONFIRMED");
    await row("遠方來客").getByText("已確認").waitFor();
    await ask(
      shop.admin,
      "mutation ($input: DeleteAppointmentsInput!) { deleteAppointments(input: $input) }",
      { input: { ids: [btoa(`Appointment:${number}`)] } },
    );
    await shop.page.getByText("沒有符合的預約").waitFor();
  });

  it("announces what a customer books, and counts it on the home page", async () => {
    await shop.page.goto(shop.origin);
    const tile = shop.page.getByRole("link", { name: /待審核的預約/ });
    const count = Number(/\d+/.exec((await tile.textContent()) ?? "")?.[0]);
    const customer = new Client(shop.origin);
    await customer.rest("POST", "/line/login-frontend", {
      user_id: `U${"7".repeat(32)}`,
      name: "新客人",
      key: LOGIN_KEY,
    });
    const { bookAppointment } = await ask<{ bookAppointment: { number: number } }>(
      customer,
      "mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { number } }",
      {
        input: {
          customerName: "新客人本名",
          customerPhone: "0988-000-111",
          startsAt: at("10:00", bookableDay()),
          lines: [{ serviceId: salon.services.美甲, staffMemberId: null }],
        },
      },
    );
    await says(shop.page, `新預約 #${bookAppointment.number}，等待審核`);
    await tile.getByText(String(count + 1), { exact: true }).waitFor();
    await tile.click();
    await row("新客人本名").getByText("新", { exact: true }).waitFor();
    expect(await shop.page.getByLabel("狀態").inputValue()).toBe("PENDING");
    await shop.page.getByText(`共 ${count + 1} 筆`).waitFor();
    await shop.page.getByRole("list", { name: "通知" }).getByRole("link", { name: "檢視預約" }).click();
    await dialog().getByText("0988-000-111").waitFor();
    await expectAccessible(shop.page);
  });
});

describe("reviewing", () => {
  it("confirms after a question, and shows who was found for it", async () => {
    const number = await enterFor("待確認客", "17:00", ["美甲", null]);
    await open("?customer=待確認客");
    await button(`確認預約 ${number}`).click();
    await question().getByText("未指定人員的項目會自動安排當時有空的人員。").waitFor();
    await expectAccessible(shop.page);
    await button("確認", question()).click();
    await says(shop.page, `已確認預約 #${number}`);
    await contents(number, shop.page)
      .getByText(/林小美|陳怡君/)
      .waitFor();
    await dialog().getByRole("heading", { name: "變更紀錄" }).waitFor();
    await button("關閉", dialog()).click();
    await row("待確認客").getByText("已確認").waitFor();
    expect(await button(`編輯預約 ${number}`).count()).toBe(0);
    expect(await button(`婉拒預約 ${number}`).count()).toBe(0);
    await button(`取消預約 ${number}`).click();
    await question()
      .getByText(/時段會立即釋出給其他人預約，因此無法復原/)
      .waitFor();
    await button("保留預約", question()).click();
    await question().waitFor({ state: "detached" });
    await button(`取消預約 ${number}`).click();
    await button("取消預約", question()).click();
    await row("待確認客").getByText("已取消").waitFor();
  });

  it("turns a request down", async () => {
    const number = await enterFor("婉拒客", "17:00", ["除毛", "陳怡君"]);
    await open(`?appointment=${number}`);
    await button(`婉拒預約 ${number}`, dialog()).click();
    await question()
      .getByText(/因此無法復原/)
      .waitFor();
    await button("婉拒", question()).click();
    await dialog().getByText("已取消").first().waitFor();
    await dialog().getByRole("listitem").filter({ hasText: /^婉拒町田/ }).waitFor();
    expect(await button(`確認預約 ${number}`, dialog()).count()).toBe(0);
  });
});

describe("editing", () => {
  it("moves by half hours, with lines added and taken off, and keeps the history", async () => {
    const number = await enterFor("改期客", "18:00", ["除毛", "林小美"], ["除毛", "林小美"]);
    await open(`?customer=改期客`);
    await button(`編輯預約 ${number}`).click();
    await dialog().getByLabel("開始時間").waitFor();
    expect(await dialog().getByLabel("開始時間").locator("option").count()).toBe(48);
    await dialog().getByLabel("開始時間").selectOption("18:30");
    await button("移除第 2 項「除毛」", dialog()).click();
    await addLine("美甲（60 分鐘）", "陳怡君");
    await dialog().getByText("19:00–20:00").waitFor();
    await expectAccessible(shop.page);
    await button("儲存", dialog()).click();
    await says(shop.page, "修改成功");
    await row("改期客").getByText("18:30–20:00").waitFor();
    await shop.page.getByRole("link", { name: `檢視預約 ${number}` }).click();
    expect(await contents(number).getByRole("listitem").allTextContents()).toEqual([
      "18:30–19:00除毛林小美",
      "19:00–20:00美甲陳怡君",
    ]);
    await dialog().getByText("修改", { exact: true }).waitFor();
    await expectAccessible(shop.page);
  });

  it("says when somebody else was faster, and writes nothing over theirs unasked", async () => {
    const number = await enterFor("衝突客", "12:30", ["除毛", "陳怡君"]);
    await open(`?edit=${number}`);
    const name = dialog().getByLabel("顧客姓名（真實全名）");
    await name.fill("衝突客改名");
    await ask(
      shop.admin,
      "mutation ($input: UpdateAppointmentInput!) { updateAppointment(input: $input) { id } }",
      { input: { id: btoa(`Appointment:${number}`), details: { customerName: "別人改名" } } },
    );
    await button("儲存", dialog()).click();
    const notice = dialog().getByRole("alert");
    await notice.getByText(/別人改名/).waitFor();
    await expectAccessible(shop.page);
    await notice.getByRole("button").last().click();
    await row("衝突客改名").waitFor();
  });

  it("takes off a line after a question, while another is left", async () => {
    const number = await enterFor("兩項客", "15:00", ["除毛", "陳怡君"], ["美甲", "陳怡君"]);
    await open("?customer=兩項客");
    await button(`顯示預約 ${number} 的內容`).click();
    await button("刪除項目「除毛」", contents(number)).click();
    await question().getByText("這個時段會釋出，其他項目的時間不變，無法復原。").waitFor();
    await button("刪除", question()).click();
    await contents(number).getByText("除毛").waitFor({ state: "detached" });
    expect(await contents(number).getByRole("button").count()).toBe(0);
    await row("兩項客").getByText("15:30–16:30").waitFor();
  });
});

describe("deleting", () => {
  it("wants rows to be ticked, and a question to be answered", async () => {
    for (const time of ["10:00", "10:30", "11:00"]) await enterFor(`刪除客${time}`, time, ["除毛", "陳怡君"]);
    await open("?customer=刪除客");
    await row("刪除客11:00").waitFor();
    expect(await button("刪除所選").isDisabled()).toBe(true);
    await row("刪除客10:00").getByRole("checkbox").check();
    await row("刪除客10:30").getByRole("checkbox").check();
    await button("刪除所選（2）").click();
    await question().getByText("確定要刪除所選的 2 筆資料嗎？").waitFor();
    await button("刪除", question()).click();
    await row("刪除客10:00").waitFor({ state: "detached" });
    await row("刪除客10:30").waitFor({ state: "detached" });
    await button(/^刪除預約/, row("刪除客11:00")).click();
    await button("刪除", question()).click();
    await shop.page.getByText("沒有符合的預約").waitFor();
  });
});

describe("the filters", () => {
  it("stand in the address: name, state, staff member and days", async () => {
    const number = await enterFor("篩選客", "19:30", ["除毛", "林小美"]);
    await open("");
    const addressEnds = (written: string) => shop.page.waitForURL((url) => url.search.endsWith(written));
    await shop.page.getByLabel("顧客姓名").fill("篩選");
    await addressEnds(`customer=${encodeURIComponent("篩選")}`);
    await shop.page.getByLabel("狀態").selectOption({ label: "待審核" });
    await addressEnds("state=PENDING");
    await shop.page.getByLabel("服務人員").selectOption({ label: "林小美" });
    await addressEnds(/\d+/.exec(atob(salon.staff.林小美 ?? ""))?.[0] ?? "");
    await shop.page.getByLabel("開始日期: 從").fill(DAY);
    await addressEnds(`startFrom=${DAY}`);
    await shop.page.getByLabel("開始日期: 到").fill(DAY);
    await addressEnds(`startTo=${DAY}`);
    await shop.page.getByText("共 1 筆").waitFor();
    await row("篩選客").waitFor();
    const staff = Number(atob(salon.staff.林小美 ?? "").split(":")[1]);
    expect(Object.fromEntries(new URL(shop.page.url()).searchParams)).toEqual({
      customer: "篩選",
      state: "PENDING",
      staff: String(staff),
      startFrom: DAY,
      startTo: DAY,
    });
    await shop.page.reload();
    await shop.page.getByRole("link", { name: `檢視預約 ${number}` }).waitFor();
    await shop.page.getByLabel("服務人員").selectOption({ label: "陳怡君" });
    await shop.page.getByText("沒有符合的預約").waitFor();
    await expectAccessible(shop.page);
    await button(/^清除篩選/).click();
    await shop.page.getByText(/共 3\d\d 筆/).waitFor();
  });
});

describe("importing", () => {
  it("enters a file's rows after its dry run", async () => {
    await open("?customer=匯入客");
    await button("匯入 Excel").click();
    const panel = shop.page.getByRole("dialog", { name: "匯入預約" });
    await chooseFile(shop.page, button("選擇檔案", panel), {
      name: "appointments.xlsx",
      bytes: Buffer.from(
        workbook([[...APPOINTMENT_COLUMNS], ["匯入客", "0900-5", `${DAY} 13:30`, "除毛", "陳怡君", ""]]),
      ),
    });
    await panel.getByText("可匯入 1 列、錯誤 0 列").waitFor();
    await button("匯入", panel).click();
    await button("匯入", question()).click();
    await row("匯入客").getByText("13:30–14:00").waitFor();
  });
});

describe("elsewhere and otherwise", () => {
  it("shows staff of role 3 their own first, which can be lifted, and lets them do nothing", async () => {
    const page = await shop.open({ as: "staff" });
    await open("", page);
    await table(page).waitFor();
    const own = page.getByLabel("服務人員");
    expect(await own.locator("option:checked").textContent()).toBe("我的預約（蘇以安）");
    expect(new URL(page.url()).searchParams.get("staff")).toBe("2");
    await row("手動王太太", page).waitFor({ state: "detached" });
    await button(/^清除篩選/, page).click();
    await row(/2031\/05\/08/, page)
      .first()
      .waitFor();
    for (const name of [/^新增/, /^確認預約/, /^編輯預約/, /^婉拒預約/, /^取消預約/, /^刪除/, /^匯入/]) {
      expect(await button(name, page).count()).toBe(0);
    }
    await page
      .getByRole("link", { name: /^檢視預約/ })
      .first()
      .click();
    await dialog(page).getByRole("heading", { name: "變更紀錄" }).waitFor();
    expect(await dialog(page).getByRole("button").count()).toBe(1);
    await expectAccessible(page);
    await page.context().close();
  });

  for (const timeZone of ["America/New_York", "Pacific/Kiritimati"]) {
    it(`keeps the store's clocks with the browser in ${timeZone}`, async () => {
      const who = `遠方 ${timeZone}`;
      const page = await shop.open({ timeZone });
      await open(`?add=${DAY}T10:00`, page);
      await dialog(page).getByLabel("顧客姓名（真實全名）").fill(who);
      await phone(page).fill("0900-9");
      await dialog(page)
        .getByLabel("開始時間")
        .selectOption(timeZone.startsWith("A") ? "16:00" : "17:00");
      await addLine("除毛（30 分鐘）", "林小美", page);
      await button("儲存", dialog(page)).click();
      const [from, to] = timeZone.startsWith("A") ? ["16:00", "16:30"] : ["17:00", "17:30"];
      await row(who, page).getByText(`${from}–${to}`).waitFor();
      expect(await row(who, page).locator("time").getAttribute("datetime")).toBe(
        new Date(at(from)).toISOString(),
      );
      await page.getByLabel("開始日期: 從").fill(DAY);
      await page.getByLabel("開始日期: 到").fill(DAY);
      await row(who, page).waitFor();
      await page.context().close();
    });
  }

  it("fits a phone: cards with the same actions", async () => {
    const page = await shop.open({ width: 390 });
    await open("?customer=篩選客", page);
    const card = page.getByRole("list", { name: "預約列表" }).getByRole("listitem").first();
    await button(/^預約內容/, card).click();
    await card.getByText("林小美").waitFor();
    await expectAccessible(page);
    await button(/^編輯預約/, card).click();
    await dialog(page).getByLabel("顧客姓名（真實全名）").waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.context().close();
  });

  it("speaks English and Japanese", async () => {
    for (const [language, title, add, state] of [
      ["en", "Appointments", "Add", "Awaiting review"],
      ["jp", "予約", "追加", "確認待ち"],
    ] as const) {
      const page = await shop.open();
      await page.context().addCookies([{ name: "language", value: language, url: shop.origin }]);
      await open("?customer=篩選客", page);
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
      await page.getByRole("cell", { name: state }).waitFor();
      await button(add, page).click();
      await dialog(page).waitFor();
      await expectAccessible(page);
      await page.context().close();
    }
  });

  it("says that the list could not be loaded, and tries again", async () => {
    // A window whose script errors are not kept: React writes down what its boundary catches.
    const state = await shop.page.context().storageState();
    const context = await shop.page.context().browser()?.newContext({ storageState: state, locale: "zh-TW" });
    const page = await context?.newPage();
    if (page === undefined) throw new Error("The browser is gone");
    await page.route("**/graphql", async (route) => {
      const asksForList = route.request().postData()?.includes("customerName") === true;
      if (asksForList) await route.fulfill({ json: { errors: [{ message: "no" }] } });
      else await route.fallback();
    });
    await open("?customer=篩選客", page);
    await page.getByText("資料載入失敗").waitFor();
    await expectAccessible(page);
    await page.unroute("**/graphql");
    await button("再試一次", page).click();
    await row("篩選客", page).waitFor();
    await page.context().close();
  });
});
