import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drag, halfHour } from "../../testing/drag.ts";
import { type AppointmentSalon, enter, request, review } from "./appointmentDay.ts";
import { type Console, expectAccessible, hasText, openConsole } from "./console.ts";
import { address, at, button, calendar, dayButton, dialog, event, openTuesday } from "./tuesday.ts";

let shop: Console;
let salon: AppointmentSalon;

beforeAll(async () => {
  shop = await openConsole();
  salon = await openTuesday(shop.admin);
});
afterAll(() => shop?.close());

/** Returns whether the lines of an event, its customer and its time, lie inside its box. */
const isTextVisible = (one: Locator) =>
  one.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const lines = [...element.querySelectorAll(".cal-title, .cal-detail")].map((line) =>
      line.getBoundingClientRect(),
    );
    return (
      lines.length === 2 && lines.every(({ height, bottom }) => height > 10 && bottom <= box.bottom + 0.5)
    );
  });

const open = (...place: [view: string, day?: string, more?: string]) => address(shop.origin, ...place);

describe("moving", () => {
  beforeAll(async () => {
    await enter(shop.admin, salon, {
      customer: "許小姐",
      startsAt: at("10:00", "2031-05-07"),
      lines: [["美甲", "林小美"]],
    });
  });

  it("drags to another time after a confirmation that shows both times", async () => {
    const { page } = shop;
    await page.goto(open("week"));
    const dragged = event(page, "許小姐", "10:00–11:00");
    await dragged.waitFor();
    const half = await halfHour(dragged, 60);
    await drag(page, dragged, { x: 0, y: 4 * half });
    const changes = dialog(page).getByRole("list", { name: "變更內容" });
    await changes.getByText("2031/05/07 10:00").waitFor();
    await changes.getByText("2031/05/07 12:00").waitFor();
    await expectAccessible(page);
    await button(page, "取消").click();
    await event(page, "許小姐", "10:00–11:00").waitFor();
    await drag(page, dragged, { x: 0, y: 4 * half });
    await button(page, "改期").click();
    await hasText(page, "已改期");
    await event(page, "許小姐", "12:00–13:00").waitFor();
  });

  it("is reverted with the reason and alternatives when the time is unavailable", async () => {
    const { page } = shop;
    await page.goto(open("week"));
    const dragged = event(page, "許小姐", "12:00–13:00");
    await dragged.waitFor();
    await drag(page, dragged, { x: 0, y: 8 * (await halfHour(dragged, 60)) });
    await dialog(page).getByText("2031/05/07 16:00").waitFor();
    await button(page, "改期").click();
    await dialog(page).getByRole("alert").filter({ hasText: "該時段沒有排班" }).waitFor();
    await expectAccessible(page);
    expect(await page.getByRole("dialog").getByLabel("時間").inputValue()).toBe("16:00");
    await dialog(page)
      .getByRole("list", { name: "最接近的可預約時段" })
      .getByRole("button", { name: /2031\/05\/07 15:00.*林小美/ })
      .click();
    await button(page, "改期").click();
    await event(page, "許小姐", "15:00–16:00").waitFor();
  });

  it("drags to another staff member in the columns of a day", async () => {
    const { page } = shop;
    await page.goto(open("day", "2031-05-07"));
    const dragged = event(page, "許小姐");
    await dragged.waitFor();
    const column = await calendar(page).getByText("王大明 · 早班 + 晚班").boundingBox();
    const now = await dragged.boundingBox();
    if (column === null || now === null) throw new Error("The column or the event is not visible.");
    await drag(page, dragged, { x: column.x + column.width / 2 - now.x, y: 0 });
    const changes = dialog(page).getByRole("list", { name: "變更內容" });
    await changes.getByText("林小美").waitFor();
    await changes.getByText("王大明").waitFor();
    await button(page, "改期").click();
    await hasText(page, "已改期");
    await calendar(page).getByRole("switch", { name: "依人員分欄" }).click();
    await event(page, "許小姐", "王大明", "15:00–16:00").waitFor();
  });

  it("works by keyboard alone", async () => {
    const page = await shop.open();
    await page.goto(open("month", "2031-05-07"));
    const focused = event(page, "許小姐", "2031年5月7日");
    await focused.focus();
    await page.keyboard.press("Enter");
    await dialog(page).getByText("2031/05/07 15:00–16:00").waitFor();
    await page.keyboard.press("Escape");
    await page.locator(":focus").and(focused).waitFor();
    await page.keyboard.press("Enter");
    await dialog(page)
      .getByRole("button", { name: /^改期：預約/ })
      .focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/move=\d+/);
    await dialog(page).getByLabel("日期").fill("2031-05-08");
    await dialog(page).getByLabel("時間").fill("13:00");
    await dialog(page).getByLabel("服務人員").selectOption({ label: "不指定" });
    const changes = dialog(page).getByRole("list", { name: "變更內容" });
    await changes.getByText("2031/05/08 13:00").waitFor();
    await changes.getByText("不指定").waitFor();
    await expectAccessible(page);
    await dialog(page).getByLabel("時間").press("Enter");
    await event(page, "許小姐", "不指定", "13:00–14:00", "2031年5月8日").waitFor();
    await dialog(page).waitFor({ state: "detached" });
    await page.close();
  });

  it("requires another time or staff member", async () => {
    const { page } = shop;
    await page.goto(open("month", "2031-05-08"));
    await event(page, "許小姐", "2031年5月8日").waitFor();
    await dayButton(page, "2031年5月8日").click();
    await dialog(page)
      .getByRole("button", { name: /^改期：預約/ })
      .click();
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

  /** Drags the appointment by two hours and leaves the dialog open. */
  async function dragTwoHours(page: Page): Promise<void> {
    const dragged = event(page, "鄭小姐");
    await dragged.waitFor();
    await drag(page, dragged, { x: 0, y: 4 * (await halfHour(dragged, 30)) });
    await dialog(page).getByRole("list", { name: "變更內容" }).waitFor();
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
    const { page } = shop;
    await page.goto(open("week", "2031-05-08"));
    await dragTwoHours(page);
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
    const { page } = shop;
    await page.goto(open("week", "2031-05-08"));
    await dragTwoHours(page);
    await review(shop.admin, number, "CANCELLED");
    await behind(page).waitFor({ state: "detached" });
    await expectConflict(page);
    await event(page, "蔡小姐").click();
    await dialog(page)
      .getByRole("button", { name: /^改期：預約/ })
      .click();
    await dialog(page).getByLabel("時間").waitFor();
  });
});

describe("changing the length", () => {
  beforeAll(async () => {
    await enter(shop.admin, salon, {
      customer: "曾小姐",
      startsAt: at("10:00", "2031-05-13"),
      lines: [["美甲", "王大明"]],
    });
  });

  it("drags the lower edge after a confirmation that shows both lengths", async () => {
    const { page } = shop;
    await page.goto(open("week", "2031-05-13"));
    const resized = event(page, "曾小姐", "10:00–11:00");
    await resized.waitFor();
    const half = await halfHour(resized, 60);
    const pull = async (by: number) => {
      const box = await resized.boundingBox();
      if (box === null) throw new Error("The event is not visible.");
      await page.mouse.move(box.x + 20, box.y + box.height - 2);
      await page.mouse.down();
      await page.mouse.move(box.x + 20, box.y + box.height + 4, { steps: 4 });
      await page.mouse.move(box.x + 20, box.y + box.height - 2 + by, { steps: 12 });
      await page.mouse.up();
    };
    await pull(half);
    const changes = dialog(page).getByRole("list", { name: "變更內容" });
    await changes.getByText("60 分鐘").waitFor();
    await changes.getByText("90 分鐘").waitFor();
    await expectAccessible(page);
    await button(page, "取消").click();
    await event(page, "曾小姐", "10:00–11:00").waitFor();
    await pull(half);
    await button(page, "變更時長").click();
    await hasText(page, "已變更時長");
    await event(page, "曾小姐", "10:00–11:30").waitFor();
  });

  it("works by keyboard, and is refused by the same rules as a move", async () => {
    const page = await shop.open();
    await page.goto(open("day", "2031-05-13"));
    await event(page, "曾小姐").focus();
    await page.keyboard.press("Shift+ArrowUp");
    await dialog(page).getByText("75 分鐘").waitFor();
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
    await page.close();
  });
});

it("shows staff of role 3 only the times of appointments that others serve", async () => {
  const page = await shop.open({ as: "staff" });
  await page.goto(open("month"));
  await calendar(page)
    .getByRole("button", { name: /2031年5月6日 .*11:00–12:00 已有預約/ })
    .waitFor();
  expect(await event(page, "高小姐").count()).toBe(0);
  for (const view of ["week", "day"]) {
    await page.goto(open(view));
    await calendar(page).getByText("11:00–12:00 已有預約").first().waitFor();
    expect(await calendar(page).textContent()).not.toContain("高小姐");
  }
  await page.close();
});

describe.each(["America/New_York", "Pacific/Kiritimati"])("in a browser in %s", (timeZone) => {
  const customer = `孫 ${timeZone}`;
  let page: Page;
  let number: number;

  beforeAll(async () => {
    number = await enter(shop.admin, salon, {
      customer,
      startsAt: at("11:00", "2031-05-13"),
      lines: [["除毛", timeZone === "America/New_York" ? "林小美" : "王大明"]],
    });
    page = await shop.open({ timeZone });
  });
  afterAll(() => page?.close());

  it("the calendar uses the store's time zone", async () => {
    for (const view of ["month", "week", "day"]) {
      await page.goto(open(view, "2031-05-13"));
      const half = event(page, customer, "11:00–11:30", "2031年5月13日");
      await half.waitFor();
      if (view !== "month") expect(await isTextVisible(half)).toBe(true);
    }
  });

  it("an appointment is moved in the store's time zone by its fields and by dragging", async () => {
    await page.goto(open("week", "2031-05-13", `&move=${number}`));
    await dialog(page).getByLabel("時間").waitFor();
    expect(await dialog(page).getByLabel("日期").inputValue()).toBe("2031/05/13");
    expect(await dialog(page).getByLabel("時間").inputValue()).toBe("11:00");
    await dialog(page).getByLabel("時間").fill("12:00");
    await button(page, "改期").click();
    await dialog(page).waitFor({ state: "detached" });
    const moved = event(page, customer, "12:00–12:30");
    await moved.waitFor();
    await drag(page, moved, { x: 0, y: 2 * (await halfHour(moved, 30)) });
    await dialog(page).getByText("2031/05/13 13:00").waitFor();
    await button(page, "改期").click();
    await event(page, customer, "13:00–13:30", "2031年5月13日").waitFor();
  });
});
