import type { AppointmentState } from "@machiya/prisma/enums";
import { globalId } from "@machiya/schema/ids";
import { createRandom, type Random } from "../../prisma/demo/random.ts";
import { bookable, clock, offer } from "../../schema/src/testing/bookable.ts";
import type { Client } from "../servers/client.ts";
import { book, lineInputs, type RaceSalon } from "./raceSalon.ts";

/** The number of concurrent calls. */
const CONCURRENCY = 20;

/** Steps are forced only on loose days, where staff can be missing afterwards, and never on steady days. */
export interface WalkDays {
  steady: string[];
  loose: string[];
}

interface Crew {
  days: WalkDays;
  services: number[];
  /** Staff members who work on all days and are never dismissed by force. */
  steady: number[];
  /** Staff members who work only on loose days. */
  loose: number[];
}

/** An appointment at the time when the next calls were generated. */
interface Known {
  id: number;
  state: AppointmentState;
  startsAt: Date;
  /** The index of its customer among the salon's customers. */
  customer: number | null;
  items: { id: number }[];
}

/** A step through one API operation: its name in the tally, and the call. */
interface Step {
  name: string;
  run(): Promise<string | null>;
}

const TIMES = ["10:00", "14:00", "18:00"];
const STAFFS_TIMES = ["10:00", "10:30", "11:30", "13:00", "14:00", "15:30", "16:00", "18:00", "18:30"];

/**
 * Creates four staff members who work on all six days, two who work only on the loose days, and two services.
 * Half of the staff members offer both services.
 */
export async function openStaffing({ prisma, day }: RaceSalon): Promise<Crew> {
  const days = { steady: [2, 3, 4, 5].map(day), loose: [6, 7].map(day) };
  const all = [...days.steady, ...days.loose];
  const [first, second] = [
    await bookable(prisma, { count: 4, days: all }),
    await bookable(prisma, { count: 2, days: days.loose, minutes: 90 }),
  ];
  for (const person of [...first.people.slice(0, 2), ...second.people.slice(0, 1)]) {
    const other = first.people.includes(person) ? second.service : first.service;
    await offer(prisma, person, other);
  }
  return {
    days,
    services: [first.service.id, second.service.id],
    steady: first.people.map(({ id }) => id),
    loose: second.people.map(({ id }) => id),
  };
}

/**
 * Executes random steps, CONCURRENCY at a time, on both processes. The same seed generates the same steps;
 * the order of concurrent ones is the race. Returns the number of each outcome by step.
 */
export async function walk(
  salon: RaceSalon,
  crew: Crew,
  seed: string,
  steps: number,
): Promise<Record<string, Record<string, number>>> {
  const random = createRandom(seed);
  const ends: Record<string, Record<string, number>> = {};
  for (let done = 0; done < steps; done += CONCURRENCY) {
    const known = await knownAppointments(salon);
    const made = Array.from({ length: Math.min(CONCURRENCY, steps - done) }, (_, index) =>
      makeUp(salon, crew, random, known, index),
    );
    await Promise.all(
      made.map(async ({ name, run }) => {
        const end = (await run()) ?? "done";
        const counts = ends[name] ?? {};
        ends[name] = { ...counts, [end]: (counts[end] ?? 0) + 1 };
      }),
    );
  }
  return ends;
}

async function knownAppointments({ prisma }: RaceSalon): Promise<Known[]> {
  const rows = await prisma.appointment.findMany({
    select: { id: true, state: true, startsAt: true, customer: true, items: { select: { id: true } } },
    orderBy: { id: "asc" },
  });
  return rows.map(({ customer, ...row }) => ({
    ...row,
    // The salon's customers have the LINE ids 1, 2, …
    customer: customer?.lineUserId == null ? null : Number.parseInt(customer.lineUserId.slice(1), 16) - 1,
  }));
}

const STEPS: Record<string, number> = {
  bookNamed: 22,
  bookUnspecified: 22,
  create: 8,
  confirm: 14,
  reject: 4,
  reschedule: 12,
  cancel: 4,
  moveMine: 6,
  cancelMine: 3,
  closeShifts: 6,
  openShifts: 8,
  dismiss: 3,
  reinstate: 6,
};

function makeUp(salon: RaceSalon, crew: Crew, random: Random, known: readonly Known[], turn: number): Step {
  const wanted = random.weighted(STEPS);
  const admin = salon.admin(turn);
  const live = known.filter(({ state }) => state !== "CANCELLED");
  const mine = live.filter(({ customer }) => customer !== null);
  const [appointment, own] = [live, mine].map((some) => (some.length > 0 ? random.pick(some) : undefined));
  // Without an appointment to work on, the step is a booking.
  if (/confirm|reject|reschedule|^cancel$/.test(wanted) && appointment !== undefined)
    return onAppointment(wanted, admin, crew, random, appointment);
  if (/Mine/.test(wanted) && own !== undefined) return onOwn(wanted, salon, crew, random, own);
  if (/Shifts|dismiss|reinstate/.test(wanted)) return onPeople(wanted, admin, crew, random);
  return wanted === "create" ? create(admin, crew, random) : booking(wanted, salon, crew, random);
}

const someDay = ({ days }: Crew, random: Random) => random.pick([...days.steady, ...days.loose]);
const someone = ({ steady, loose }: Crew, random: Random) => random.pick([...steady, ...loose]);

function booking(wanted: string, { customers }: RaceSalon, crew: Crew, random: Random): Step {
  const name = wanted === "bookNamed" ? "bookNamed" : "bookUnspecified";
  const by = someone(crew, random);
  const lines = random
    .sample(crew.services, random.chance(0.25) ? 2 : 1)
    .map((service) => ({ service, by: name === "bookNamed" ? by : undefined }));
  const startsAt = clock(random.pick(TIMES), someDay(crew, random));
  const customer = random.pick(customers);
  return { name, run: () => book(customer, startsAt, lines) };
}

async function codeOf(client: Client, mutation: string, input: object): Promise<string | null> {
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;
  const field = ["assignShifts", "setShiftState"].includes(mutation) ? "removedIds" : "id";
  const document = `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${field} } }`;
  return (await client.graphql(document, { input })).code;
}

function create(admin: Client, crew: Crew, random: Random): Step {
  const startsAt = clock(random.pick(STAFFS_TIMES), someDay(crew, random));
  const by = random.chance(0.7) ? someone(crew, random) : undefined;
  const lines = lineInputs([{ service: random.pick(crew.services), by }]);
  const details = { customerName: "電話預約", customerPhone: "0900000000", startsAt };
  return { name: "create", run: () => codeOf(admin, "createAppointment", { details, lines }) };
}

function onAppointment(name: string, admin: Client, crew: Crew, random: Random, known: Known): Step {
  const id = globalId("Appointment", known.id);
  if (name === "cancel") return { name, run: () => codeOf(admin, "cancelAppointment", { id }) };
  if (name !== "reschedule") {
    const decision = name === "confirm" ? "CONFIRMED" : "CANCELLED";
    return { name, run: () => codeOf(admin, "reviewAppointment", { id, decision }) };
  }
  const startsAt = clock(random.pick(STAFFS_TIMES), someDay(crew, random));
  const [item] = known.items;
  const to = random.chance(0.2) ? null : globalId("StaffMember", someone(crew, random));
  const assign =
    item && random.chance(0.5) ? [{ itemId: globalId("AppointmentItem", item.id), staffMemberId: to }] : [];
  return { name, run: () => codeOf(admin, "rescheduleAppointment", { id, startsAt, assign }) };
}

function onOwn(name: string, { customers }: RaceSalon, crew: Crew, random: Random, known: Known): Step {
  const customer = customers[known.customer ?? 0] ?? random.pick(customers);
  const id = globalId("Appointment", known.id);
  const startsAt = clock(random.pick(TIMES), someDay(crew, random));
  return name === "cancelMine"
    ? { name, run: () => codeOf(customer, "cancelMyAppointment", { id }) }
    : { name, run: () => codeOf(customer, "moveMyAppointment", { id, startsAt }) };
}

/** Closes shifts or dismisses staff; with force only on loose days or for staff who work only then. */
function onPeople(name: string, admin: Client, crew: Crew, random: Random): Step {
  const { days } = crew;
  if (name === "dismiss" || name === "reinstate") {
    const loose = random.chance(0.5);
    const id = globalId("StaffMember", random.pick(loose ? crew.loose : crew.steady));
    return name === "dismiss"
      ? { name, run: () => codeOf(admin, "dismissStaffMember", { id, force: loose && random.chance(0.5) }) }
      : { name, run: () => codeOf(admin, "reinstateStaffMember", { id }) };
  }
  const loose = random.chance(0.4);
  const day = random.pick(loose ? days.loose : days.steady);
  const staffMemberIds = random
    .sample([...crew.steady, ...crew.loose], 2)
    .map((one) => globalId("StaffMember", one));
  const state =
    name === "openShifts" ? "OPEN_TO_CUSTOMERS" : random.weighted({ PROPOSED: 70, CONFIRMED: 30 });
  const input = { staffMemberIds, from: day, to: day, state, force: loose && random.chance(0.5) };
  return { name, run: () => codeOf(admin, "setShiftState", input) };
}
