import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEMO_PASSWORDS } from "../../testing/servers/demoDatabase.ts";
import { type Booked, book } from "../e2e/booked.ts";
import { type ConsoleShop, hasText, openConsole } from "./console.ts";
import { signInByForm, staffScreen } from "./staffScreen.ts";

let shop: ConsoleShop;
let booked: Booked;

beforeAll(async () => {
  shop = await openConsole();
  booked = await book(shop.admin, {
    staff: "何小姐",
    template: "有預約的班",
    service: "特別保養",
    customer: "王太太",
  });
});
afterAll(() => shop?.close());

const { list, card, dialog, question, clear } = staffScreen(() => shop);

describe("dismissing and reinstating", () => {
  it("shows the affected appointments and proceeds when confirmed", async () => {
    await shop.openScreen(`/employer?number=${booked.number}`);
    await card("何小姐").getByRole("button", { name: "將「何小姐」設為離職" }).click();
    await question().getByText("對方會立即登出").waitFor();
    await question().getByRole("button", { name: "離職" }).click();
    await question().getByRole("list", { name: "受影響的預約" }).getByText("王太太").waitFor();
    await question().getByRole("button", { name: "取消" }).click();
    await card("何小姐").getByText("在職").waitFor();
    await card("何小姐").getByRole("button", { name: "將「何小姐」設為離職" }).click();
    await question().getByRole("button", { name: "離職" }).click();
    await question().getByRole("button", { name: "仍要繼續" }).click();
    await hasText(shop.page, "「何小姐」已離職");
    await card("何小姐").getByText("離職", { exact: true }).first().waitFor();
  });

  it("finds dismissed staff by state and reinstates after a confirmation", async () => {
    await shop.page.getByLabel("狀態").selectOption({ label: "離職" });
    await shop.page.waitForURL(/state=DISMISSED/);
    await card("何小姐").getByRole("button", { name: "讓「何小姐」復職" }).click();
    await question().getByRole("button", { name: "復職" }).click();
    await hasText(shop.page, "「何小姐」已復職");
    await shop.page.getByText("沒有符合的員工").waitFor();
    await clear();
  });

  it("is refused for the last admin", async () => {
    await shop.openScreen("/employer?number=1");
    await list()
      .getByRole("button", { name: /設為離職$/ })
      .click();
    await question().getByRole("button", { name: "離職" }).click();
    await shop.page.getByRole("list", { name: "通知" }).getByText("警告訊息").first().waitFor();
    await list().getByText("在職").waitFor();
  });
});

describe("staff who are not admins", () => {
  it("reach shifts, appointments, and profile from their landing page, with an empty drawer", async () => {
    const page = await signInByForm(shop, "staff", DEMO_PASSWORDS.staff);
    await page.getByRole("navigation", { name: "我的工作" }).waitFor();
    expect(await page.getByRole("link", { name: /我的預約/ }).getAttribute("href")).toBe("/appointmentlog");
    expect(await page.getByRole("link", { name: /我的班表/ }).getAttribute("href")).toBe(
      "/employer?staff=2&tab=shift",
    );
    await page.getByRole("button", { name: "開啟選單" }).click();
    await page.getByText("您的角色目前沒有選單項目。").waitFor();
    await page.getByRole("button", { name: "關閉選單" }).click();
    await page.getByRole("link", { name: /我的資料/ }).click();
    await dialog().getByText("登入帳號").waitFor();
    expect(await dialog().getByLabel("姓名").count()).toBe(0);
    expect(await dialog().getByRole("button", { name: "離職" }).count()).toBe(0);

    await dialog().getByRole("tab", { name: "帳號" }).click();
    await dialog().getByLabel("目前的密碼").fill("not this one");
    await dialog().getByLabel("新密碼").fill("another password of mine");
    await dialog().getByRole("button", { name: "儲存密碼" }).click();
    await dialog().getByRole("alert").waitFor();
    await dialog().getByLabel("目前的密碼").fill(DEMO_PASSWORDS.staff);
    await dialog().getByRole("button", { name: "儲存密碼" }).click();
    await dialog().getByRole("status").getByText("密碼已更改").waitFor();

    await page.goto(`/employer?staff=${booked.number}`);
    await dialog().getByText("特別保養").waitFor();
    expect(await dialog().getByText("薪資").count()).toBe(0);
    expect(await dialog().getByLabel("新密碼").count()).toBe(0);
    await page.goto("/service");
    await page.getByRole("table").waitFor();
    expect(await page.getByRole("button", { name: "新增" }).count()).toBe(0);
  });
});
