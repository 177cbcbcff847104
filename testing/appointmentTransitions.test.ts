import type { AppointmentState } from "@machiya/prisma/enums";
import { calendarDays, dayOf } from "@machiya/schema/domain/time/shopTime";
import { globalId } from "@machiya/schema/ids";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bookable, clock } from "../schema/src/testing/bookable.ts";
import { openRestShop, type RestShop } from "./servers/restShop.ts";

/** decisions.md §1: the numbers of the states on the wire. */
const NUMBERS: Record<AppointmentState, number> = { PENDING: 1, CONFIRMED: 2, CANCELLED: 3 };
const STATES = Object.keys(NUMBERS) as AppointmentState[];

const FORBIDS = "APPOINTMENT_STATE_FORBIDS";
/** decisions.md §2, as far as these doors answer them. */
const REST_CODES: Record<number, string | null> = { 0: null, 2001: "INVALID_INPUT", 4003: FORBIDS };

const PARALLEL = 100;

let shop: RestShop;
/** A day on which the customer may still cancel and move. */
let day: string;
beforeAll(async () => {
  shop = await openRestShop();
  day = calendarDays(dayOf(new Date(), "Asia/Taipei"), 4).at(-1) ?? "";
});
afterAll(() => shop.close());

/** The customer's appointment in this state, with somebody who has nothing else that day. */
async function appointmentIn(state: AppointmentState): Promise<number> {
  const { prisma } = shop;
  const { service, people } = await bookable(prisma, { days: [day] });
  const { id: customerId } = await prisma.customer.findFirstOrThrow();
  const times = { startsAt: clock("10:00", day), endsAt: clock("11:00", day) };
  const item = { serviceName: service.name, serviceMinutes: 60, serviceId: service.id, ...times };
  const { id } = await prisma.appointment.create({
    data: {
      ...{ customerId, customerName: "林小姐", customerPhone: "0900000000", source: "CHAT_APP", state },
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

/** A door to other states: how it is asked, answering the refusal's code or null, and from where it opens to where. */
interface Way {
  to: readonly AppointmentState[];
  opens: readonly `${AppointmentState} → ${AppointmentState}`[];
  /** What it answers to a state to which it never leads. */
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
    // Its own state changes nothing, which only what waits for review lets itself be told.
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

describe(`${PARALLEL} calls at once`, () => {
  it.each(["GraphQL reviewAppointment", "REST PUT review"])(
    "by %s, half to confirm and half to reject: one of the two happens, once",
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

  it("by all three doors to cancel: it is called off once", async () => {
    const id = await appointmentIn("CONFIRMED");
    const doors = Object.values(WAYS).filter(({ opens }) => CANCEL.every((pair) => opens.includes(pair)));
    const codes = await many((index) => doors[index % doors.length]?.ask(id, "CANCELLED") ?? never());
    expect(succeeded(codes)).toBe(1);
    expect(new Set(codes)).toEqual(new Set([null, FORBIDS]));
    await expectState(id, "CANCELLED");
  });

  it("half by staff to confirm, half by the customer to cancel: it ends cancelled, confirmed before at most once", async () => {
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

  it("by staff to confirm with the version that all saw: one does, the others are told", async () => {
    const id = await appointmentIn("PENDING");
    const input = { id: globalId("Appointment", id), decision: "CONFIRMED", version: 1 };
    const codes = await many(() => graphql("admin", "reviewAppointment", input));
    expect(succeeded(codes)).toBe(1);
    expect(codes.filter((code) => code === "CONFLICT" || code === FORBIDS)).toHaveLength(PARALLEL - 1);
    await expectState(id, "CONFIRMED");
  });
});

function never(): never {
  throw new Error("no such door");
}
