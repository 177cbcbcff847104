import { calendarDays, DEFAULT_TIME_ZONE, dayOf, type Moment, weekdayOf } from "../time/shopTime.ts";

/** What a store's record says about delivery; its other columns do not matter here. */
export interface DeliveryTerms {
  orderingOpensAt: Date | null;
  orderingClosesAt: Date | null;
  /** 1 Monday to 7 Sunday; empty: every day is open. */
  openWeekdays: readonly number[];
  /** IANA name. */
  timeZone: string;
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Whether the store is open on a weekday (1 Monday to 7 Sunday); no open weekdays at all: on every day. */
export function isOpenOn(weekday: number, openWeekdays: readonly number[]): boolean {
  // 0 means none and is ignored (shop.md §3).
  const open = openWeekdays.filter((day) => day !== 0);
  return open.length === 0 || open.includes(weekday);
}

/** From now, or when ordering opens if that is later, to when it closes, both included; null: no end (shop.md §5). */
export function deliveryWindow({ store, now }: { store: DeliveryTerms | null; now: Date }): {
  earliest: Date;
  latest: Date | null;
} {
  const opens = store?.orderingOpensAt;
  return { earliest: opens && opens > now ? opens : now, latest: store?.orderingClosesAt ?? null };
}

/**
 * Why delivery may not be asked for then; null when it may. An instant is judged exactly, a bare day by the days of
 * the store's zone, so that today is allowed until it ends. Without a store record only the past is refused.
 */
export function deliveryDateProblem({
  moment,
  store,
  now,
}: {
  moment: Moment;
  store: DeliveryTerms | null;
  now: Date;
}): "DELIVERY_DATE_NOT_ALLOWED" | null {
  const zone = store?.timeZone ?? DEFAULT_TIME_ZONE;
  const { earliest, latest } = deliveryWindow({ store, now });
  const day = "day" in moment ? moment.day : dayOf(moment.instant, zone);
  const inWindow =
    "day" in moment
      ? day >= dayOf(earliest, zone) && (latest === null || day <= dayOf(latest, zone))
      : moment.instant >= earliest && (latest === null || moment.instant <= latest);
  const open = isOpenOn(weekdayOf(day), store?.openWeekdays ?? []);
  return inWindow && open ? null : "DELIVERY_DATE_NOT_ALLOWED";
}

/** The days (YYYY-MM-DD) that a picker offers, the first `limit` of them. */
export function deliverableDays({
  store,
  now,
  limit,
}: {
  store: DeliveryTerms | null;
  now: Date;
  limit: number;
}): string[] {
  const today = dayOf(deliveryWindow({ store, now }).earliest, store?.timeZone ?? DEFAULT_TIME_ZONE);
  // At least one day of every seven is open.
  return calendarDays(today, limit * 7)
    .filter((day) => deliveryDateProblem({ moment: { day }, store, now }) === null)
    .slice(0, limit);
}

/** The closed weekdays as date pickers count them, 0 Sunday to 6 Saturday, ascending (shop.md §9). */
export function closedWeekdays(openWeekdays: readonly number[]): number[] {
  return WEEKDAYS.filter((weekday) => !isOpenOn(weekday, openWeekdays))
    .map((weekday) => weekday % 7)
    .sort((a, b) => a - b);
}
