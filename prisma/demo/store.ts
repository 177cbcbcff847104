import { demoDayOf, demoMinuteOf } from "./calendar.ts";

/** All weekdays except Monday. */
export const OPEN_WEEKDAYS: readonly number[] = [2, 3, 4, 5, 6, 7];

/** The only store record: a fictional shop with an unassigned bank account. */
export function planStore(now: Date) {
  const today = demoDayOf(now);
  return {
    id: 1,
    name: "町家 Machiya 茶與器・沙龍",
    bankAccount: "00000000000000",
    bankCode: "000",
    orderingOpensAt: demoMinuteOf(today - 90, 0),
    // About half a year ahead, at the last minute of the day.
    orderingClosesAt: demoMinuteOf(today + 183, -1),
    openingHours: "週二至週日 11:00–20:00（週一公休）\n沙龍 10:00–20:00，採預約制 Salon by appointment",
    address: "臺北市大同區町家巷 8 號 1 樓（示範地址）",
    // No one can have this number, account, or address.
    phone: "02-0000-0000",
    lineAccount: "@machiya-demo",
    mapUrl: "https://www.google.com/maps/search/?api=1&query=25.0554,121.5091",
    openWeekdays: [...OPEN_WEEKDAYS],
    timeZone: "Asia/Taipei",
    delivers: true,
    maxOpenOrders: 5,
    maxOpenAppointments: 5,
    maxOverlappingAppointments: 2,
    customersCancelOrders: true,
    onlinePaymentMinutes: 30,
    transferPaymentHours: 72,
    createdAt: demoMinuteOf(today - 400, 600),
    updatedAt: demoMinuteOf(today - 90, 660),
  };
}

/** Returns the booking hours, which start before the shop opens. */
export function planBookingHours() {
  return OPEN_WEEKDAYS.map((weekday) => ({ weekday, startMinute: 600, endMinute: 1200 }));
}
