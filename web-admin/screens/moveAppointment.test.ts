import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Page } from "../../testing/screens/page.ts";
import { type AppointmentSalon, enter, request, review } from "../e2e/appointmentDay.ts";
import {
  at,
  button,
  calendar,
  dayButton,
  dialog,
  event,
  openTuesday,
  calendarPath as path,
} from "../e2e/tuesday.ts";
import { type ConsoleShop, hasText, openConsole } from "./console.ts";

let shop: ConsoleShop;
let salon: AppointmentSalon;

beforeAll(async () => {
  shop = await openConsole();
  salon = await openTuesday(shop.admin);
});
afterAll(() => shop?.close());

const changes = () => dialog(shop.page).getByRole("list", { name: "變更內容" });
const moveOf = (page: Page) => dialog(page).getByRole("button", { name: /^改期：預約/ });

describe("moving", () => {
  beforeAll(async () => {
    await enter(shop.admin, salon, {
      customer: "許小姐",
      startsAt: at("10:00", "2031-05-07"),
      lines: [["美甲", "林小美"]],
    });
  });

  it("is refused with the reason and alternatives when the time is unavailable", async () => {
    const page = await shop.openScreen(path("week"));
    await event(page, "許小姐", "10:00–11:00").click();
    await moveOf(page).click();
    await dialog(page).getByLabel("時間").fill("16:00");
    await changes().getByText("2031/05/07 10:00").waitFor();
    await changes().getByText("2031/05/07 16:00").waitFor();
    await button(page, "改期").click();
    await dialog(page).getByRole("alert").filter({ hasText: "該時段沒有排班" }).waitFor();
    expect(await dialog(page).getByLabel("時間").inputValue()).toBe("16:00");
    await dialog(page)
      .getByRole("list", { name: "最接近的可預約時段" })
      .getByRole("button", { name: /2031\/05\/07 15:00.*林小美/ })
      .click();
    await button(page, "改期").click();
    await hasText(page, "已改期");
    await event(page, "許小姐", "15:00–16:00").waitFor();
  });

  it("works by keyboard alone", async () => {
    const page = await shop.openScreen(path("month", "2031-05-07"));
    const focused = event(page, "許小姐", "2031年5月7日");
    await focused.press("Enter");
    await dialog(page).getByText("2031/05/07 15:00–16:00").waitFor();
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    await page.locator(":focus").and(focused).waitFor();
    await page.keyboard.press("Enter");
    // The opened dialog takes the focus first.
    await dialog(page).locator(":focus").waitFor();
    await moveOf(page).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/move=\d+/);
    await dialog(page).getByLabel("日期").fill("2031-05-08");
    await dialog(page).getByLabel("時間").fill("13:00");
    await dialog(page).getByLabel("服務人員").selectOption({ label: "不指定" });
    await changes().getByText("2031/05/08 13:00").waitFor();
    await changes().getByText("不指定").waitFor();
    await dialog(page).getByLabel("時間").press("Enter");
    await event(page, "許小姐", "不指定", "13:00–14:00", "2031年5月8日").waitFor();
    await dialog(page).waitFor({ state: "detached" });
  });

  it("requires another time or staff member", async () => {
    const page = await shop.openScreen(path("month", "2031-05-08"));
    await event(page, "許小姐", "2031年5月8日").waitFor();
    await dayButton(page, "2031年5月8日").click();
    await moveOf(page).click();
    await button(page, "改期").click();
    await dialog(page).getByText("請選擇不同的時間或人員。").waitFor();
  });
});

describe("while another user changes the appointment", () => {
  let number: number;
  beforeAll(async () => {
    number = await enter(shop.admin, salon, {
      customer: "鄭小姐",
      startsAt: at("10:00", "2031-05-08"),
      lines: [["除毛", "林小美"]],
    });
    await enter(shop.admin, salon, {
      customer: "蔡小姐",
      startsAt: at("10:00", "2031-05-08"),
      lines: [["美甲", "王大明"]],
    });
  });

  /** Moves the appointment by two hours and leaves the dialog open. */
  async function moveTwoHours(page: Page, time: string): Promise<void> {
    await event(page, "鄭小姐").click();
    await moveOf(page).click();
    await dialog(page).getByLabel("時間").fill(time);
    await changes().getByText(`2031/05/08 ${time}`).waitFor();
  }

  /** Submits and expects the refusal, then cancels. */
  async function expectConflict(page: Page): Promise<void> {
    await button(page, "改期").click();
    await dialog(page).getByRole("alert").filter({ hasText: "已被其他人變更" }).waitFor();
    await button(page, "取消").click();
    await dialog(page).waitFor({ state: "detached" });
  }

  /** Returns the appointment behind the dialog. */
  const behind = (page: Page) => page.locator("button, [role=button]").filter({ hasText: "鄭小姐" });

  it("the move is refused instead of overwriting that change", async () => {
    const page = await shop.openScreen(path("week", "2031-05-08"));
    await moveTwoHours(page, "12:00");
    await request(
      shop.admin,
      "mutation ($input: RescheduleAppointmentInput!) { rescheduleAppointment(input: $input) { id } }",
      { input: { id: btoa(`Appointment:${number}`), startsAt: at("11:00", "2031-05-08") } },
    );
    await behind(page).filter({ hasText: "11:00–11:30" }).waitFor();
    await expectConflict(page);
    await event(page, "鄭小姐", "11:00–11:30").waitFor();
  });

  it("the move of a canceled appointment is refused, and others can be moved", async () => {
    const page = await shop.openScreen(path("week", "2031-05-08"));
    await moveTwoHours(page, "13:00");
    await review(shop.admin, number, "CANCELLED");
    await behind(page).waitFor({ state: "detached" });
    await expectConflict(page);
    await event(page, "蔡小姐").click();
    await moveOf(page).click();
    await dialog(page).getByLabel("時間").waitFor();
  });
});

it("changes the length by keyboard, and is refused by the same rules as a move", async () => {
  await enter(shop.admin, salon, {
    customer: "曾小姐",
    startsAt: at("10:00", "2031-05-13"),
    lines: [["美甲", "王大明"]],
  });
  const page = await shop.openScreen(path("day", "2031-05-13"));
  await event(page, "曾小姐").focus();
  await page.keyboard.press("Shift+ArrowUp");
  await changes().getByText("60 分鐘").waitFor();
  await changes().getByText("45 分鐘").waitFor();
  const length = dialog(page).getByLabel("時長（分鐘）");
  await length.fill("0");
  await length.press("Enter");
  await dialog(page).getByText("請填寫 1 到 720 分鐘的時長。").waitFor();
  expect(await length.getAttribute("aria-invalid")).toBe("true");
  expect(await dialog(page).getByLabel("日期").getAttribute("aria-invalid")).not.toBe("true");
  await length.fill("700");
  await length.press("Enter");
  await dialog(page).getByRole("alert").waitFor();
  await length.fill("30");
  await length.press("Enter");
  await dialog(page).waitFor({ state: "detached" });
  await event(page, "曾小姐", "10:00–10:30").waitFor();
});

it("shows staff of role 3 only the times of appointments that others serve", async () => {
  const page = await shop.openScreen(path("month"), { viewer: "staff" });
  await calendar(page)
    .getByRole("button", { name: /2031年5月6日 .*11:00–12:00 已有預約/ })
    .waitFor();
  expect(await event(page, "高小姐").count()).toBe(0);
  for (const view of ["week", "day"]) {
    await page.goto(path(view));
    await calendar(page).getByText("11:00–12:00 已有預約").first().waitFor();
    expect(await calendar(page).textContent()).not.toContain("高小姐");
  }
});

describe.each(["America/New_York", "Pacific/Kiritimati"])("in a browser in %s", (timeZone) => {
  const customer = `孫 ${timeZone}`;
  let number: number;

  beforeAll(async () => {
    number = await enter(shop.admin, salon, {
      customer,
      startsAt: at("11:00", "2031-05-13"),
      lines: [["除毛", timeZone === "America/New_York" ? "林小美" : "王大明"]],
    });
  });

  it("the calendar uses the store's time zone", async () => {
    for (const view of ["month", "week", "day"]) {
      const page = await shop.openScreen(path(view, "2031-05-13"), { timeZone });
      await event(page, customer, "11:00–11:30", "2031年5月13日").waitFor();
    }
  });

  it("an appointment is moved in the store's time zone by its fields", async () => {
    const page = await shop.openScreen(path("week", "2031-05-13", `&move=${number}`), { timeZone });
    await dialog(page).getByLabel("時間").waitFor();
    expect(await dialog(page).getByLabel("日期").inputValue()).toBe("2031/05/13");
    expect(await dialog(page).getByLabel("時間").inputValue()).toBe("11:00");
    await dialog(page).getByLabel("時間").fill("12:00");
    await button(page, "改期").click();
    await dialog(page).waitFor({ state: "detached" });
    await event(page, customer, "12:00–12:30").waitFor();
  });
});
