// Needs a browser for: journey, two windows, drag, print and PDF
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { passwords } from "../../api/src/sessions/password.ts";
import { seriousViolations } from "../../testing/accessibility.ts";
import { drag, halfHour } from "../../testing/drag.ts";
import { chooseTime, radio, service } from "./bookingForm.ts";
import { fillSalon, type Salon } from "./salon.ts";
import { completeSignIn, openShop, type Shop } from "./shop.ts";

/**
 * A day of the salon from its shifts to its printed timetable, with live pages of staff and two customers.
 */
let shop: Shop;
let salon: Salon;
let desk: Page;
let named: Page;
let general: Page;

const PASSWORD = "an admin of the salon";

beforeAll(async () => {
  shop = await openShop(async (prisma) => {
    salon = await fillSalon(prisma);
    const passwordHash = await passwords.hash(PASSWORD);
    await prisma.staffMember.create({
      data: { username: "admin", name: "店長", role: "ADMIN", passwordHash, positionName: "店長" },
    });
    await prisma.staffMember.create({
      data: {
        username: "hana",
        passwordHash: "-",
        name: "小花",
        role: "STAFF",
        skills: { create: { serviceId: salon.cut } },
      },
    });
  });
  desk = await shop.phone({ viewport: { width: 1280, height: 900 }, hasTouch: false, isMobile: false });
  named = await shop.phone();
  general = await shop.phone();
});
afterAll(async () => {
  expect(shop?.faults).toEqual([]);
  await shop?.close();
});

const notice = (text: string | RegExp) =>
  desk.getByRole("list", { name: "通知", includeHidden: true }).getByText(text).first().waitFor();
const newest = () =>
  shop.prisma.appointment.findFirstOrThrow({ orderBy: { id: "desc" }, include: { items: true } });
/** Returns a customer's appointment on the chosen day, by its time and state. */
const mine = (phone: Page, time: string, state: string) =>
  phone
    .getByRole("region", { name: /^\d+月\d+日/ })
    .getByRole("button", { name: new RegExp(`^${time}`) })
    .getByText(state)
    .first()
    .waitFor();

async function send(phone: Page, name: string): Promise<number> {
  await phone.getByRole("textbox", { name: "真實姓名（全名）" }).fill(name);
  await phone.getByRole("textbox", { name: "聯絡電話" }).fill("0912-345-678");
  await phone.getByRole("button", { name: "確認預約" }).click();
  await phone.getByRole("button", { name: "以 LINE 登入並送出" }).click();
  const rung = notice(/新預約 #\d+，等待確認/);
  await completeSignIn(phone, name);
  await phone.getByRole("heading", { name: "預約已送出" }).waitFor();
  await rung;
  await phone.getByRole("region", { name: "加入好友" }).getByRole("button", { name: "以後再說" }).click();
  await phone.goto(`/appointmentlog-customer?day=${salon.free}`);
  await phone.evaluate(() => Object.assign(window, { sameDocument: true }));
  return (await newest()).id;
}

/** Confirms an appointment in the console's list. */
async function confirm(number: number): Promise<void> {
  await desk.getByRole("button", { name: `確認預約 ${number}`, exact: true }).click();
  await desk.getByRole("alertdialog").getByRole("button", { name: "確認", exact: true }).click();
  await notice(`已確認預約 #${number}`);
}

it("an admin gives a staff member shifts and opens them to customers", async () => {
  await desk.goto(`/employer-shift?view=month&day=${salon.free}`);
  await desk.getByLabel("帳號").fill("admin");
  await desk.getByLabel("密碼", { exact: true }).fill(PASSWORD);
  await desk.getByRole("button", { name: "登入" }).click();
  await desk.getByRole("button", { name: "快速排班" }).click();
  const panel = desk.getByRole("dialog", { name: "快速排班" });
  await panel.getByRole("button", { name: "小花", exact: true }).click();
  await panel.getByRole("button", { name: "全日 10:00–21:00" }).click();
  const [year, month, day] = salon.free.split("-").map(Number);
  await panel.getByRole("button", { name: new RegExp(`^${year}年${month}月${day}日 `) }).click();
  await panel.getByRole("combobox", { name: "排班後的狀態" }).selectOption("OPEN_TO_CUSTOMERS");
  await panel.getByRole("button", { name: "套用" }).click();
  await notice("排班已更新");
  await panel.waitFor({ state: "detached" });
  await desk
    .getByRole("region", { name: "員工班表" })
    .getByRole("button", { name: /小花.*開放顧客預約/ })
    .waitFor();
});

it("a customer books that staff member by name, and the console shows it without a reload", async () => {
  await named.goto("/appointment-customer?mode=named");
  await radio(named, /小花/).check();
  await service(named, /剪髮/).check();
  await chooseTime(named, salon.free, 14);
  await send(named, "林小茶");
  await mine(named, "14:00–15:00", "等待店家確認");
});

it("another customer books without a specified staff member", async () => {
  await general.goto("/appointment-customer?mode=general");
  await service(general, /剪髮/).check();
  await chooseTime(general, salon.free, 10);
  await send(general, "王小春");
  await mine(general, "10:00–11:00", "等待店家確認");
});

it("staff confirm both, which assigns a staff member to the second; each customer sees it without a reload", async () => {
  const [first, second] = await shop.prisma.appointment.findMany({
    where: { state: "PENDING" },
    orderBy: { id: "asc" },
  });
  await desk.goto("/appointment?state=PENDING");
  await confirm(first?.id ?? 0);
  await mine(named, "14:00–15:00", "已確認");
  await confirm(second?.id ?? 0);
  await mine(general, "10:00–11:00", "已確認");
  // The detail that opened shows who was assigned.
  await desk.getByRole("dialog").getByRole("button", { name: "關閉", exact: true }).click();
  expect((await newest()).items.map(({ staffMemberId }) => staffMemberId)).not.toContain(null);
});

it("staff drag the first appointment to another hour, and its customer sees the new time", async () => {
  await desk.goto(`/appointmentlog?view=week&day=${salon.free}`);
  const dragged = desk
    .getByRole("region", { name: "預約行事曆" })
    .getByRole("button", { name: /林小茶.*14:00–15:00/ });
  await dragged.waitFor();
  await drag(desk, dragged, { x: 0, y: 4 * (await halfHour(dragged, 60)) });
  await desk.getByRole("dialog").getByRole("button", { name: "改期", exact: true }).click();
  await notice("已改期");
  await mine(named, "16:00–17:00", "已確認");
  for (const phone of [named, general]) {
    expect(await phone.evaluate(() => "sameDocument" in window)).toBe(true);
    expect(await seriousViolations(phone)).toEqual([]);
  }
});

it("the timetable prints on one page", async () => {
  await desk.goto(`/appointmentlog/timetable?day=${salon.free}`);
  await desk.getByText("小花").first().waitFor();
  await desk.getByText("林小茶").first().waitFor();
  const pdf = (await desk.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});
