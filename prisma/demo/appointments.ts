import type { AppointmentSource, AppointmentState } from "../generated/prisma/enums.ts";
import { demoDayOf, demoMinuteOf, demoWeekdayOf } from "./calendar.ts";
import { pickCustomer } from "./orders.ts";
import type { DemoCustomer } from "./people.ts";
import { createRandom, type Random } from "./random.ts";
import { createSchedule } from "./schedule.ts";
import { DEMO_SERVICES } from "./services.ts";
import { OPEN_WEEKDAYS } from "./store.ts";

const APPOINTMENTS = 300;
/** They lie within so many days of today, on both sides. */
const DAYS = 30;
/** Attempts to find a time for one. */
const TRIES = 200;

/** When customers may start (booking.md §5), and when staff enter others, in minutes of the day. */
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
  /** Places, from 1; null: not specified. */
  staff: number | null;
  service: number;
  startsAt: Date;
  endsAt: Date;
}

export type DemoAppointment = NonNullable<ReturnType<typeof planAppointment>>;
type Books = ReturnType<typeof createSchedule>;

/** All appointments in the order in which they were made. */
export function planDemoAppointments(now: Date, customers: readonly DemoCustomer[]): DemoAppointment[] {
  const books = createSchedule(now);
  return Array.from({ length: APPOINTMENTS }, (_, index) => {
    const random = createRandom(`appointment/${index + 1}`);
    for (let left = TRIES; left > 0; left--) {
      const found = planAppointment(random, now, books, customers);
      if (found !== null) return found;
    }
    throw new RangeError(`No time for appointment ${index + 1}`);
  }).sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

/** One at a random time; null when nobody can have that. */
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
  // Who was not asked for is known to the customer from the confirmation on.
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

/** An open day; those of this week and the next are the fullest. */
function pickDay(random: Random, today: number): number {
  const weights: Record<string, number> = {};
  for (let ahead = -DAYS; ahead <= DAYS; ahead++) {
    if (!OPEN_WEEKDAYS.includes(demoWeekdayOf(today + ahead))) continue;
    weights[String(today + ahead)] = ahead >= -1 && ahead <= 8 ? 17 : 10;
  }
  return Number(random.weighted(weights));
}

/** One to three different services. Customers who ask for somebody choose one, which is not the shortest (booking.md §9). */
function pickServices(random: Random, source: AppointmentSource, named: boolean): number[] {
  const places = DEMO_SERVICES.map((_, index) => index + 1);
  if (source === "CHAT_APP" && named)
    return [random.pick(places.filter((place) => DEMO_SERVICES[place - 1]?.durationMinutes !== 30))];
  return random.sample(places, Number(random.weighted(LINES[source])));
}

/** Before it begins, and not after now; customers book a day ahead at least (decisions.md §5). */
function whenMade(random: Random, source: AppointmentSource, startsAt: Date, now: Date): Date {
  const ahead = Math.max(0, demoDayOf(startsAt) - demoDayOf(now));
  const lead = Math.max(ahead + random.integer(0, 12), source === "CHAT_APP" ? 1 : 0);
  const made = demoMinuteOf(demoDayOf(startsAt) - lead, random.integer(600, 1380));
  const late = made >= startsAt || made > now;
  return late ? new Date(made.getTime() - 86_400_000) : made;
}

/** What is over was confirmed or called off; what came in lately still waits. */
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
