import type { AppointmentState, PrismaClient } from "@machiya/prisma/client";
import { bookingWindow } from "@machiya/schema/domain/appointments/bookingWindow";
import { instantOfClock } from "@machiya/schema/domain/time/calendarTime";
import { calendarDays } from "@machiya/schema/domain/time/shopTime";
import type { Locator, Page } from "playwright-core";
import { picture } from "./shop.ts";

export const ZONE = "Asia/Taipei";

/** The salon that customers book at: two people, three services, one of which takes 30 minutes. */
export interface Salon {
  misaki: number;
  koyuki: number;
  cut: number;
  care: number;
  brows: number;
  /** YYYY-MM-DD in the store's zone, all in next month: free, closed, and taken as a whole. */
  free: string;
  other: string;
  closed: string;
  full: string;
}

/** Next month's first days: always inside the booking window, whatever today is. */
function nextMonth(): string[] {
  const { lastDay } = bookingWindow({ by: "CUSTOMER", now: new Date(), zone: ZONE });
  return calendarDays(`${(lastDay ?? "").slice(0, 7)}-01`, 28);
}

export async function fillSalon(prisma: PrismaClient): Promise<Salon> {
  await prisma.store.create({
    data: {
      id: 1,
      name: "町家沙龍",
      openingHours: "每日 10:00–20:00\n電話 02-2555-1234",
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

/** An hour of the store's clock on a day. */
export function at(day: string, hour: number): Date {
  return instantOfClock(day, hour * 60, ZONE);
}

/** Writes an appointment of an hour as staff would leave it; answers its number. */
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
      customerPhone: "0912",
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

/** The month and day of a day as its button is called: 12月9日. */
export function dayPattern(day: string): RegExp {
  return new RegExp(`^${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`);
}

/** Turns a day picker to next month, where the salon works. */
export async function chooseDay(on: Page | Locator, day: string): Promise<void> {
  const next = on.getByRole("button", { name: "下個月" });
  await next.waitFor();
  if (await next.isEnabled()) await next.click();
  await on.getByRole("button", { name: dayPattern(day) }).click();
}
