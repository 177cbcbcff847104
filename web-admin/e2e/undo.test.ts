import { afterAll, beforeAll, expect, it } from "vitest";
import { drag, halfHour } from "../../testing/drag.ts";
import { type AppointmentSalon, enter } from "./appointmentDay.ts";
import { type Console, hasText, openConsole } from "./console.ts";
import { newOrder } from "./newOrder.ts";
import { address, at, button, event, openTuesday } from "./tuesday.ts";

let shop: Console;
let salon: AppointmentSalon;

beforeAll(async () => {
  shop = await openConsole();
  salon = await openTuesday(shop.admin);
});
afterAll(() => shop?.close());

const undo = () => shop.page.getByRole("button", { name: "復原" }).last();

it("returns an advanced order to its state, and shows it in the history", async () => {
  const { page } = shop;
  const { number } = await newOrder(shop.admin, { buyerName: "阿明" });
  await page.goto(`${shop.origin}/product-order?order=${number}`);
  const panel = page.getByRole("dialog");
  await panel.getByRole("button", { name: /處理中/ }).click();
  await page.getByRole("alertdialog").getByRole("button").last().click();
  await undo().click();
  await hasText(page, "已復原");
  await panel.getByRole("button", { name: /處理中/ }).waitFor();
  await panel.getByText("復原", { exact: true }).first().waitFor();
});

it("moves a visit back, and says why when its time was taken", async () => {
  const { page } = shop;
  const book = (customer: string, time: string) =>
    enter(shop.admin, salon, { customer, startsAt: at(time, "2031-05-07"), lines: [["美甲", "林小美"]] });
  await book("許小姐", "10:00");
  await page.goto(address(shop.origin, "week"));
  const move = async () => {
    const dragged = event(page, "許小姐", "10:00–11:00");
    await dragged.waitFor();
    await drag(page, dragged, { x: 0, y: 4 * (await halfHour(dragged, 60)) });
    await button(page, "改期").click();
    await event(page, "許小姐", "12:00–13:00").waitFor();
  };
  await move();
  await undo().click();
  await hasText(page, "已復原");
  await event(page, "許小姐", "10:00–11:00").waitFor();
  await move();
  await book("搶先的客人", "10:00");
  await undo().click();
  await page
    .getByRole("list", { name: "通知" })
    .getByText(/已被預約|時段/)
    .first()
    .waitFor();
  expect(await event(page, "許小姐", "12:00–13:00").count()).toBe(1);
});
