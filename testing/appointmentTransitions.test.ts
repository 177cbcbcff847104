import type { AppointmentState } from "@machiya/prisma/enums";
import { calendarDays, dayOf } from "@machiya/schema/domain/time/shopTime";
import { globalId } from "@machiya/schema/ids";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bookable, clock } from "../schema/src/testing/bookable.ts";
import { openRestShop, type RestShop } from "./servers/restShop.ts";

/** The API numbers of the states (decisions.md §1). */
const NUMBERS: Record<AppointmentState, number> = { PENDING: 1, CONFIRMED: 2, CANCELLED: 3 };
const STATES = Object.keys(NUMBERS) as AppointmentState[];

const FORBIDS = "APPOINTMENT_STATE_FORBIDS";
/** The REST codes that these routes can return (decisions.md §2). */
const REST_CODES: Record<number, string | null> = { 0: null, 2001: "INVALID_INPUT", 4003: FORBIDS };

const PARALLEL = 100;

let shop: RestShop;
/** A day on which the customer can still cancel and move. */
let day: string;
beforeAll(async () => {
  shop = await openRestShop();
  day = calendarDays(dayOf(new Date(), "Asia/Taipei"), 4).at(-1) ?? "";
});
afterAll(() => shop.close());

/** Creates the customer's appointment in this state, with a staff member who has no other that day. */
async function appointmentIn(state: AppointmentState): Promise<number> {
  const { prisma } = shop;
  const { service, people } = await bookable(prisma, { days: [day] });
  const { id: customerId } = await prisma.customer.findFirstOrThrow();
  const times = { startsAt: clock("10:00", day), endsAt: clock("11:00", day) };
  const item = { serviceName: service.name, serviceMinutes: 60, serviceId: service.id, ...times };
  const { id } = await prisma.appointment.create({
    data: {
      customerId,
      customerName: "林小姐",
      customerPhone: "0900000000",
      source: "CHAT_APP",
      state,
      ...times,
      items: { create: { ...item, staffMemberId: people[0]?.id ?? null } },
    },
  });
  return id;
}

async function rest(path: string, body: object): Promise<string | null> {
  const { error_code } = await shop.viewers.admin.rest("PUT", path, body);
  return error_code in REST_CODES ? (REST_CODES[error_code] ?? null) : String(error_code);
}

async function graphql(viewer: "admin" | "customer", mutation: string, input: object) {
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;
  const document = `mutation ($input: ${type}!) { ${mutation}(input: $input) { id } }`;
  return (await shop.viewers[viewer].graphql(document, { input })).code;
}

/**
 * An API operation that changes the state: how to call it (resolves with the refusal's code or null) and its
 * allowed transitions.
 */
interface Way {
  to: readonly AppointmentState[];
  opens: readonly `${AppointmentState} → ${AppointmentState}`[];
  /** The code for a target state that it never leads to. */
  never?: string;
  ask(id: number, to: AppointmentState): Promise<string | null>;
}

const REVIEW = ["PENDING → CONFIRMED", "PENDING → CANCELLED"] as const;
const CANCEL = ["PENDING → CANCELLED", "CONFIRMED → CANCELLED"] as const;

const WAYS: Record<string, Way> = {
  "GraphQL reviewAppointment": {
    to: STATES,
    opens: REVIEW,
    never: "INVALID_INPUT",
    ask: (id, decision) =>
      graphql("admin", "reviewAppointment", { id: globalId("Appointment", id), decision }),
  },
  "REST PUT review": {
    to: STATES,
    opens: REVIEW,
    never: "INVALID_INPUT",
    ask: (id, to) => rest("/api/admin/appointment/review", { id, status: NUMBERS[to] }),
  },
  "GraphQL cancelAppointment": {
    to: ["CANCELLED"],
    opens: CANCEL,
    ask: (id) => graphql("admin", "cancelAppointment", { id: globalId("Appointment", id) }),
  },
  "REST PUT, id and status": {
    to: STATES,
    // Setting the current state is accepted only for pending appointments.
    opens: [...CANCEL, "PENDING → PENDING"],
    never: FORBIDS,
    ask: (id, to) => rest("/api/admin/appointment", { id, status: NUMBERS[to] }),
  },
  "the customer's cancelMyAppointment": {
    to: ["CANCELLED"],
    opens: CANCEL,
    ask: (id) => graphql("customer", "cancelMyAppointment", { id: globalId("Appointment", id) }),
  },
  "the customer's moveMyAppointment": {
    to: ["PENDING"],
    opens: ["PENDING → PENDING", "CONFIRMED → PENDING"],
    ask: (id) =>
      graphql("customer", "moveMyAppointment", {
        id: globalId("Appointment", id),
        startsAt: clock("14:00", day),
      }),
  },
};

async function expectState(id: number, state: AppointmentState) {
  const found = await shop.prisma.appointment.findUniqueOrThrow({ where: { id }, include: { items: true } });
  expect(found.state).toBe(state);
  expect(found.items.map(({ occupying }) => occupying)).toEqual([state !== "CANCELLED"]);
}

const audited = async (id: number) => {
  const entries = await shop.prisma.auditEntry.findMany({
    where: { subjectType: "Appointment", subjectId: id },
    orderBy: { id: "asc" },
  });
  return entries.map(({ action }) => action);
};

describe.each(Object.entries(WAYS))("every pair by %s", (_, { to: targets, opens, never, ask }) => {
  const pairs = STATES.flatMap((from) => targets.map((to) => [from, to] as const));
  it.each(pairs)("%s → %s", async (from, to) => {
    const id = await appointmentIn(from);
    const open = opens.some((pair) => pair === `${from} → ${to}`);
    const leads = opens.some((pair) => pair.endsWith(`→ ${to}`));
    expect(await ask(id, to)).toBe(open ? null : leads ? FORBIDS : never);
    await expectState(id, open ? to : from);
  });
});

const many = (ask: (index: number) => Promise<string | null>) =>
  Promise.all(Array.from({ length: PARALLEL }, (_, index) => ask(index)));
const succeeded = (codes: readonly (string | null)[]) => codes.filter((code) => code === null).length;

describe(`${PARALLEL} concurrent calls`, () => {
  it.each(["GraphQL reviewAppointment", "REST PUT review"])(
    "of %s, half to confirm and half to reject: exactly one succeeds",
    async (way) => {
      const id = await appointmentIn("PENDING");
      const decisions = await many(
        (index) => WAYS[way]?.ask(id, index % 2 ? "CONFIRMED" : "CANCELLED") ?? never(),
      );
      expect(succeeded(decisions)).toBe(1);
      expect(new Set(decisions)).toEqual(new Set([null, FORBIDS]));
      const confirmed = decisions.indexOf(null) % 2 === 1;
      await expectState(id, confirmed ? "CONFIRMED" : "CANCELLED");
      expect(await audited(id)).toEqual([confirmed ? "CONFIRM" : "REJECT"]);
    },
  );

  it("of all three cancel operations: exactly one succeeds", async () => {
    const id = await appointmentIn("CONFIRMED");
    const doors = Object.values(WAYS).filter(({ opens }) => CANCEL.every((pair) => opens.includes(pair)));
    const codes = await many((index) => doors[index % doors.length]?.ask(id, "CANCELLED") ?? never());
    expect(succeeded(codes)).toBe(1);
    expect(new Set(codes)).toEqual(new Set([null, FORBIDS]));
    await expectState(id, "CANCELLED");
  });

  it("half of staff to confirm and half of the customer to cancel: it ends canceled, after at most one confirmation", async () => {
    const id = await appointmentIn("PENDING");
    const codes = await many((index) =>
      index % 2
        ? graphql("admin", "reviewAppointment", { id: globalId("Appointment", id), decision: "CONFIRMED" })
        : graphql("customer", "cancelMyAppointment", { id: globalId("Appointment", id) }),
    );
    const [cancelled, confirmed] = [0, 1].map((half) =>
      succeeded(codes.filter((_, index) => index % 2 === half)),
    );
    expect(cancelled).toBe(1);
    expect(await audited(id)).toEqual(confirmed ? ["CONFIRM"] : []);
    await expectState(id, "CANCELLED");
  });

  it("of staff to confirm with the same version: one succeeds, the others are refused", async () => {
    const id = await appointmentIn("PENDING");
    const input = { id: globalId("Appointment", id), decision: "CONFIRMED", version: 1 };
    const codes = await many(() => graphql("admin", "reviewAppointment", input));
    expect(succeeded(codes)).toBe(1);
    expect(codes.filter((code) => code === "CONFLICT" || code === FORBIDS)).toHaveLength(PARALLEL - 1);
    await expectState(id, "CONFIRMED");
  });
});

function never(): never {
  throw new Error("There is no such operation");
}
