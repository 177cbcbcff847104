import type { AppointmentSource, ShiftState } from "../generated/prisma/enums.ts";
import { demoMinuteOf } from "./calendar.ts";
import type { Random } from "./random.ts";
import { planClosures, planShifts, planTimeOff } from "./roster.ts";
import { DEMO_SERVICES, DEMO_SHIFT_TEMPLATES } from "./services.ts";
import { DEMO_STAFF } from "./staff.ts";

interface Times {
  startsAt: Date;
  endsAt: Date;
}

/** A service with its staff member; both are positions, starting at 1. */
export interface ReservedTime extends Times {
  staff: number;
  service: number;
}

interface Wish {
  day: number;
  /** Minute of the day. */
  start: number;
  /** Services in order, by position; each starts when the previous one ends. */
  services: readonly number[];
  source: AppointmentSource;
  /** Whether one staff member does all services. */
  named: boolean;
}

/** The shift states that count for each actor: customers see only shifts open to them (decisions.md §5). */
const COUNTS: Record<AppointmentSource, readonly ShiftState[]> = {
  CHAT_APP: ["OPEN_TO_CUSTOMERS"],
  MANUAL: ["OPEN_TO_CUSTOMERS", "CONFIRMED"],
};

const overlap = (a: Times, b: Times) => a.startsAt < b.endsAt && b.startsAt < a.endsAt;

/**
 * The salon's schedule while it is filled. Staff serve one item at a time, inside a shift and never during
 * time off. Items that are shown as "not specified" have a staff member here too, so that all of them can be
 * served.
 */
export function createSchedule(now: Date) {
  const shifts = Map.groupBy(planShifts(now), ({ day, staff }) => `${day}/${staff}`);
  const closures = planClosures(now);
  const timeOff = planTimeOff(now);
  const taken = DEMO_STAFF.map((): Times[] => []);
  const visits = new Map<number, Times[]>();

  function isFree(staff: number, { day, source }: Wish, start: number, end: number): boolean {
    const times = { startsAt: demoMinuteOf(day, start), endsAt: demoMinuteOf(day, end) };
    const works = shifts.get(`${day}/${staff}`)?.some(({ template, state }) => {
      const { startMinute = 0, endMinute = 0 } = DEMO_SHIFT_TEMPLATES[template - 1] ?? {};
      return COUNTS[source].includes(state) && startMinute <= start && end <= endMinute;
    });
    const away = timeOff.filter((one) => one.staff === staff);
    return (
      works === true &&
      ![...closures, ...away, ...(taken[staff - 1] ?? [])].some((one) => overlap(one, times))
    );
  }

  /** Returns the staff who could do all of these services, which start at a minute. */
  function able(wish: Wish, start: number, services: readonly number[]): number[] {
    return DEMO_STAFF.flatMap(({ skills }, index) => {
      const offered = services.map((place) => DEMO_SERVICES[place - 1]);
      const end = offered.reduce((minute, service) => minute + (service?.durationMinutes ?? 0), start);
      const can = offered.every((service) => service !== undefined && skills.includes(service.abbreviation));
      return can && isFree(index + 1, wish, start, end) ? [index + 1] : [];
    });
  }

  return {
    /** Returns the staff and times of the services without booking them; null when they are not available. */
    find(random: Random, wish: Wish): ReservedTime[] | null {
      const one = wish.named ? able(wish, wish.start, wish.services) : [];
      if (wish.named && one.length === 0) return null;
      const only = wish.named ? random.pick(one) : null;
      const reserved: ReservedTime[] = [];
      let start = wish.start;
      for (const service of wish.services) {
        const choice = only === null ? able(wish, start, [service]) : [only];
        if (choice.length === 0) return null;
        const end = start + (DEMO_SERVICES[service - 1]?.durationMinutes ?? 0);
        reserved.push({
          staff: random.pick(choice),
          service,
          startsAt: demoMinuteOf(wish.day, start),
          endsAt: demoMinuteOf(wish.day, end),
        });
        start = end;
      }
      return reserved;
    },

    /** Books the time, unless the customer has another appointment then. */
    take(customer: number | null, reserved: readonly ReservedTime[]): boolean {
      const theirs = customer === null ? [] : (visits.get(customer) ?? []);
      if (reserved.some((item) => theirs.some((visit) => overlap(visit, item)))) return false;
      for (const { staff, startsAt, endsAt } of reserved) taken[staff - 1]?.push({ startsAt, endsAt });
      if (customer !== null) visits.set(customer, [...theirs, ...reserved]);
      return true;
    },
  };
}
