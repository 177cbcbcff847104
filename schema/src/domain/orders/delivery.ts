import { DEFAULT_TIME_ZONE, dayOf, type Moment, weekdayOf } from "../time/shopTime.ts";

/** The columns of a store record that determine delivery. */
export interface DeliveryTerms {
  orderingOpensAt: Date | null;
  orderingClosesAt: Date | null;
  /** 1 is Monday, 7 Sunday; an empty list means every day is open. */
  openWeekdays: readonly number[];
  /** IANA time zone name. */
  timeZone: string;
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/**
 * Returns whether the store is open on a weekday (1 Monday to 7 Sunday). A store without open weekdays is
 * open every day.
 */
export function isOpenOn(weekday: number, openWeekdays: readonly number[]): boolean {
  // 0 means none and is ignored (shop.md §3).
  const open = openWeekdays.filter((day) => day !== 0);
  return open.length === 0 || open.includes(weekday);
}

/**
 * Returns the delivery window, both ends inclusive: from now, or from the opening of ordering if later, to
 * its closing; null means no end (shop.md §5).
 */
export function deliveryWindow({ store, now }: { store: DeliveryTerms | null; now: Date }): {
  earliest: Date;
  latest: Date | null;
} {
  const opens = store?.orderingOpensAt;
  return { earliest: opens && opens > now ? opens : now, latest: store?.orderingClosesAt ?? null };
}

/** What decides about the days of a delivery besides the store. */
interface DeliveryFacts {
  store: DeliveryTerms | null;
  now: Date;
  /** The first day (YYYY-MM-DD) on which pre-ordered goods are there; null or absent: nothing is pre-ordered. */
  firstDay?: string | null;
}

/**
 * Returns why delivery is not possible at a time; null when it is. An instant is compared exactly, a bare day
 * by days in the store's zone, so that today is allowed until it ends. Without a store record only the past
 * is refused.
 */
export function deliveryDateProblem({
  moment,
  store,
  now,
  firstDay = null,
}: DeliveryFacts & { moment: Moment }): "DELIVERY_DATE_NOT_ALLOWED" | null {
  const zone = store?.timeZone ?? DEFAULT_TIME_ZONE;
  const { earliest, latest } = deliveryWindow({ store, now });
  const day = "day" in moment ? moment.day : dayOf(moment.instant, zone);
  const inWindow =
    "day" in moment
      ? day >= dayOf(earliest, zone) && (latest === null || day <= dayOf(latest, zone))
      : moment.instant >= earliest && (latest === null || moment.instant <= latest);
  const open = isOpenOn(weekdayOf(day), store?.openWeekdays ?? []);
  const isThere = firstDay === null || day >= firstDay;
  return inWindow && open && isThere ? null : "DELIVERY_DATE_NOT_ALLOWED";
}

/** Returns the first and the last day (YYYY-MM-DD) of the delivery window; a null `last` means no end. */
export function deliverySpan({ store, now, firstDay = null }: DeliveryFacts): {
  first: string;
  last: string | null;
} {
  const zone = store?.timeZone ?? DEFAULT_TIME_ZONE;
  const { earliest, latest } = deliveryWindow({ store, now });
  const first = dayOf(earliest, zone);
  return {
    first: firstDay !== null && firstDay > first ? firstDay : first,
    last: latest && dayOf(latest, zone),
  };
}

/**
 * Returns the closed weekdays as date pickers number them, 0 Sunday to 6 Saturday, ascending (shop.md §9).
 */
export function closedWeekdays(openWeekdays: readonly number[]): number[] {
  return WEEKDAYS.filter((weekday) => !isOpenOn(weekday, openWeekdays))
    .map((weekday) => weekday % 7)
    .sort((a, b) => a - b);
}
