import { type BookableStartsQuery, bookableStarts } from "./bookableStarts.ts";

interface OfferedService {
  id: number;
  duration: number;
}

/**
 * Returns the alternatives of what a customer may want to book: the chosen services one after another, or,
 * without any, each service by itself. With a staff member, who must offer all of them, their shortest service
 * suffices, because a start that is free for a longer one is free for a shorter one too. None: they cannot
 * serve the customer.
 */
export function wantedServices(
  chosen: readonly OfferedService[],
  all: readonly OfferedService[],
  offeredIds: ReadonlySet<number> | null,
): (readonly OfferedService[])[] {
  const isOffered = ({ id }: OfferedService) => offeredIds === null || offeredIds.has(id);
  if (chosen.length > 0) return chosen.every(isOffered) ? [chosen] : [];
  const each = all.filter(isOffered).toSorted((one, other) => one.duration - other.duration);
  return (offeredIds === null ? each : each.slice(0, 1)).map((service) => [service]);
}

/**
 * Returns the first free start on ascending days, by the rule of `bookableStarts`, for any of the alternatives;
 * null when there is none.
 */
export function firstFreeStart<Day>(
  days: Iterable<Day>,
  alternatives: readonly BookableStartsQuery["services"][],
  queryOn: (day: Day) => Omit<BookableStartsQuery, "services">,
): { day: Day; start: number } | null {
  if (alternatives.length === 0) return null;
  for (const day of days) {
    const query = queryOn(day);
    const starts = alternatives.flatMap((services) =>
      bookableStarts({ ...query, services }).filter(({ free }) => free),
    );
    if (starts.length > 0) return { day, start: Math.min(...starts.map(({ start }) => start)) };
  }
  return null;
}
