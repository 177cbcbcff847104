import type { PrismaClient } from "@machiya/prisma/client";
import { dateOf } from "../booking/availability/days.ts";
import { builder } from "../builder.ts";
import type { StoreCurrencies } from "../domain/figureCurrency.ts";
import { type Big, decimal } from "../domain/money.ts";
import { type DayTakings, otherTakings } from "../domain/orders/takings.ts";
import { shiftDay } from "../domain/time/calendarTime.ts";
import { calendarDays } from "../domain/time/shopTime.ts";
import { findTakings } from "../shop/payments/findTakings.ts";
import { CurrencyTakingsType } from "../shop/payments/takings.ts";

const WEEK = 7;

/** Today's day, and the store's time zone and currency. */
interface Day extends StoreCurrencies {
  day: string;
  zone: string;
}

/** The takings of today and of the seven days before, by day. */
interface RecentDays {
  days: DayTakings[];
  store: StoreCurrencies;
}

/** Reads the takings of today and of the seven days before. */
export async function readRecentTakings(db: PrismaClient, { day, ...store }: Day): Promise<RecentDays> {
  const days = await findTakings(db, calendarDays(shiftDay(day, -WEEK), WEEK + 1), store);
  return { days, store };
}

const total = (days: readonly DayTakings[]): Big => days.reduce((sum, { net }) => sum.plus(net), decimal(0));

const DayTakingsType = builder.objectRef<DayTakings>("DayTakings").implement({
  description: "The takings of a day.",
  fields: (t) => ({
    day: t.field({
      type: "Day",
      description: "The day in the store's time zone.",
      resolve: ({ day }) => dateOf(day),
    }),
    net: t.expose("net", { type: "Decimal", description: "The takings in dollars; may be negative." }),
  }),
});

export const RecentTakings = builder.objectRef<RecentDays>("RecentTakings").implement({
  description:
    "The money that the shop received in the last days for orders in its present currency, less the refunds that it paid, by the day of the payment in the store's time zone.",
  fields: (t) => {
    const amount = (description: string, chosen: (all: readonly DayTakings[]) => readonly DayTakings[]) =>
      t.field({ type: "Decimal", description, resolve: ({ days }) => total(chosen(days)) });
    return {
      today: amount("The takings of today, in dollars.", (all) => all.slice(-1)),
      yesterday: amount("The takings of yesterday.", (all) => all.slice(-2, -1)),
      lastSevenDays: amount("The takings of today and the six days before.", (all) => all.slice(-WEEK)),
      sameWeekdayBefore: amount("The takings of the same weekday a week ago.", (all) => all.slice(0, 1)),
      days: t.field({
        type: [DayTakingsType],
        description: "The takings of eight days, from the same weekday a week ago until today.",
        resolve: ({ days }) => days,
      }),
      otherCurrencies: t.field({
        type: [CurrencyTakingsType],
        description:
          "The takings of today and the six days before of orders in other currencies, which the other fields do not contain.",
        resolve: ({ days, store }) => otherTakings(days.slice(-WEEK), store),
      }),
    };
  },
});
