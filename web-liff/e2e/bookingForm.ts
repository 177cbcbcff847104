import type { Page } from "playwright-core";
import { chooseDay } from "./salon.ts";
import type { Shop } from "./shop.ts";

export const radio = (on: Page, name: string | RegExp) => on.getByRole("radio", { name });

export async function addService(on: Page, service: RegExp, person: RegExp): Promise<void> {
  await on.getByRole("button", { name: /^(加入服務|再加一項服務)$/ }).click();
  const sheet = on.getByRole("dialog", { name: "加入服務" });
  await sheet.getByRole("radio", { name: service }).check();
  await sheet.getByRole("radio", { name: person }).check();
  await sheet.getByRole("button", { name: "加入這項服務" }).click();
  await sheet.waitFor({ state: "detached" });
}

export async function fillContact(on: Page, name = "林小茶"): Promise<void> {
  await on.getByRole("textbox", { name: "真實姓名（全名）" }).fill(name);
  await on.getByRole("textbox", { name: "聯絡電話" }).fill("0912-345-678");
}

/** Fills the general form up to its review, for one service without a specified staff member. */
export async function reviewGeneral(on: Page, day: string, hour: number): Promise<void> {
  await on.goto("/appointment-customer?mode=general");
  await chooseDay(on, day);
  await radio(on, new RegExp(`^${hour}:00`)).check();
  await addService(on, /剪髮/, /不指定/);
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
