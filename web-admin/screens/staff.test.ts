import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Booked, book } from "../e2e/booked.ts";
import { type ConsoleShop, chooseFile, openConsole } from "./console.ts";
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
  await shop.openScreen("/employer");
});
afterAll(() => shop?.close());

const { list, card, dialog, question, clear } = staffScreen(() => shop);
const button = (name: string) => shop.page.getByRole("button", { name, exact: true });

/** Returns the detail's status that it is saved, which disappears with the next input. */
const savedIn = () => dialog().getByRole("status").getByText("修改成功");

describe("the list", () => {
  it("shows all staff with names, position, services, and state", async () => {
    await card("何小姐").waitFor();
    expect(await card("何小姐").textContent()).toMatch(/何小姐#\d+Booked美甲師特別保養在職/);
  });

  it("filters by number, either name, and state in the address", async () => {
    await shop.page.getByLabel("名稱", { exact: true }).fill("booked");
    await list().getByRole("listitem").nth(1).waitFor({ state: "detached" });
    await clear();
    // The list still shows the last filter's result until the response arrives.
    await list().getByRole("listitem").nth(1).waitFor();
    await shop.page.getByLabel("編號", { exact: true }).fill(String(booked.number));
    await list().getByRole("listitem").nth(1).waitFor({ state: "detached" });
    await shop.page.getByLabel("狀態").selectOption({ label: "停用" });
    await shop.page.getByText("沒有符合的員工").waitFor();
    expect(new URL(shop.page.url()).search).toBe(`?number=${booked.number}&state=DISABLED`);
    await clear();
    await card("何小姐").waitFor();
  });
});

describe("adding a staff member", () => {
  it("requires name, English name, position, and role", async () => {
    await button("新增").click();
    await dialog().getByRole("button", { name: "儲存" }).click();
    for (const label of ["姓名", "英文姓名", "職稱", "角色"]) {
      await dialog().getByText(`請填寫${label}`, { exact: true }).waitFor();
    }
  });

  it("shows the generated password once", async () => {
    await dialog().getByRole("textbox", { name: "姓名", exact: true }).fill("新人小美");
    await dialog().getByLabel("英文姓名").fill("May New");
    await dialog().getByLabel("職稱").fill("助理");
    await dialog().getByLabel("角色").selectOption({ label: "員工" });
    await dialog().getByRole("button", { name: "特別保養" }).click();
    await dialog().getByRole("button", { name: "儲存" }).click();
    await question().getByText("這組密碼只會顯示這一次").waitFor();
    await question().getByRole("button", { name: "複製密碼" }).click();
    await question().getByText("已複製").waitFor();
    const password = await navigator.clipboard.readText();
    const username = (await question().locator("dd").nth(1).textContent()) ?? "";
    await question().getByRole("button", { name: "我已記下" }).click();
    await card("新人小美").waitFor();

    const page = await signInByForm(shop, username, password);
    await page.getByRole("heading", { name: "Machiya" }).waitFor();
    const newPassword = page.getByLabel("新密碼", { exact: true });
    await newPassword.fill(password);
    await page.getByLabel("再次輸入新密碼").fill("something else");
    await page.getByRole("button", { name: "設定密碼" }).click();
    await page.getByText("請確認密碼！！").waitFor();
    await page.getByLabel("再次輸入新密碼").fill(password);
    await page.getByRole("button", { name: "設定密碼" }).click();
    // The generated password must be changed.
    await page.getByRole("alert").filter({ hasText: "新密碼" }).waitFor();
    await newPassword.fill("my own password");
    await page.getByLabel("再次輸入新密碼").fill("my own password");
    await page.getByRole("button", { name: "設定密碼" }).click();
    await page.getByRole("heading", { name: "歡迎回來" }).waitFor();
  });
});

const openTab = (name: string) => dialog().getByRole("tab", { name, exact: true }).click();

describe("the detail", () => {
  it("changes all fields of a staff member, including personal documents and pay", async () => {
    await shop.openScreen("/employer");
    await card("新人小美").getByRole("button", { name: "查看明細：新人小美" }).click();
    const detail = dialog();
    await detail.getByLabel("電子郵件").fill("nobody");
    await detail.getByText("請輸入有效的電子郵件。").waitFor();
    await detail.getByLabel("電子郵件").fill("may@example.com");
    await detail.getByRole("button", { name: "特別保養" }).click();
    await openTab("任職");
    await detail.getByLabel("薪資").fill("42000");
    await detail.getByLabel("到職日").fill("2026-03-02");
    await openTab("證件");
    const scan = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#345" } })
      .png()
      .toBuffer();
    const passport = detail.getByRole("group", { name: "護照影像" });
    await chooseFile(shop.page, passport.getByRole("button", { name: "選擇圖片" }), {
      name: "not.png",
      bytes: Buffer.from("no picture"),
    });
    await detail.getByText("這不是 PNG、JPEG、WebP 或 GIF 圖片。").waitFor();
    await chooseFile(shop.page, passport.getByRole("button", { name: "選擇圖片" }), {
      name: "passport.png",
      bytes: scan,
    });
    await passport.getByRole("img", { name: "圖片預覽" }).waitFor();
    await detail.getByRole("button", { name: "儲存", exact: true }).click();
    await savedIn().waitFor();
    await openTab("任職");
    await shop.page.reload();
    await dialog().getByLabel("薪資").waitFor();
    expect(await dialog().getByLabel("薪資").inputValue()).toBe("42000");
    expect(await dialog().getByLabel("到職日").inputValue()).toBe("2026/03/02");
    await openTab("證件");
    await dialog().getByRole("button", { name: "查看大圖: 護照影像" }).click();
    await shop.page.getByRole("img", { name: "護照影像" }).waitFor();
    await shop.page.keyboard.press("Escape");
    await dialog().getByRole("group", { name: "護照影像" }).getByRole("button", { name: "移除圖片" }).click();
    await savedIn().waitFor({ state: "detached" });
    await dialog().getByRole("button", { name: "儲存", exact: true }).click();
    await savedIn().waitFor();
    expect(await dialog().getByRole("group", { name: "護照影像" }).getByRole("img").count()).toBe(0);
  });

  it("shows the tab of a field that is wrong, and keeps the input of the others", async () => {
    await openTab("資料");
    await dialog().getByLabel("職稱").fill("");
    await openTab("任職");
    await dialog().getByLabel("部門").fill("一店");
    await dialog().getByRole("button", { name: "儲存", exact: true }).click();
    await dialog().getByRole("tab", { name: "資料", selected: true }).waitFor();
    await expect.poll(() => dialog().getByLabel("職稱").and(shop.page.locator(":focus")).count()).toBe(1);
    await dialog().getByLabel("職稱").fill("助理");
    await openTab("任職");
    expect(await dialog().getByLabel("部門").inputValue()).toBe("一店");
  });

  it("shows another user's change and keeps both where they differ", async () => {
    await dialog().getByLabel("部門").fill("二店");
    await savedIn().waitFor({ state: "detached" });
    const number = new URL(shop.page.url()).searchParams.get("staff");
    const { code } = await shop.admin.graphql(
      "mutation ($input: UpdateStaffMemberInput!) { updateStaffMember(input: $input) { id } }",
      { input: { id: btoa(`StaffMember:${number}`), details: { positionName: "設計師" } } },
    );
    expect(code).toBeNull();
    await dialog().getByRole("button", { name: "儲存", exact: true }).click();
    const conflict = dialog().getByRole("alert");
    await conflict.getByText("設計師").waitFor();
    await conflict.getByRole("button").last().click();
    await savedIn().waitFor();
    expect(await dialog().getByLabel("職稱").inputValue()).toBe("設計師");
    expect(await dialog().getByLabel("部門").inputValue()).toBe("二店");
  });

  it("sets a new password, which ends that person's sessions", async () => {
    await openTab("帳號");
    await dialog().getByLabel("新密碼").fill("short");
    await dialog().getByRole("button", { name: "儲存密碼" }).click();
    await dialog().getByText("請輸入 8 到 200 個字元。").waitFor();
    await dialog().getByLabel("新密碼").fill("handed over at the desk");
    await dialog().getByRole("button", { name: "儲存密碼" }).click();
    await dialog().getByRole("status").getByText("密碼已更改").waitFor();
  });

  it("shows the shifts and manages time off", async () => {
    await shop.openScreen(`/employer?staff=${booked.number}&tab=shift`);
    await shop.page.getByRole("tab", { name: "班表", selected: true }).waitFor();
    await dialog().locator(".ec-day").first().waitFor();
    await dialog().getByRole("button", { name: "新增休假" }).click();
    const form = shop.page.getByRole("dialog").last();
    await form.getByLabel("第一天").fill(booked.date);
    await form.getByLabel("最後一天").fill(booked.date);
    await form.getByRole("button", { name: "儲存" }).click();
    await form.getByRole("list", { name: "受影響的預約" }).getByText("王太太").waitFor();
    await form.getByRole("switch", { name: "整天" }).click();
    await form.getByLabel("開始").fill(`${booked.date}T14:00`);
    await form.getByLabel("結束").fill(`${booked.date}T16:00`);
    await form.getByLabel("原因").fill("看牙醫");
    await form.getByRole("button", { name: "儲存" }).click();
    const timeOff = dialog().getByRole("list", { name: "休假" });
    await timeOff.getByText("看牙醫").waitFor();
    await timeOff.getByRole("button", { name: /^刪除「/ }).click();
    await question().getByRole("button", { name: "刪除" }).click();
    await shop.page.getByText("今天起沒有休假。").waitFor();
  });
});

it("shows its list and a detail on a phone", async () => {
  await shop.openScreen("/employer", { width: 390 });
  await list().getByRole("listitem").first().waitFor();
  await shop.page.goto(`/employer?staff=${booked.number}`);
  await dialog().getByLabel("職稱").waitFor();
});
