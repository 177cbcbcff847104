import { connectPrisma } from "@machiya/prisma/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Locator } from "../../testing/screens/locator.ts";
import { type AppointmentSalon, enter, openAppointmentSalon, request } from "../e2e/appointmentDay.ts";
import { closeStore, giveShifts } from "../e2e/salon.ts";
import { countClicks, maxClicks } from "./clicks.ts";
import { type ConsoleShop, hasText, openConsole } from "./console.ts";

let shop: ConsoleShop;
let salon: AppointmentSalon;
let clicks: ReturnType<typeof countClicks>;
/** Thursdays, two weeks apart. */
const [DAY, NEXT, THIRD] = ["2031-05-08", "2031-05-22", "2031-06-05"] as const;
const at = (time: string, day: string = DAY) => `${day}T${time}:00+08:00`;
/** Today in the demo shop's time zone. */
const TODAY = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

beforeAll(async () => {
  shop = await openConsole();
  salon = await openAppointmentSalon(shop.admin, ["林小美", "陳怡君"]);
  const shifts = [DAY, NEXT, THIRD].flatMap((date) =>
    ["早班", "晚班"].map((template) => ({ date, template, state: "CONFIRMED" })),
  );
  for (const name of ["林小美", "陳怡君"]) await giveShifts(shop.admin, salon, name, shifts);
  clicks = countClicks();
});
afterAll(async () => {
  clicks?.stop();
  await shop?.close();
});

const dialog = () => shop.page.getByRole("dialog");
const button = (name: string | RegExp) => dialog().getByRole("button", { name, exact: true });
const days = () => dialog().getByRole("group", { name: "兩週內的空檔" });
const times = () => dialog().getByRole("group", { name: "可預約的時間" });
const chosen = (select: Locator) =>
  select.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.text);
const row = (text: string) =>
  shop.page.getByRole("table", { name: "預約列表" }).getByRole("row").filter({ hasText: text });

describe("a booking by phone", () => {
  it("starts in the search for the caller, of whom Enter takes the only one", async () => {
    const { page } = shop;
    await shop.openScreen("/appointment?add=new");
    const search = dialog().getByLabel("顧客（姓名或電話）", { exact: true });
    await search.waitFor();
    await expect.poll(async () => document.activeElement === (await search.element())).toBe(true);
    // Several customers are found, so that Enter takes none and sends nothing.
    await page.keyboard.type("林");
    await page.keyboard.press("Enter");
    await dialog().getByRole("list", { name: "找到的顧客" }).waitFor();
    expect(
      await dialog()
        .getByRole("button", { name: /^移除顧客/ })
        .count(),
    ).toBe(0);
    await search.fill("Grace Lim");
    await search.press("Enter");
    await dialog()
      .getByRole("button", { name: /Grace Lim/ })
      .first()
      .waitFor();
    await search.waitFor({ state: "detached" });
    expect(await dialog().getByLabel(/姓名/).first().inputValue()).toBe("Grace Lim");
  });

  it("of a regular with two services and a named stylist takes at most 8 clicks", async () => {
    const { data } = await shop.admin.graphql<{ customers: { edges: { node: { id: string } }[] } }>(
      '{ customers(filter: { name: "Grace Lim" }, first: 1) { edges { node { id } } } }',
      {},
    );
    for (const [time, service] of [
      ["10:00", "美甲"],
      ["11:00", "除毛"],
    ] as const) {
      const { code } = await shop.admin.graphql(
        "mutation ($input: CreateAppointmentInput!) { createAppointment(input: $input) { id } }",
        {
          input: {
            details: { customerId: data?.customers.edges[0]?.node.id, startsAt: at(time, THIRD) },
            lines: [{ serviceId: salon.services[service], staffMemberId: null }],
          },
        },
      );
      expect(code).toBeNull();
    }
    await enter(shop.admin, salon, {
      customer: "早到的客人",
      startsAt: at("10:00"),
      lines: [["美甲", "林小美"]],
    });
    await shop.openScreen("/appointment");
    clicks.restart();
    await shop.page.getByRole("button", { name: "新增", exact: true }).click();
    const finder = dialog().getByLabel("顧客（姓名或電話）");
    // The explanation is below the field, where a narrow field does not cut it off.
    expect(await finder.getAttribute("placeholder")).toBe("");
    await dialog().getByText("選擇既有顧客會帶入姓名與電話；也可以直接在下方填寫。").waitFor();
    await finder.fill("Grace");
    await dialog()
      .getByRole("list", { name: "找到的顧客" })
      .getByRole("button", { name: /^Grace/ })
      .click();
    const usual = dialog().getByRole("list", { name: "常做的項目" });
    await usual.getByRole("button", { name: /^加入「除毛」，30 分鐘/ }).click();
    await dialog().getByLabel("服務人員").selectOption({ label: "林小美" });
    await usual.getByRole("button", { name: /^加入「美甲」，60 分鐘/ }).click();
    // The second service has the same person.
    expect(await chosen(dialog().getByLabel("服務人員").nth(1))).toBe("林小美");
    await dialog().getByLabel("日期").fill(DAY);
    // From 11:00 to 18:30 every half hour; the hour and a half ends at 20:00 at the latest.
    await days()
      .getByRole("button", { name: /^2031年5月8日.*16 個空檔$/ })
      .waitFor();
    expect(await times().getByRole("button").first().textContent()).toBe("11:00");
    await times().getByRole("button", { name: "11:30", exact: true }).click();
    await button("建立預約").click();
    await hasText(shop.page, "已建立預約 #");
    await row("Grace Lim").filter({ hasText: "11:30–13:00" }).getByText("已確認").waitFor();
    // A choice in a select takes two clicks, and the day in the field is typed.
    expect(clicks.count() + 2).toBeLessThanOrEqual(
      maxClicks("book two services by phone for a regular, with a named stylist"),
    );
  });

  it("shows the free times of exactly the chosen people, and why a day has none", async () => {
    await shop.openScreen(`/appointment?add=${DAY}T`);
    await dialog().getByText("選擇服務項目後，會顯示可預約的時間。").waitFor();
    await button(/^加入「美甲」/).click();
    await dialog().getByLabel("日期").fill(DAY);
    await times().getByRole("button", { name: "10:00", exact: true }).waitFor();
    await dialog().getByLabel("服務人員").selectOption({ label: "林小美" });
    await times().getByRole("button", { name: "10:00", exact: true }).waitFor({ state: "detached" });
    await days()
      .getByRole("button", { name: /^2031年5月9日.*0 個空檔$/ })
      .click();
    await dialog()
      .getByText(/這一天沒有可預約的時間/)
      .waitFor();
    await button("後兩週").click();
    await days()
      .getByRole("button", { name: /^2031年5月22日.*(?<!\d)19 個空檔$/ })
      .waitFor();
  });

  it("starts with the person and the time of the clicked column", async () => {
    const staff = Number(atob(salon.staff.陳怡君 ?? "").split(":")[1]);
    await shop.openScreen(`/appointment?add=${DAY}T15:30&addStaff=${staff}`);
    await button(/^加入「除毛」/).click();
    expect(await chosen(dialog().getByLabel("服務人員"))).toBe("陳怡君");
    await dialog().getByText("15:30–16:00").waitFor();
    await times().getByRole("button", { name: "15:30", exact: true, pressed: true }).waitFor();
  });

  it("is repeated with a result per date, and a refused date is booked at its nearest time", async () => {
    await enter(shop.admin, salon, {
      customer: "佔位客",
      startsAt: at("14:00", NEXT),
      lines: [["美甲", "林小美"]],
    });
    await shop.openScreen(`/appointment?add=${DAY}T14:00`);
    await dialog().getByLabel("顧客姓名（真實全名）").fill("固定客");
    await dialog().getByRole("textbox", { name: "電話", exact: true }).fill("0900-700-700");
    await button(/^加入「美甲」/).click();
    await dialog().getByLabel("服務人員").selectOption({ label: "林小美" });
    await dialog().getByLabel("重複").selectOption({ label: "每 2 週" });
    await dialog().getByLabel("次數").selectOption({ label: "共 3 次" });
    await button("建立預約").click();
    await dialog().getByText("已預約 2 個日期，1 個日期無法預約").waitFor();
    const results = dialog().getByRole("list", { name: "每個日期的結果" }).getByRole("listitem");
    await results.nth(1).getByText("無法預約：已被預約").waitFor();
    await results
      .nth(1)
      .getByRole("button", { name: /^改約 2031\/05\/22 1[35]:00 · 林小美$/ })
      .click();
    await dialog().getByText("3 個日期都已預約").waitFor();
    await dialog().getByRole("contentinfo").or(dialog()).getByRole("button", { name: "關閉" }).last().click();
    await hasText(shop.page, "已建立 3 筆預約");
  });
});

it("books a date of a series at which the store is closed after a question", async () => {
  const closed = "2031-06-19";
  await giveShifts(shop.admin, salon, "陳怡君", [{ date: closed, template: "晚班", state: "CONFIRMED" }]);
  await closeStore(shop.admin, closed, closed, "員工旅遊");
  await shop.openScreen(`/appointment?add=${THIRD}T17:00`);
  await dialog().getByLabel("顧客姓名（真實全名）").fill("休日客");
  await dialog().getByRole("textbox", { name: "電話", exact: true }).fill("0900-700-701");
  await button(/^加入「美甲」/).click();
  await dialog().getByLabel("服務人員").selectOption({ label: "陳怡君" });
  await dialog().getByLabel("重複").selectOption({ label: "每 2 週" });
  await dialog().getByLabel("次數").selectOption({ label: "共 2 次" });
  await button("建立預約").click();
  await dialog().getByText("已預約 1 個日期，1 個日期無法預約").waitFor();
  await dialog()
    .getByRole("button", { name: /^仍要繼續 \(2031\/06\/19 17:00\)$/ })
    .click();
  await dialog().getByText("2 個日期都已預約").waitFor();
  await dialog().getByRole("button", { name: "關閉" }).last().click();
});

it("books a date of a series at another offered time after the first offer was used", async () => {
  const [first, offered] = ["2031-08-07", "2031-08-19"] as const;
  const { createShiftTemplates } = await request<{ createShiftTemplates: { id: string }[] }>(
    shop.admin,
    "mutation ($input: CreateShiftTemplatesInput!) { createShiftTemplates(input: $input) { id } }",
    { input: { shiftTemplates: [{ name: "一小時", startMinute: 600, endMinute: 660 }] } },
  );
  salon.templates.一小時 = createShiftTemplates[0]?.id ?? "";
  const shifts = [first, offered].map((date) => ({ date, template: "一小時", state: "CONFIRMED" }));
  await giveShifts(shop.admin, salon, "林小美", shifts);
  await giveShifts(shop.admin, salon, "陳怡君", [
    { date: "2031-08-26", template: "早班", state: "CONFIRMED" },
  ]);
  await shop.openScreen(`/appointment?add=${first}T10:00`);
  await dialog().getByLabel("顧客姓名（真實全名）").fill("每週客");
  await dialog().getByRole("textbox", { name: "電話", exact: true }).fill("0900-700-702");
  await button(/^加入「美甲」/).click();
  await dialog().getByLabel("服務人員").selectOption({ label: "林小美" });
  await dialog().getByLabel("重複").selectOption({ label: "每週" });
  await dialog().getByLabel("次數").selectOption({ label: "共 3 次" });
  await button("建立預約").click();
  const results = dialog().getByRole("list", { name: "每個日期的結果" }).getByRole("listitem");
  const offer = (index: number) =>
    results.nth(index).getByRole("button", { name: "改約 2031/08/19 10:00 · 林小美" });
  await offer(2).waitFor();
  await offer(1).click();
  await dialog().getByText("已預約 2 個日期，1 個日期無法預約").waitFor();
  await offer(2).click();
  const nearest = dialog().getByRole("list", { name: "最接近的可預約時段" }).getByRole("button");
  await nearest.first().waitFor();
  expect(await offer(2).count()).toBe(0);
  await nearest.first().click();
  await dialog().getByText("3 個日期都已預約").waitFor();
  await dialog().getByRole("button", { name: "關閉" }).last().click();
});

describe("a walk-in", () => {
  it("without a phone takes at most 4 clicks, and is marked", async () => {
    // Someone works all day, and the store is open, whenever this test runs.
    const prisma = connectPrisma(shop.databaseUrl);
    await prisma.bookingHours.deleteMany();
    await prisma.store.updateMany({ data: { openWeekdays: [] } });
    await prisma.$disconnect();
    const { data } = await shop.admin.graphql<{ createShiftTemplates: { id: string }[] }>(
      "mutation ($input: CreateShiftTemplatesInput!) { createShiftTemplates(input: $input) { id } }",
      { input: { shiftTemplates: [{ name: "全天", startMinute: 0, endMinute: 1440 }] } },
    );
    const shiftTemplateId = data?.createShiftTemplates[0]?.id;
    const { code } = await shop.admin.graphql(
      "mutation ($input: AssignShiftsInput!) { assignShifts(input: $input) { removedIds } }",
      {
        input: {
          changes: [
            {
              staffMemberId: salon.staff.林小美,
              add: [TODAY, new Date(Date.parse(TODAY) + 86_400_000).toISOString().slice(0, 10)].map(
                (date) => ({ date, shiftTemplateId, state: "CONFIRMED" }),
              ),
            },
          ],
        },
      },
    );
    expect(code).toBeNull();
    await shop.openScreen("/appointment");
    clicks.restart();
    await shop.page.getByRole("button", { name: "新增", exact: true }).click();
    await dialog().getByRole("switch", { name: "現場客（可不填電話）" }).click();
    await button(/^加入「除毛」/).click();
    await button("建立預約").click();
    await hasText(shop.page, "已建立預約 #");
    await row("現場客").first().waitFor();
    expect(clicks.count()).toBeLessThanOrEqual(maxClicks("book a walk-in without a phone"));
  });

  it("gets an outcome from the list, which can be undone, and another service although it is confirmed", async () => {
    await row("現場客")
      .getByRole("button", { name: /^記錄預約 \d+ 的到店結果$/ })
      .click();
    await shop.page.getByRole("menuitemradio", { name: "已完成" }).click();
    await row("現場客").getByText("已完成").waitFor();
    await shop.page.getByRole("button", { name: "復原" }).click();
    await row("現場客").getByText("已完成").waitFor({ state: "detached" });
    await row("現場客")
      .getByRole("button", { name: /^編輯預約/ })
      .click();
    await button(/^加入「美甲」/).click();
    await button("儲存").click();
    await hasText(shop.page, "修改成功");
    await row("現場客")
      .getByRole("button", { name: /^預約內容/ })
      .click();
    await shop.page.getByRole("listitem").filter({ hasText: "美甲" }).first().waitFor();
  });
});
