import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client } from "../../testing/servers/client.ts";
import { type AppointmentSalon, request, review } from "../e2e/appointmentDay.ts";
import { at, bookableDay, DAY, openStaffedSalon } from "../e2e/appointmentScreen.ts";
import { appointmentScreen } from "./appointmentScreen.ts";
import { type ConsoleShop, hasText, LOGIN_KEY, openConsole } from "./console.ts";

let shop: ConsoleShop;
let salon: AppointmentSalon;

beforeAll(async () => {
  shop = await openConsole();
  salon = await openStaffedSalon(shop);
});
afterAll(() => shop?.close());

const { table, row, dialog, question, button, contents, phone, line, open, enterFor, addLine } =
  appointmentScreen(
    () => shop,
    () => salon,
  );

describe("adding", () => {
  it("requires name, phone, service, and start before booking", async () => {
    await shop.openScreen("/");
    await button("開啟選單").click();
    await shop.page.getByRole("link", { name: "預約", exact: true }).click();
    await table().waitFor();
    await button("新增").click();
    const book = button("建立預約", dialog());
    expect(await book.isDisabled()).toBe(true);
    await dialog().getByLabel("顧客姓名（真實全名）").fill("手動王太太");
    await phone().fill("0911-222-333");
    await dialog().getByLabel("日期").fill(DAY);
    const times = await dialog().getByLabel("開始時間").locator("option").allTextContents();
    expect(times).toHaveLength(1 + 24);
    await dialog().getByLabel("開始時間").selectOption("10:00");
    expect(await book.isDisabled()).toBe(true);
    await addLine("美甲", "不指定");
    await line(0)
      .getByText(/10:00–11:00/)
      .waitFor();
    expect(await book.isDisabled()).toBe(false);
    await phone().fill(" ");
    expect(await book.isDisabled()).toBe(true);
    await phone().fill("0911-222-333");
  });

  it("shows why staff are not available, and confirms the booking at once", async () => {
    await dialog()
      .getByRole("button", { name: /^加入「睫毛」/ })
      .click();
    const people = line(1).getByLabel("服務人員").locator("option");
    const other = people.filter({ hasText: "蘇以安（該時段沒有排班）" });
    await other.waitFor({ state: "attached" });
    expect((await people.allTextContents())[0]).toBe("不指定");
    await line(1).getByLabel("服務人員").selectOption({ label: "蘇以安（該時段沒有排班）" });
    await line(1).getByText("這個時間無法安排：該時段沒有排班").waitFor();
    await line(1).getByLabel("服務人員").selectOption({ label: "林小美" });
    await dialog().getByText("11:00–12:30").waitFor();
    await button("建立預約", dialog()).click();
    await hasText(shop.page, "已建立預約 #");
    await row("手動王太太").waitFor();
    expect(await row("手動王太太").textContent()).toMatch(
      /已確認.*0911-222-333.*2031\/05\/0810:00–12:30.*人工建立/,
    );
    await button(/^預約內容/, row("手動王太太")).click();
    const lines = table().getByRole("list").getByRole("listitem");
    expect((await lines.allTextContents())[1]).toBe("11:00–12:30睫毛林小美");
    expect((await lines.allTextContents())[0]).not.toContain("不指定");
  });

  it("fills and locks name and phone of a customer, and releases them", async () => {
    await button("新增").click();
    await dialog().getByLabel("顧客（姓名或電話）").fill("Grace");
    await button(/^Grace Lim/, dialog().getByRole("list", { name: "找到的顧客" })).click();
    const name = dialog().getByLabel("顧客姓名（真實全名）");
    expect(await name.inputValue()).toBe("Grace Lim");
    expect(await name.isEditable()).toBe(false);
    expect(await phone().isEditable()).toBe(false);
    await button("移除顧客「Grace Lim」", dialog()).click();
    expect(await name.inputValue()).toBe("");
    expect(await name.isEditable()).toBe(true);
    await dialog().getByLabel("顧客（姓名或電話）").fill("7700 900039");
    await button(/^Grace Lim/, dialog().getByRole("list", { name: "找到的顧客" })).click();
    await dialog().getByLabel("日期").fill(DAY);
    await dialog().getByLabel("開始時間").selectOption("13:00");
    await addLine("除毛", "陳怡君");
    await dialog().getByRole("switch", { name: "直接確認，不必再審核" }).click();
    await button("建立預約", dialog()).click();
    await row("Grace Lim").filter({ hasText: "2031/05/08" }).getByText("等待店家確認").waitFor();
  });

  it("shows three alternative times when another user was faster, each of which fills the start", async () => {
    await open(`?add=${DAY}T14:00`);
    await dialog().getByLabel("顧客姓名（真實全名）").fill("慢一步");
    await phone().fill("0900-100-100");
    await addLine("美甲", "林小美");
    await enterFor("快一步", "14:00", ["美甲", "林小美"]);
    // The open form shows the other appointment without a reload.
    await dialog().getByText("這個時間無法安排：已被預約").waitFor();
    await button("建立預約", dialog()).click();
    const times = dialog().getByRole("list", { name: "最接近的可預約時段" }).getByRole("button");
    await times.nth(2).waitFor();
    await expect.poll(() => times.count()).toBe(3);
    const [chosen = ""] = (await times.first().textContent())?.match(/\d\d:\d\d/) ?? [];
    expect(await times.first().textContent()).toBe(`2031/05/08 ${chosen} · 林小美`);
    await times.first().click();
    expect(await dialog().getByLabel("開始時間").inputValue()).toBe(chosen);
    await times.first().waitFor({ state: "detached" });
    await button("建立預約", dialog()).click();
    await row("慢一步").filter({ hasText: chosen }).waitFor();
  });
});

describe("changes by other users", () => {
  it("are shown without a reload: a row appears, changes its state, and disappears", async () => {
    await open("?customer=遠方");
    await shop.page.getByText("沒有符合的預約").waitFor();
    const number = await enterFor("遠方來客", "16:00", ["除毛", null]);
    await row("遠方來客").getByText("等待店家確認").waitFor();
    await review(shop.admin, number, "CONFIRMED");
    await row("遠方來客").getByText("已確認").waitFor();
    await request(
      shop.admin,
      "mutation ($input: DeleteAppointmentsInput!) { deleteAppointments(input: $input) }",
      { input: { ids: [btoa(`Appointment:${number}`)] } },
    );
    await shop.page.getByText("沒有符合的預約").waitFor();
  });

  it("show a toast when a customer books, and update the count on the home page", async () => {
    await shop.openScreen("/");
    const tile = shop.page.getByRole("link", { name: /待確認的預約/ });
    const count = Number(/\d+/.exec((await tile.textContent()) ?? "")?.[0]);
    const customer = new Client(shop.origin);
    await customer.rest("POST", "/line/login-frontend", {
      user_id: `U${"7".repeat(32)}`,
      name: "新客人",
      key: LOGIN_KEY,
    });
    const { bookAppointment } = await request<{ bookAppointment: { number: number } }>(
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
    await hasText(shop.page, `新預約 #${bookAppointment.number}，等待確認`);
    await tile.getByText(String(count + 1), { exact: true }).waitFor();
    await tile.click();
    await row("新客人本名").getByText("新", { exact: true }).waitFor();
    expect(await shop.page.getByLabel("狀態").inputValue()).toBe("PENDING");
    await shop.page.getByText(`共 ${count + 1} 筆`).waitFor();
    await shop.page.getByRole("list", { name: "通知" }).getByRole("link", { name: "查看預約" }).click();
    await dialog().getByText("0988-000-111").waitFor();
  });
});

describe("reviewing", () => {
  it("confirms after a confirmation dialog and shows the assigned staff member", async () => {
    const number = await enterFor("待確認客", "17:00", ["美甲", null]);
    await open("?customer=待確認客");
    await button(`確認預約 ${number}`).click();
    await question().getByText("未指定人員的項目會自動安排當時有空的人員。").waitFor();
    await button("確認", question()).click();
    await hasText(shop.page, `已確認預約 #${number}`);
    await contents(number)
      .getByText(/林小美|陳怡君/)
      .waitFor();
    await dialog().getByRole("heading", { name: "變更紀錄" }).waitFor();
    await button("關閉", dialog()).click();
    await row("待確認客").getByText("已確認").waitFor();
    // A confirmed visit can still be changed.
    expect(await button(`編輯預約 ${number}`).count()).toBe(1);
    expect(await button(`婉拒預約 ${number}`).count()).toBe(0);
    await button(`取消預約 ${number}`).click();
    await question()
      .getByText(/時段會立即釋出給其他人預約/)
      .waitFor();
    await button("保留預約", question()).click();
    await question().waitFor({ state: "detached" });
    await button(`取消預約 ${number}`).click();
    await button("取消預約", question()).click();
    await row("待確認客").getByText("已取消").waitFor();
  });

  it("rejects a request", async () => {
    const number = await enterFor("婉拒客", "17:00", ["除毛", "陳怡君"]);
    await open(`?appointment=${number}`);
    await button(`婉拒預約 ${number}`, dialog()).click();
    await question()
      .getByText(/時段會立即釋出/)
      .waitFor();
    await button("婉拒", question()).click();
    await dialog().getByText("已取消").first().waitFor();
    await dialog()
      .getByRole("listitem")
      .filter({ hasText: /^婉拒町田/ })
      .waitFor();
    expect(await button(`確認預約 ${number}`, dialog()).count()).toBe(0);
  });
});
