import { formatCalendarDay } from "@machiya/schema/client/dayFormat";
import { clockSpanText, shiftDay, wallTime } from "@machiya/schema/domain/time/calendarTime";
import { openStatus, visitingHours } from "@machiya/schema/domain/time/openingHours";
import { dayOf } from "@machiya/schema/domain/time/shopTime";
import { graphql, useFragment } from "react-relay";
import type { OpenStatusTag_store$key } from "../__generated__/OpenStatusTag_store.graphql.ts";
import { useLanguage, useMessages } from "../language/language.ts";
import { Tag } from "../ui/Tag.tsx";

interface OpenStatusTagProps {
  store: OpenStatusTag_store$key;
  now: Date;
}

/** Tells whether the store is open now, until when, or when it opens next. */
export function OpenStatusTag({ store: key, now }: OpenStatusTagProps) {
  const store = useFragment(
    graphql`
      fragment OpenStatusTag_store on Store {
        timeZone
        openingHours
        openWeekdays
        bookingHours {
          weekday
          startMinute
          endMinute
        }
        closures {
          startsAt
          endsAt
        }
      }
    `,
    key,
  );
  const text = useMessages("storeInformation");
  const { locale } = useLanguage();
  const zone = store.timeZone;
  const status = openStatus({
    hours: {
      openWeekdays: store.openWeekdays,
      bookingHours: visitingHours(store.openingHours, store.bookingHours).map(
        ({ weekday, startMinute, endMinute }) => ({ weekday, start: startMinute, end: endMinute }),
      ),
    },
    closures: store.closures.map(({ startsAt, endsAt }) => ({
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    })),
    zone,
    now,
  });
  if (status.is === "OPEN_TODAY") return <Tag look="good">{text.openToday}</Tag>;
  if (status.is === "OPEN") {
    const { until } = status;
    // The end of today is 24:00.
    const clock = until && clockSpanText({ start: now, end: until }, zone).split("–")[1];
    return <Tag look="good">{clock == null ? text.openNow : text.openUntil(clock)}</Tag>;
  }
  const { opensAt, timeKnown } = status;
  if (opensAt === null) return <Tag look="bad">{text.closedNow}</Tag>;
  const [today, day] = [dayOf(now, zone), dayOf(opensAt, zone)];
  const isSoon = day < shiftDay(today, 7);
  const parts = [
    day !== today &&
      formatCalendarDay(
        day,
        locale,
        isSoon ? { weekday: "short" } : { month: "numeric", day: "numeric", weekday: "short" },
      ),
    timeKnown && wallTime(opensAt, zone).slice(11, 16),
  ];
  return <Tag look="bad">{text.opensAt(parts.filter((part) => part !== false).join(" "))}</Tag>;
}
