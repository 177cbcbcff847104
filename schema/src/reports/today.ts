import { dateOf } from "../booking/availability/days.ts";
import { builder } from "../builder.ts";
import { TIME_HOLDING_STATES } from "../domain/appointments/appointmentState.ts";
import type { StoreCurrencies } from "../domain/figureCurrency.ts";
import { decimal } from "../domain/money.ts";
import { OPEN_ORDER_STATES } from "../domain/orders/orderState.ts";
import { paymentMethodCode } from "../domain/orders/payment.ts";
import { lowStockWhere, onSaleWhere, stockedWhere } from "../domain/products/productState.ts";
import type { OpeningHours } from "../domain/time/openingHours.ts";
import { dayOf, endOfDay, startOfDay } from "../domain/time/shopTime.ts";
import { FALLBACK_TIME_ZONE } from "../shop/store/shopTimeZone.ts";
import type { Transaction } from "../writes/transaction.ts";
import { Attention } from "./attention.ts";
import { RecentTakings, readRecentTakings } from "./recentTakings.ts";
import { TodaySchedule } from "./todaySchedule.ts";

/** The current day of the store, and what all parts of the home page need of the store. */
export interface TodayMoment extends StoreCurrencies {
  now: Date;
  /** The store's time zone. */
  zone: string;
  /** The day in that zone, YYYY-MM-DD. */
  day: string;
  /** Null: no store is configured. */
  hours: OpeningHours | null;
}

async function readMoment(db: Transaction, now: Date): Promise<TodayMoment> {
  const store = await db.store.findUnique({
    where: { id: 1 },
    select: {
      timeZone: true,
      currency: true,
      firstCurrency: true,
      openWeekdays: true,
      bookingHours: { select: { weekday: true, startMinute: true, endMinute: true } },
    },
  });
  const zone = store?.timeZone ?? FALLBACK_TIME_ZONE;
  const hours = store && {
    openWeekdays: store.openWeekdays,
    bookingHours: store.bookingHours.map(({ weekday, startMinute: start, endMinute: end }) => ({
      weekday,
      start,
      end,
    })),
  };
  const currencies = { currency: store?.currency ?? null, firstCurrency: store?.firstCurrency ?? null };
  return { now, zone, ...currencies, day: dayOf(now, zone), hours };
}

/** Returns the Prisma condition of the appointments that start on this day and reserve their time. */
const visitsOn = ({ day, zone }: TodayMoment) => ({
  state: { in: [...TIME_HOLDING_STATES] },
  startsAt: { gte: startOfDay(day, zone), lte: endOfDay(day, zone) },
});

const Today = builder.objectRef<TodayMoment>("Today").implement({
  description: "The store's current day, and what needs attention.",
  fields: (t) => ({
    day: t.field({
      type: "Day",
      description: "The current day in the store's time zone.",
      resolve: ({ day }) => dateOf(day),
    }),
    takings: t.field({
      type: RecentTakings,
      description: "The money received in the last days.",
      resolve: (moment, _args, { prisma }) => readRecentTakings(prisma, moment),
    }),
    visits: t.int({
      description: "The number of appointments that start today and are not canceled.",
      resolve: (moment, _args, { prisma }) => prisma.appointment.count({ where: visitsOn(moment) }),
    }),
    bookedValue: t.field({
      type: "Decimal",
      description:
        "The prices of the services of these appointments, in dollars. They are not part of the takings.",
      resolve: async (moment, _args, { prisma }) => {
        const { _sum } = await prisma.appointmentItem.aggregate({
          where: { appointment: visitsOn(moment) },
          _sum: { servicePrice: true },
        });
        return _sum.servicePrice ?? decimal(0);
      },
    }),
    ordersToAdvance: t.int({
      description: "The number of orders that are neither complete nor canceled.",
      resolve: (_today, _args, { prisma }) =>
        prisma.order.count({ where: { state: { in: [...OPEN_ORDER_STATES] }, draftOf: null } }),
    }),
    transfersToCheck: t.int({
      description: "The number of open orders by bank transfer that are not marked as paid.",
      resolve: (_today, _args, { prisma }) =>
        prisma.order.count({
          where: {
            state: { in: [...OPEN_ORDER_STATES] },
            draftOf: null,
            paymentState: "UNPAID",
            paymentMethod: paymentMethodCode("BANK_TRANSFER"),
          },
        }),
    }),
    appointmentsToConfirm: t.int({
      description: "The number of appointments that wait for review.",
      resolve: (_today, _args, { prisma }) => prisma.appointment.count({ where: { state: "PENDING" } }),
    }),
    lowStock: t.int({
      description:
        "The number of products and variants on sale with a low stock: at its low-stock level, or five without one, or below.",
      resolve: (_today, _args, { prisma }) =>
        prisma.product.count({ where: { ...onSaleWhere, ...stockedWhere, ...lowStockWhere } }),
    }),
    attention: t.field({
      type: Attention,
      description: "What needs attention, with the reason for each entry.",
      resolve: (moment) => moment,
    }),
    schedule: t.field({
      type: TodaySchedule,
      description: "Who works today, and what is booked.",
      resolve: (moment) => moment,
    }),
  }),
});

builder.queryField("today", (t) =>
  t.field({
    type: Today,
    description: "The store's current day, and what needs attention now.",
    resolve: (_root, _args, { prisma, now }) => readMoment(prisma, now()),
  }),
);
