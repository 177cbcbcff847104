import type { Locator } from "../../testing/screens/locator.ts";
import type { Page } from "../../testing/screens/page.ts";
import { dayPattern } from "../e2e/salon.ts";
import type { Shop } from "./shop.ts";

export const radio = (on: Page, name: string | RegExp) => on.getByRole("radio", { name });

/** Returns the row of a service, which one tap chooses. */
export const service = (on: Page, name: string | RegExp) => on.getByRole("checkbox", { name });

/** Turns a day picker to next month, in which the salon has shifts, and chooses the day. */
export async function chooseDay(on: Locator, day: string): Promise<void> {
  const next = on.getByRole("button", { name: "下個月" });
  await next.waitFor();
  // Until the free days are known the picker shows the first month, then the month of the first free day.
  await on.locator("[aria-busy='true']").waitFor({ state: "detached" });
  if (await next.isEnabled()) await next.click();
  await on.getByRole("button", { name: dayPattern(day) }).click();
}

export async function fillContact(on: Page, name = "林小茶"): Promise<void> {
  await on.getByRole("textbox", { name: "真實姓名（全名）" }).fill(name);
  await on.getByRole("textbox", { name: "聯絡電話" }).fill("0912-345-678");
}

/** Chooses a day and an hour, once the times of the selection are loaded. */
async function chooseTime(on: Page, day: string, hour: number): Promise<void> {
  await chooseDay(on, day);
  await radio(on, new RegExp(`^${hour}:00`)).check();
}

/** Fills the form up to its review, for services without a specified staff member. */
export async function reviewGeneral(on: Page, day: string, hour: number, services = [/剪髮/]): Promise<void> {
  await on.goto("/appointment-customer?mode=general");
  for (const name of services) await service(on, name).check();
  await chooseTime(on, day, hour);
  await fillContact(on);
  await on.getByRole("button", { name: "確認預約" }).click();
  await on.getByRole("dialog", { name: "確認預約" }).waitFor();
}

/** Reads the latest appointment with its items in the order of their times. */
export const newestBooking = ({ prisma }: Shop) =>
  prisma.appointment.findFirstOrThrow({
    orderBy: { id: "desc" },
    include: { items: { orderBy: { startsAt: "asc" } } },
  });
