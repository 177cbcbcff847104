import { afterAll, beforeAll, expect, it } from "vitest";
import type { Page } from "../../testing/screens/page.ts";
import { at, book, dayPattern, fillSalon, type Salon } from "../e2e/salon.ts";
import { chooseDay, fillContact, newestBooking, radio, service } from "./bookingForm.ts";
import { completeSignIn, openShop, type Shop } from "./shop.ts";

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

const tile = (on: Page, name: RegExp) => on.getByRole("link", { name });
const chosenTime = (on: Page) => on.getByRole("region", { name: "已選擇的時間" });
const form = (on: Page, title: string) => on.getByRole("heading", { name: title, level: 1 });
const plain = (texts: string[]) => texts.map((text) => text.replace(/\s+/g, " ").trim());

it("offers two ways and returns from each by its own control and the browser's Back", async () => {
  await page.goto("/bot-order/");
  await page.getByRole("navigation").getByRole("link", { name: "預約", exact: true }).click();
  await page.getByRole("heading", { name: "線上預約" }).waitFor();
  await page.waitForURL("/appointment-customer");
  await tile(page, /^指定人員/).click();
  await form(page, "指定人員").waitFor();
  await page.getByRole("button", { name: "上一頁" }).click();
  await tile(page, /不指定人員/).click();
  await form(page, "不指定人員").waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "線上預約" }).waitFor();
  await page.goForward();
  await form(page, "不指定人員").waitFor();
});

it("preselects by the tile: anyone, or no one with the staff members first", async () => {
  const sections = (on: Page) => on.getByRole("main").getByRole("heading", { level: 2 }).allInnerTexts();
  expect(await radio(page, /^不指定/).isChecked()).toBe(true);
  expect((await sections(page)).slice(0, 3)).toEqual(["服務項目", "選擇服務人員", "日期與時段"]);
  await page.getByRole("button", { name: "上一頁" }).click();
  await tile(page, /^指定人員/).click();
  await form(page, "指定人員").waitFor();
  expect((await sections(page)).slice(0, 3)).toEqual(["選擇服務人員", "服務項目", "日期與時段"]);
  expect(await page.getByRole("radio", { checked: true }).count()).toBe(0);
  await page.getByText("還需要：服務人員、服務、時間、姓名、電話").waitFor();
  await radio(page, /美咲/).check();
  await page.getByRole("button", { name: "上一頁" }).click();
  await tile(page, /不指定人員/).click();
  await form(page, "不指定人員").waitFor();
  expect(await radio(page, /^不指定/).isChecked()).toBe(true);
});

it("asks for services before times, and for complete input before the review", async () => {
  await page.getByText("選好服務後，即可查看有空的時間。").waitFor();
  expect(await page.getByRole("group", { name: "日期" }).count()).toBe(0);
  expect(await page.getByRole("button", { name: "確認預約" }).isDisabled()).toBe(true);
  await page.getByText("還需要：服務、時間、姓名、電話").waitFor();
  const contact = page.getByRole("textbox", { name: "聯絡電話" });
  await contact.fill("abc電話😀");
  await contact.blur();
  await page.getByText("電話號碼須為 8 至 15 位數字").waitFor();
  await page.getByText("還需要：服務、時間、姓名、電話").waitFor();
  await contact.fill("");
});

it("adds and removes services by one tap each, with their sum", async () => {
  await service(page, /剪髮/).check();
  await page.getByRole("status").getByText("已選 1 項 · 60 分鐘").waitFor();
  await service(page, /深層護髮/).check();
  await service(page, /修眉/).check();
  await page.getByRole("status").getByText("已選 3 項 · 180 分鐘").waitFor();
  await page.getByRole("status").getByText("$2,600").waitFor();
  await service(page, /深層護髮/).uncheck();
  await page.getByRole("status").getByText("已選 2 項 · 90 分鐘").waitFor();
});

it("disables closed, full, and unopened days and shows the reasons", async () => {
  const days = page.getByRole("group", { name: "日期" });
  const reasonOf = async (day: string) => {
    const button = days.getByRole("button", { name: dayPattern(day) });
    return [await button.isDisabled(), (await button.innerText()).match(/公休|額滿/)?.[0]];
  };
  await days.getByRole("button", { name: dayPattern(salon.free) }).waitFor();
  // On a month's last day, the next month is shown before its free days are known.
  await page.locator("[aria-busy='true']").waitFor({ state: "detached" });
  for (const [day, reason] of [
    [salon.closed, "公休"],
    [salon.full, "額滿"],
  ] as const)
    await days.getByRole("button", { name: new RegExp(`${dayPattern(day).source}.*, ${reason}$`) }).waitFor();
  expect(await reasonOf(salon.closed)).toEqual([true, "公休"]);
  expect(await reasonOf(salon.full)).toEqual([true, "額滿"]);
  expect((await reasonOf(salon.free))[0]).toBe(false);
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
  const hour = page.getByRole("spinbutton", { name: "開始時間（時）" });
  await hour.fill("14");
  await hour.press("Tab");
  await page.getByText("14:00 無法預約：已額滿").waitFor();
  await chooseDay(page, salon.free);
  expect(await page.getByText("14:00 無法預約：已額滿").count()).toBe(0);
  await hour.fill("10");
  await hour.press("Enter");
  expect(await radio(page, /^10:00/).isChecked()).toBe(true);
  await hour.press("ArrowUp");
  expect(await radio(page, /^14:00/).isChecked()).toBe(true);
  await hour.fill("16");
  await hour.press("Tab");
  expect(await radio(page, /^18:00/).isChecked()).toBe(true);
  await hour.press("ArrowUp");
  expect(await radio(page, /^10:00/).isChecked()).toBe(true);
  await hour.fill("9");
  await hour.press("Enter");
  expect(await radio(page, /^14:00/).isChecked()).toBe(true);
  await hour.press("ArrowDown");
  expect(await radio(page, /^10:00/).isChecked()).toBe(true);
});

it("computes the times of consecutive services in the order of the taps", async () => {
  await chosenTime(page).getByText("10:00–11:30", { exact: false }).first().waitFor();
  const lines = page.getByRole("list", { name: "各項服務的時間" }).getByRole("listitem");
  const [first, second] = plain(await lines.allInnerTexts());
  expect(first).toContain("10:00–11:00 剪髮 $800 不指定 · 60 分鐘");
  expect(second).toContain("11:00–11:30 修眉 $300 不指定 · 30 分鐘");
});

it("shows a start as free only if it is free for exactly the chosen services and staff", async () => {
  // Only 美咲 offers the service of 90 minutes.
  await book(shop.prisma, salon, { day: salon.free, hour: 11, staffMemberId: salon.misaki });
  await service(page, /深層護髮/).check();
  await page.getByText(/^您選的 .* 10:00 無法預約（已額滿）/).waitFor();
  expect(await radio(page, /^10:00/).isDisabled()).toBe(true);
  expect(await radio(page, /^14:00/).isEnabled()).toBe(true);
  await page.getByText("還需要：時間、姓名、電話").waitFor();
  expect(await chosenTime(page).count()).toBe(0);
  await service(page, /深層護髮/).uncheck();
  await chosenTime(page).waitFor();
  await radio(page, /美咲/).check();
  await radio(page, "10:00 已額滿").waitFor();
  await radio(page, /小雪/).check();
  await radio(page, "10:00 可預約").waitFor();
  await radio(page, /^不指定/).check();
  await chosenTime(page).waitFor();
});

it("shows everyone's next free time for the chosen services, and keeps it up to date", async () => {
  const first = salon.free.replace(/\d\d$/, "01");
  const month = Number(first.slice(5, 7));
  const next = (hour: number) => new RegExp(`最快 ${month}/1（.*） ${hour}:00`);
  for (const name of [/^不指定/, /美咲/, /小雪/])
    await page
      .getByRole("radio", { name })
      .and(page.getByRole("radio", { name: next(10) }))
      .waitFor();
  await book(shop.prisma, salon, { day: first, hour: 10, staffMemberId: salon.koyuki });
  await page
    .getByRole("radio", { name: /小雪/ })
    .and(page.getByRole("radio", { name: next(14) }))
    .waitFor();
  await service(page, /深層護髮/).check();
  await radio(page, /小雪.*不提供：深層護髮/).waitFor();
  expect(await radio(page, /小雪/).isDisabled()).toBe(true);
  await service(page, /深層護髮/).uncheck();
  await radio(page, /小雪/).check();
  await page.getByText("小雪不提供這項服務").waitFor();
  expect(await service(page, /深層護髮/).isDisabled()).toBe(true);
  await radio(page, /^不指定/).check();
});

it("returns from the review to the form as it was filled in", async () => {
  await fillContact(page);
  await page.getByRole("textbox", { name: "備註" }).fill("第一次來");
  await page.getByRole("button", { name: "確認預約" }).click();
  const review = page.getByRole("dialog", { name: "確認預約" });
  await review.waitFor();
  await page.goBack();
  await review.waitFor({ state: "detached" });
  await form(page, "不指定人員").waitFor();
  expect(await page.getByRole("textbox", { name: "備註" }).inputValue()).toBe("第一次來");
  expect(await page.getByRole("textbox", { name: "真實姓名（全名）" }).inputValue()).toBe("林小茶");
  expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(2);
  await chosenTime(page).getByText("10:00–11:30", { exact: false }).first().waitFor();
});

it("shows a summary with price and duration before sign-in and keeps it through the login", async () => {
  await page.getByRole("button", { name: "確認預約" }).click();
  const review = page.getByRole("dialog", { name: "確認預約" });
  for (const text of ["$1,100", "90 分鐘", "林小茶", "0912-345-678", "第一次來", "10:00–11:30"])
    await review.getByText(text, { exact: true }).first().waitFor();
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
    ["修眉", null],
  ]);
  await page.getByRole("region", { name: "加入好友" }).getByRole("button", { name: "以後再說" }).click();
  const ticket = page.getByRole("region", { name: `預約編號 #${booked.id}` });
  await ticket.getByText("等待店家確認").waitFor();
  await ticket.getByText("$1,100").waitFor();
});

it("leads from the confirmation to my bookings, by its button and by Back, and never to an empty form", async () => {
  await page.getByRole("button", { name: "查看我的預約" }).click();
  await page.waitForURL(new RegExp(`/appointmentlog-customer\\?day=${salon.free}&appointment=.`));
  await page.getByRole("dialog").getByText("10:00–11:30").waitFor();
  await page.goBack();
  await page.waitForURL(`/appointmentlog-customer?day=${salon.free}`);
  await page.getByRole("region", { name: "下一次預約" }).getByText("10:00–11:30").waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "線上預約" }).waitFor();
});

it("books a named staff member: person, service except the one of 30 minutes, day, and free time", async () => {
  await page.goto("/appointment-customer?mode=named");
  await radio(page, /美咲/).check();
  const services = page.getByRole("group", { name: "服務項目" }).getByRole("checkbox");
  expect(
    plain(await services.evaluateAll((all) => all.map((one) => one.parentElement?.innerText ?? ""))),
  ).toEqual(["剪髮 60 分鐘 $800 +", "深層護髮 90 分鐘 $1,500 +"]);
  await service(page, /剪髮/).check();
  await chooseDay(page, salon.other);
  await radio(page, "14:00 已額滿").waitFor();
  expect(await radio(page, "14:00 已額滿").isDisabled()).toBe(true);
  await radio(page, "18:00 可預約").check();
  await chosenTime(page).getByText("18:00").waitFor();
});

it("clears the time of a named booking and books another", async () => {
  await chosenTime(page).getByRole("button", { name: "清除時間" }).click();
  await chosenTime(page).waitFor({ state: "detached" });
  await page.getByText("還需要：時間").waitFor();
  await radio(page, "10:00 可預約").check();
  await page.getByRole("button", { name: "確認預約" }).click();
  await page.getByRole("button", { name: "送出預約" }).click();
  await page.getByRole("heading", { name: "預約已送出" }).waitFor();
  const booked = await newestBooking(shop);
  expect([booked.startsAt, booked.items[0]?.staffMemberId]).toEqual([at(salon.other, 10), salon.misaki]);
  await page.getByRole("button", { name: "再預約一次" }).click();
  await page.getByRole("heading", { name: "線上預約" }).waitFor();
});

it("books three services in eight taps, and Back then shows my bookings", async () => {
  const phone = await shop.phone();
  await shop.signIn("八下");
  await phone.goto("/appointment-customer");
  await tile(phone, /不指定人員/).waitFor();
  let taps = 0;
  const count = () => {
    taps += 1;
  };
  // A tap on a label also clicks its field.
  document.addEventListener("pointerdown", count, true);
  const day = salon.free.replace(/\d\d$/, "18");
  await tile(phone, /不指定人員/).tap();
  await service(phone, /剪髮/).tap();
  await service(phone, /修眉/).tap();
  await service(phone, /深層護髮/).tap();
  await phone
    .getByRole("group", { name: "日期" })
    .getByRole("button", { name: dayPattern(day) })
    .tap();
  await radio(phone, /^14:00/).tap();
  await fillContact(phone);
  await phone.getByRole("button", { name: "確認預約" }).tap();
  await phone.getByRole("button", { name: "送出預約" }).tap();
  await phone.getByRole("heading", { name: "預約已送出" }).waitFor();
  document.removeEventListener("pointerdown", count, true);
  expect(taps).toBe(8);
  const { startsAt, items } = await newestBooking(shop);
  expect([startsAt, items.length]).toEqual([at(day, 14), 3]);
  await phone.goBack();
  await phone.waitForURL(`/appointmentlog-customer?day=${day}`);
  await phone.getByRole("region", { name: "下一次預約" }).getByText("14:00–17:00").waitFor();
});
