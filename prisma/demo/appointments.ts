import type { AppointmentSource, AppointmentState } from "../generated/prisma/enums.ts";
import { demoDayOf, demoMinuteOf, demoWeekdayOf } from "./calendar.ts";
import { pickCustomer } from "./orders.ts";
import type { DemoCustomer } from "./people.ts";
import { createRandom, type Random } from "./random.ts";
import { createSchedule } from "./schedule.ts";
import { DEMO_SERVICES } from "./services.ts";
import { OPEN_WEEKDAYS } from "./store.ts";

const APPOINTMENTS = 300;
/** Appointments are at most this many days before or after today. */
const DAYS = 30;
/** Maximum attempts to find a time for one appointment. */
const TRIES = 200;

/** Start times of customers (booking.md §5) and of staff entries, in minutes of the day. */
const CUSTOMERS_STARTS = [600, 840, 1080];
const STAFFS_STARTS = Array.from({ length: 19 }, (_, half) => 600 + half * 30);

const LINES = { CHAT_APP: { 1: 62, 2: 30, 3: 8 }, MANUAL: { 1: 70, 2: 30 } } as const;

const WALK_INS = ["電話預約 劉小姐", "電話預約 高先生", "Walk-in", "佐佐木 様（お電話）", "老客人 方媽媽"];
const NOTES = [
  "第一次來",
  "想要春天的顏色",
  "對乳膠過敏",
  "敏感肌です",
  "Short nails, please",
  "會晚到五分鐘",
  "帶小孩同行",
];

export interface DemoItem {
  /** Staff by position, starting at 1; null means not specified. */
  staff: number | null;
  service: number;
  startsAt: Date;
  endsAt: Date;
}

export type DemoAppointment = NonNullable<ReturnType<typeof planAppointment>>;
type Books = ReturnType<typeof createSchedule>;

/** Returns all appointments in order of creation. */
export function planDemoAppointments(now: Date, customers: readonly DemoCustomer[]): DemoAppointment[] {
  const books = createSchedule(now);
  return Array.from({ length: APPOINTMENTS }, (_, index) => {
    const random = createRandom(`appointment/${index + 1}`);
    for (let left = TRIES; left > 0; left--) {
      const found = planAppointment(random, now, books, customers);
      if (found !== null) return found;
    }
    throw new RangeError(`No time found for appointment ${index + 1}`);
  }).sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

/** Creates an appointment at a random time; null when the time is not available. */
function planAppointment(random: Random, now: Date, books: Books, customers: readonly DemoCustomer[]) {
  const day = pickDay(random, demoDayOf(now));
  const source = random.weighted<AppointmentSource>({ CHAT_APP: 60, MANUAL: 40 });
  const start = random.pick(source === "CHAT_APP" ? CUSTOMERS_STARTS : STAFFS_STARTS);
  const startsAt = demoMinuteOf(day, start);
  const createdAt = whenMade(random, source, startsAt, now);
  const state = demoOrderStateOf(random, source, { startsAt, createdAt, now });

  const named = random.chance(source === "CHAT_APP" ? 0.5 : 0.85);
  const services = pickServices(random, source, named);
  const found = books.find(random, { day, start, services, source, named });
  if (found === null) return null;
  const customer =
    source === "MANUAL" && random.chance(0.5) ? null : pickCustomer(random, customers, createdAt, now);
  const endsAt = found.at(-1)?.endsAt ?? startsAt;
  if (state !== "CANCELLED" && !books.take(customer, found)) return null;
  // When no staff member was requested, the assigned one is shown from the confirmation on.
  const hidden = !named && state !== "CONFIRMED";
  const guest = customer === null ? null : customers[customer - 1];
  const changed = createdAt.getTime() + random.integer(20, 1500) * 60_000;
  return {
    customer,
    customerName: guest?.name ?? random.pick(WALK_INS),
    customerPhone: guest?.phone ?? `0900-003-${String(random.integer(0, 999)).padStart(3, "0")}`,
    source,
    state,
    startsAt,
    endsAt,
    note: random.chance(0.2) ? random.pick(NOTES) : "",
    version: state === "PENDING" ? 1 : 2,
    createdAt,
    updatedAt: state === "PENDING" ? createdAt : new Date(Math.min(changed, now.getTime())),
    items: found.map((item): DemoItem => ({ ...item, staff: hidden ? null : item.staff })),
  };
}

/** Picks an open day; this week and the next are the busiest. */
function pickDay(random: Random, today: number): number {
  const weights: Record<string, number> = {};
  for (let ahead = -DAYS; ahead <= DAYS; ahead++) {
    if (!OPEN_WEEKDAYS.includes(demoWeekdayOf(today + ahead))) continue;
    weights[String(today + ahead)] = ahead >= -1 && ahead <= 8 ? 17 : 10;
  }
  return Number(random.weighted(weights));
}

/**
 * Picks one to three different services. Customers who request a staff member choose one that is not the
 * shortest (booking.md §9).
 */
function pickServices(random: Random, source: AppointmentSource, named: boolean): number[] {
  const places = DEMO_SERVICES.map((_, index) => index + 1);
  if (source === "CHAT_APP" && named)
    return [random.pick(places.filter((place) => DEMO_SERVICES[place - 1]?.durationMinutes !== 30))];
  return random.sample(places, Number(random.weighted(LINES[source])));
}

/**
 * Returns a time before the start and not after now; customers book at least a day ahead (decisions.md §5).
 */
function whenMade(random: Random, source: AppointmentSource, startsAt: Date, now: Date): Date {
  const ahead = Math.max(0, demoDayOf(startsAt) - demoDayOf(now));
  const lead = Math.max(ahead + random.integer(0, 12), source === "CHAT_APP" ? 1 : 0);
  const made = demoMinuteOf(demoDayOf(startsAt) - lead, random.integer(600, 1380));
  const late = made >= startsAt || made > now;
  return late ? new Date(made.getTime() - 86_400_000) : made;
}

/** Past appointments were confirmed or cancelled; recent ones are still pending. */
function demoOrderStateOf(
  random: Random,
  source: AppointmentSource,
  { startsAt, createdAt, now }: { startsAt: Date; createdAt: Date; now: Date },
): AppointmentState {
  if (startsAt <= now) return random.weighted({ CONFIRMED: 86, CANCELLED: 14 });
  const fresh = demoDayOf(now) - demoDayOf(createdAt) <= 2;
  if (source === "MANUAL") return random.weighted({ CONFIRMED: 75, PENDING: fresh ? 20 : 5, CANCELLED: 6 });
  return random.weighted(
    fresh ? { PENDING: 80, CONFIRMED: 15, CANCELLED: 5 } : { PENDING: 10, CONFIRMED: 80, CANCELLED: 10 },
  );
}
