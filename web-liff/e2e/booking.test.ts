import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seriousViolations } from "../../testing/accessibility.ts";
import { addService, fillContact, newestBooking, radio } from "./bookingForm.ts";
import { at, book, chooseDay, dayPattern, fillSalon, type Salon } from "./salon.ts";
import { completeSignIn, openShop, type Shop, speak } from "./shop.ts";

let shop: Shop;
let salon: Salon;
let page: Page;

beforeAll(async () => {
  shop = await openShop(async (prisma) => {
    salon = await fillSalon(prisma);
  });
  page = await shop.phone();
});
afterAll(() => shop?.close());

const lines = (on: Page) => on.getByRole("list", { name: "服務項目" }).getByRole("listitem");
const plain = (texts: string[]) => texts.map((text) => text.replace(/\s+/g, " ").trim());

it("offers two ways and returns from each by its own control and the browser's Back", async () => {
  await page.goto("/bot-order/");
  await page.getByRole("navigation").getByRole("link", { name: "預約", exact: true }).click();
  await page.getByRole("heading", { name: "線上預約" }).waitFor();
  await page.waitForURL("**/appointment-customer");
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole("link", { name: /^指定人員/ }).click();
  await page.getByRole("heading", { name: "指定人員", level: 1 }).waitFor();
  await page.getByRole("button", { name: "上一頁" }).click();
  await page.getByRole("link", { name: /不指定人員/ }).click();
  await page.getByRole("heading", { name: "不指定人員", level: 1 }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "線上預約" }).waitFor();
  await page.goForward();
  await page.getByRole("heading", { name: "不指定人員", level: 1 }).waitFor();
});

it("disables closed, full, and unopened days and shows the reasons", async () => {
  const days = page.getByRole("group", { name: "日期" });
  const reasonOf = async (day: string) => {
    const button = days.getByRole("button", { name: dayPattern(day) });
    return [await button.isDisabled(), (await button.innerText()).match(/公休|額滿/)?.[0]];
  };
  await days.getByRole("button", { name: dayPattern(salon.free) }).waitFor();
  expect(await reasonOf(salon.closed)).toEqual([true, "公休"]);
  expect(await reasonOf(salon.full)).toEqual([true, "額滿"]);
  expect((await reasonOf(salon.free))[0]).toBe(false);
});

it("requires a start before services can be added, and complete input before the review", async () => {
  expect(await page.getByRole("button", { name: "加入服務" }).isDisabled()).toBe(true);
  expect(await page.getByRole("button", { name: "確認預約" }).isDisabled()).toBe(true);
  await page.getByText("還需要：服務、時間、姓名、電話").waitFor();
  const contact = page.getByRole("textbox", { name: "聯絡電話" });
  await contact.fill("abc電話😀");
  await contact.blur();
  await page.getByText("電話號碼須為 8 至 15 位數字").waitFor();
  await page.getByText("還需要：服務、時間、姓名、電話").waitFor();
  await contact.fill("");
});

it("chooses a day by arrow keys and shows why a start is unavailable", async () => {
  await book(shop.prisma, salon, { day: salon.other, hour: 14, staffMemberId: salon.misaki });
  await book(shop.prisma, salon, { day: salon.other, hour: 14, staffMemberId: salon.koyuki });
  await chooseDay(page, salon.free);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await radio(page, "14:00 已額滿").waitFor();
  expect(await radio(page, "14:00 已額滿").isDisabled()).toBe(true);
  expect(await radio(page, "10:00 可預約").isEnabled()).toBe(true);
});

it("snaps a typed or stepped hour to 10, 14, or 18", async () => {
  await chooseDay(page, salon.free);
  const hour = page.getByRole("spinbutton", { name: "開始時間（時）" });
  await hour.fill("9");
  await hour.press("Enter");
  expect(await radio(page, /^10:00/).isChecked()).toBe(true);
  await hour.press("ArrowUp");
  expect(await radio(page, /^14:00/).isChecked()).toBe(true);
  await hour.fill("16");
  await hour.press("Tab");
  expect(await radio(page, /^18:00/).isChecked()).toBe(true);
  await hour.press("ArrowUp");
  expect(await radio(page, /^10:00/).isChecked()).toBe(true);
});

it("computes the times of consecutive services and removes the last one", async () => {
  await addService(page, /剪髮/, /不指定/);
  await addService(page, /修眉/, /小雪/);
  await addService(page, /深層護髮/, /美咲/);
  const [first, second, third] = plain(await lines(page).allInnerTexts());
  expect(first).toContain("10:00–11:00 剪髮 $800 不指定 · 60 分鐘");
  expect(second).toContain("11:00–11:30 修眉 $300 小雪 · 30 分鐘");
  expect(third).toContain("11:30–13:00 深層護髮 $1,500 美咲 · 90 分鐘");
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "移除最後一項：深層護髮" }).click();
  await page.getByRole("button", { name: "移除最後一項：修眉" }).waitFor();
  await expect.poll(() => lines(page).count()).toBe(2);
});

it("offers only staff who are free at the line's time", async () => {
  await book(shop.prisma, salon, { day: salon.free, hour: 12, staffMemberId: salon.misaki });
  await page.getByRole("button", { name: "再加一項服務" }).click();
  const sheet = page.getByRole("dialog", { name: "加入服務" });
  // 11:30 to 12:30 overlaps with the appointment that was just booked with her.
  await sheet.getByRole("radio", { name: /剪髮/ }).check();
  await sheet.getByRole("radio", { name: /小雪/ }).waitFor();
  expect(await sheet.getByRole("radio", { name: /美咲/ }).count()).toBe(0);
  await sheet.getByRole("radio", { name: /深層護髮/ }).check();
  await sheet.getByText("這個時間已沒有可服務的人員").waitFor();
  expect(await sheet.getByRole("button", { name: "加入這項服務" }).isDisabled()).toBe(true);
  await page.goBack();
  await sheet.waitFor({ state: "detached" });
});

it("shows a summary with price and duration before sign-in and keeps it through the login", async () => {
  await fillContact(page);
  await page.getByRole("textbox", { name: "備註" }).fill("第一次來");
  await page.getByText("合計 · 90 分鐘").waitFor();
  await page.getByRole("button", { name: "確認預約" }).click();
  const review = page.getByRole("dialog", { name: "確認預約" });
  for (const text of ["$1,100", "90 分鐘", "林小茶", "0912-345-678", "第一次來", "10:00–11:30"])
    await review.getByText(text, { exact: true }).first().waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  // Like LINE's own page, this loads the document again at the same address.
  await page.reload();
  await review.getByText("$1,100", { exact: true }).waitFor();
  await review.getByRole("button", { name: "以 LINE 登入並送出" }).click();
  await page
    .getByRole("dialog", { name: "以 LINE 登入（示範）" })
    .getByRole("button", { name: "關閉" })
    .click();
  await review.getByRole("button", { name: "以 LINE 登入並送出" }).click();
  await completeSignIn(page, "小茶");
  await page.getByRole("heading", { name: "預約已送出" }).waitFor();
});

it("creates a pending appointment in the customer's name with times computed by the server", async () => {
  const booked = await newestBooking(shop);
  expect(booked).toMatchObject({
    state: "PENDING",
    source: "CHAT_APP",
    customerName: "林小茶",
    customerPhone: "0912-345-678",
    note: "第一次來",
    startsAt: at(salon.free, 10),
    endsAt: at(salon.free, 11.5),
  });
  expect(booked.items.map(({ serviceName, staffMemberId }) => [serviceName, staffMemberId])).toEqual([
    ["剪髮", null],
    ["修眉", salon.koyuki],
  ]);
  await page.getByRole("region", { name: "加入好友" }).getByRole("button", { name: "以後再說" }).click();
  const ticket = page.getByRole("region", { name: `預約編號 #${booked.id}` });
  await ticket.getByText("等待店家確認").waitFor();
  await ticket.getByText("$1,100").waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "查看我的預約" }).click();
  await page.getByRole("heading", { name: "我的預約" }).waitFor();
});

it("books a named staff member: person, service except the one of 30 minutes, day, and free time", async () => {
  await page.goto("/appointment-customer?mode=named");
  await page.getByText("請先選擇服務人員。").waitFor();
  await radio(page, /美咲/).check();
  const services = page.getByRole("group", { name: "選擇服務", exact: true }).getByRole("radio");
  expect(
    plain(await services.evaluateAll((all) => all.map((one) => one.parentElement?.innerText ?? ""))),
  ).toEqual(["剪髮 60 分鐘 $800", "深層護髮 90 分鐘 $1,500"]);
  await radio(page, /剪髮/).check();
  await chooseDay(page, salon.other);
  const times = page.getByRole("dialog", { name: /的時段$/ });
  expect(await times.getByRole("button", { name: "14:00 已額滿" }).isDisabled()).toBe(true);
  await times.getByRole("button", { name: "18:00 可預約" }).click();
  await times.waitFor({ state: "detached" });
  const chosen = page.getByRole("region", { name: "已選擇的時間" });
  await chosen.getByText("18:00").waitFor();
  expect(await seriousViolations(page)).toEqual([]);
});

it("clears the time of a named booking and books another", async () => {
  const chosen = page.getByRole("region", { name: "已選擇的時間" });
  await chosen.getByRole("button", { name: "清除時間" }).click();
  await chosen.waitFor({ state: "detached" });
  await page.getByText("還需要：時間").waitFor();
  await chooseDay(page, salon.other);
  await page.getByRole("dialog").getByRole("button", { name: "10:00 可預約" }).click();
  await page.getByRole("button", { name: "確認預約" }).click();
  await page.getByRole("button", { name: "送出預約" }).click();
  await page.getByRole("heading", { name: "預約已送出" }).waitFor();
  const booked = await newestBooking(shop);
  expect([booked.startsAt, booked.items[0]?.staffMemberId]).toEqual([at(salon.other, 10), salon.misaki]);
});

it.each(["en", "jp", "cn"] as const)("is accessible in %s", async (language) => {
  await speak(page.context(), language);
  for (const mode of ["general", "named"]) {
    await page.goto(`/appointment-customer?mode=${mode}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
  }
});

it("runs without script errors and content security policy violations", () => {
  expect(shop.faults).toEqual([]);
});
