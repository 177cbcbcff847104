import type { AppointmentState, PrismaClient } from "@machiya/prisma/client";
import { bookingWindow } from "@machiya/schema/domain/appointments/bookingWindow";
import { instantOfClock } from "@machiya/schema/domain/time/calendarTime";
import { calendarDays } from "@machiya/schema/domain/time/shopTime";
import type { Locator, Page } from "playwright-core";
import { picture } from "./shop.ts";

export const ZONE = "Asia/Taipei";

/** A salon with two staff members and three services, one of which takes 30 minutes. */
export interface Salon {
  misaki: number;
  koyuki: number;
  cut: number;
  care: number;
  brows: number;
  /**
   * Days as YYYY-MM-DD in the store's time zone, all in next month: two free ones, a closed one, and a full
   * one.
   */
  free: string;
  other: string;
  closed: string;
  full: string;
}

/** Returns next month's first days, which are always inside the booking window. */
function nextMonth(): string[] {
  const { lastDay } = bookingWindow({ by: "CUSTOMER", now: new Date(), zone: ZONE });
  return calendarDays(`${(lastDay ?? "").slice(0, 7)}-01`, 28);
}

export async function fillSalon(prisma: PrismaClient): Promise<Salon> {
  await prisma.store.create({
    data: {
      id: 1,
      name: "町家沙龍",
      openingHours: "每日 10:00–20:00",
      phone: "02-2555-1234",
      address: "臺北市大同區町家巷 8 號",
      openWeekdays: [],
      timeZone: ZONE,
    },
  });
  const service = async (name: string, durationMinutes: number, price: number) =>
    (await prisma.service.create({ data: { name, durationMinutes, price } })).id;
  const [cut, care, brows] = [
    await service("剪髮", 60, 800),
    await service("深層護髮", 90, 1500),
    await service("修眉", 30, 300),
  ];
  const person = async (name: string, englishName: string, serviceIds: number[], colour: string) =>
    (
      await prisma.staffMember.create({
        data: {
          username: englishName.toLowerCase(),
          passwordHash: "-",
          name,
          englishName,
          positionName: "美容師",
          role: "STAFF",
          imageHash: await picture(prisma, colour),
          skills: { create: serviceIds.map((serviceId) => ({ serviceId })) },
        },
      })
    ).id;
  const misaki = await person("美咲", "Misaki", [cut, care, brows], "#c98f7a");
  const koyuki = await person("小雪", "Koyuki", [cut, brows], "#7a93c9");

  const days = nextMonth();
  const template = await prisma.shiftTemplate.create({
    data: { name: "全日", startMinute: 600, endMinute: 1260 },
  });
  await prisma.shiftAssignment.createMany({
    data: days.flatMap((day) =>
      [misaki, koyuki].map((staffMemberId) => ({
        staffMemberId,
        shiftTemplateId: template.id,
        date: new Date(`${day}T00:00:00Z`),
        state: "OPEN_TO_CUSTOMERS" as const,
      })),
    ),
  });
  const [, , , , , , , , free = "", other = "", closed = "", full = ""] = days;
  await prisma.storeClosure.create({
    data: { startsAt: at(closed, 0), endsAt: at(closed, 24), note: "公休" },
  });
  const salon = { misaki, koyuki, cut, care, brows, free, other, closed, full };
  for (const staffMemberId of [misaki, koyuki]) {
    for (const hour of [10, 14, 18]) await book(prisma, salon, { day: full, hour, staffMemberId });
  }
  return salon;
}

/** Returns an hour of a day in the store's time zone as an instant. */
export function at(day: string, hour: number): Date {
  return instantOfClock(day, hour * 60, ZONE);
}

/** Creates an appointment of an hour as staff would; resolves with its number. */
export async function book(
  prisma: PrismaClient,
  salon: Pick<Salon, "cut">,
  wanted: {
    day: string;
    hour: number;
    staffMemberId: number | null;
    customerId?: number;
    state?: AppointmentState;
  },
): Promise<number> {
  const { day, hour, staffMemberId, customerId, state = "CONFIRMED" } = wanted;
  const times = { startsAt: at(day, hour), endsAt: at(day, hour + 1) };
  const { id } = await prisma.appointment.create({
    data: {
      customerId: customerId ?? null,
      customerName: "王小春",
      customerPhone: "0912345678",
      source: "CHAT_APP",
      state,
      ...times,
      items: {
        create: {
          ...times,
          staffMemberId,
          serviceId: salon.cut,
          serviceName: "剪髮",
          serviceMinutes: 60,
          servicePrice: 800,
        },
      },
    },
  });
  return id;
}

/** Returns a pattern for the label of a day's button: 12月9日. */
export function dayPattern(day: string): RegExp {
  return new RegExp(`^${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`);
}

/** Turns a day picker to next month, in which the salon has shifts, and chooses the day. */
export async function chooseDay(on: Page | Locator, day: string): Promise<void> {
  const next = on.getByRole("button", { name: "下個月" });
  await next.waitFor();
  // Until the free days are known the picker shows the first month, then the month of the first free day.
  await on.locator("[aria-busy='true']").waitFor({ state: "detached" });
  if (await next.isEnabled()) await next.click();
  await on.getByRole("button", { name: dayPattern(day) }).click();
}
