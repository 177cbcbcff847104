import { APPOINTMENT_COLUMNS } from "@machiya/schema/domain/appointments/appointmentImport";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { workbook } from "../../schema/src/testing/workbooks.ts";
import { network } from "../../testing/screens/network.ts";
import { type AppointmentSalon, request } from "../e2e/appointmentDay.ts";
import { at, DAY, openStaffedSalon } from "../e2e/appointmentScreen.ts";
import { appointmentScreen } from "./appointmentScreen.ts";
import { type ConsoleShop, chooseFile, hasText, openConsole } from "./console.ts";

let shop: ConsoleShop;
let salon: AppointmentSalon;

beforeAll(async () => {
  shop = await openConsole();
  salon = await openStaffedSalon(shop);
  await shop.openScreen("/");
});
afterAll(() => shop?.close());

const { table, row, dialog, question, button, contents, phone, open, enterFor, addLine } = appointmentScreen(
  () => shop,
  () => salon,
);

describe("editing", () => {
  it("moves by half-hours, adds and removes lines, and keeps the history", async () => {
    const number = await enterFor("改期客", "18:00", ["除毛", "林小美"], ["除毛", "林小美"]);
    await open(`?customer=改期客`);
    await button(`編輯預約 ${number}`).click();
    await dialog().getByLabel("開始時間").waitFor();
    await expect.poll(() => dialog().getByLabel("開始時間").locator("option").count()).toBe(48);
    await dialog().getByLabel("開始時間").selectOption("18:30");
    await button("移除第 2 項「除毛」", dialog()).click();
    await addLine("美甲", "陳怡君");
    await dialog().getByText("19:00–20:00").waitFor();
    await button("儲存", dialog()).click();
    await hasText(shop.page, "修改成功");
    await row("改期客").getByText("18:30–20:00").waitFor();
    await shop.page.getByRole("link", { name: `查看預約 ${number}` }).click();
    expect(await contents(number).getByRole("listitem").allTextContents()).toEqual([
      "18:30–19:00除毛林小美",
      "19:00–20:00美甲陳怡君",
    ]);
    await dialog().getByText("修改", { exact: true }).waitFor();
  });

  it("reports another user's change and overwrites nothing without asking", async () => {
    const number = await enterFor("衝突客", "12:30", ["除毛", "陳怡君"]);
    await open(`?edit=${number}`);
    const name = dialog().getByLabel("顧客姓名（真實全名）");
    await name.fill("衝突客改名");
    await request(
      shop.admin,
      "mutation ($input: UpdateAppointmentInput!) { updateAppointment(input: $input) { id } }",
      { input: { id: btoa(`Appointment:${number}`), details: { customerName: "別人改名" } } },
    );
    await button("儲存", dialog()).click();
    const notice = dialog().getByRole("alert");
    await notice.getByText(/別人改名/).waitFor();
    await notice.getByRole("button").last().click();
    await row("衝突客改名").waitFor();
  });

  it("removes a line after a confirmation, while another line remains", async () => {
    const number = await enterFor("兩項客", "15:00", ["除毛", "陳怡君"], ["美甲", "陳怡君"]);
    await open("?customer=兩項客");
    await button(`預約內容 #${number}`).click();
    await button("刪除項目「除毛」", contents(number)).click();
    await question().getByText("這個時段會釋出，其他項目的時間不變，無法復原。").waitFor();
    await button("刪除", question()).click();
    await question().waitFor({ state: "detached" });
    await contents(number).getByText("除毛").waitFor({ state: "detached" });
    await contents(number).getByText("美甲").waitFor();
    await expect.poll(() => contents(number).getByRole("button").count()).toBe(0);
    await row("兩項客").getByText("15:30–16:30").waitFor();
  });
});

describe("deleting", () => {
  it("requires selected rows and a confirmation", async () => {
    for (const time of ["10:00", "10:30", "11:00"]) await enterFor(`刪除客${time}`, time, ["除毛", "陳怡君"]);
    await open("?customer=刪除客");
    await row("刪除客11:00").waitFor();
    await expect.poll(() => button("刪除所選").isDisabled()).toBe(true);
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
  it("are kept in the address: name, state, staff member, and days", async () => {
    const number = await enterFor("篩選客", "19:30", ["除毛", "林小美"]);
    await open("");
    const addressEnds = (written: string) => shop.page.waitForURL((url) => url.search.endsWith(written));
    await shop.page.getByLabel("顧客姓名").fill("篩選");
    await addressEnds(`customer=${encodeURIComponent("篩選")}`);
    await shop.page.getByLabel("狀態").selectOption({ label: "等待店家確認" });
    await addressEnds("state=PENDING");
    await shop.page.getByLabel("服務人員").selectOption({ label: "林小美" });
    await addressEnds(/\d+/.exec(atob(salon.staff.林小美 ?? ""))?.[0] ?? "");
    await shop.page.getByLabel("開始日期: 從").fill(DAY);
    await shop.page.getByLabel("開始日期: 從").press("Enter");
    await addressEnds(`startFrom=${DAY}`);
    await shop.page.getByLabel("開始日期: 到").fill(DAY);
    await shop.page.getByLabel("開始日期: 到").press("Enter");
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
    await shop.page.getByRole("link", { name: `查看預約 ${number}` }).waitFor();
    await shop.page.getByLabel("服務人員").selectOption({ label: "陳怡君" });
    await shop.page.getByText("沒有符合的預約").waitFor();
    await button(/^清除篩選/).click();
    await shop.page.getByText(/共 3\d\d 筆/).waitFor();
  });
});

describe("importing", () => {
  it("creates a file's rows after its dry run", async () => {
    await open("?customer=匯入客");
    await button("匯入 Excel").click();
    const panel = shop.page.getByRole("dialog", { name: "匯入預約" });
    await chooseFile(shop.page, button("選擇檔案", panel), {
      name: "appointments.xlsx",
      bytes: Buffer.from(
        workbook([
          [...APPOINTMENT_COLUMNS],
          ["匯入客", "0900-000-005", `${DAY} 13:30`, "除毛", "陳怡君", ""],
        ]),
      ),
    });
    await panel.getByText("可匯入 1 列、錯誤 0 列").waitFor();
    await button("匯入", panel).click();
    await button("匯入", question()).click();
    await row("匯入客").getByText("13:30–14:00").waitFor();
  });
});

describe("on other devices and for other users", () => {
  it("shows staff of role 3 their own appointments first, with a removable filter, and no actions", async () => {
    const page = await shop.openScreen("/appointment", { viewer: "staff" });
    await table().waitFor();
    const own = page.getByLabel("服務人員");
    // The number stands for the name until the staff are loaded.
    await expect
      .poll(() => own.evaluate((select) => (select as HTMLSelectElement).selectedOptions[0]?.text))
      .toBe("我的預約（蘇以安）");
    expect(new URL(page.url()).searchParams.get("staff")).toBe("2");
    await row("篩選客").waitFor({ state: "detached" });
    await button(/^清除篩選/).click();
    // Without the filter the appointments of others are not shown either.
    await expect.poll(() => new URL(page.url()).searchParams.get("staff")).toBe("all");
    await row("篩選客").waitFor({ state: "detached" });
    for (const name of [/^新增/, /^確認預約/, /^編輯預約/, /^婉拒預約/, /^取消預約/, /^刪除/, /^匯入/]) {
      expect(await button(name).count()).toBe(0);
    }
  });

  it.each([
    ["America/New_York", "16:00", "16:30"],
    ["Pacific/Kiritimati", "17:00", "17:30"],
  ])("uses the store's time zone in a browser in %s", async (timeZone, from, to) => {
    const who = `遠方 ${timeZone}`;
    const page = await shop.openScreen(`/appointment?add=${DAY}T10:00`, { timeZone });
    await dialog().getByLabel("顧客姓名（真實全名）").fill(who);
    await phone().fill("0900-900-900");
    await dialog().getByLabel("開始時間").selectOption(from);
    await addLine("除毛", "林小美");
    await button("建立預約", dialog()).click();
    await row(who).getByText(`${from}–${to}`).waitFor();
    expect(await row(who).locator("time").getAttribute("datetime")).toBe(new Date(at(from)).toISOString());
    await page.getByLabel("開始日期: 從").fill(DAY);
    await page.getByLabel("開始日期: 到").fill(DAY);
    await page.getByLabel("開始日期: 到").press("Enter");
    await page.waitForURL((url) => url.search.endsWith(`startTo=${DAY}`));
    await row(who).waitFor();
  });

  it("shows cards with the same actions on a phone", async () => {
    const page = await shop.openScreen("/appointment?customer=篩選客", { width: 390 });
    const card = page.getByRole("list", { name: "預約列表" }).getByRole("listitem").first();
    await button(/^預約內容/, card).click();
    await card.getByText("林小美").waitFor();
    await button(/^編輯預約/, card).click();
    await dialog().getByLabel("顧客姓名（真實全名）").waitFor();
  });

  it.each([
    ["en", "Appointments", "Add", "Awaiting confirmation"],
    ["jp", "予約", "追加", "確認待ち"],
  ] as const)("supports the language %s", async (language, title, add, state) => {
    const page = await shop.openScreen("/appointment?customer=篩選客", { language });
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await page.getByRole("cell", { name: state }).waitFor();
    await button(add).click();
    await dialog().waitFor();
  });

  it("shows that the list failed to load, and retries", async () => {
    network.mayFail = true;
    const stop = network.intercept(({ body }) =>
      JSON.stringify(body)?.includes("customerName")
        ? Response.json({ errors: [{ message: "no" }], data: null })
        : null,
    );
    await shop.openScreen("/appointment?customer=篩選客");
    await shop.page.getByText("資料載入失敗").waitFor();
    stop();
    await button("再試一次").click();
    await row("篩選客").waitFor();
  });
});
