import {
  AppointmentState,
  DiscountState,
  OrderState,
  PaymentState,
  ProductState,
  ShiftState,
  StaffState,
} from "@machiya/prisma/enums";
import { APPOINTMENT_STATES, isOccupying } from "@machiya/schema/domain/appointments/appointmentState";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/database.ts";

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** Every function, trigger, constraint and index of the database, as SQL. */
const RULES = `
  SELECT p.proname AS name, p.prosrc AS text FROM pg_proc p
  WHERE p.pronamespace = 'public'::regnamespace AND p.prolang <> (SELECT oid FROM pg_language WHERE lanname = 'c')
  UNION ALL SELECT t.tgname, pg_get_triggerdef(t.oid) FROM pg_trigger t WHERE NOT t.tgisinternal
  UNION ALL SELECT c.conname, pg_get_constraintdef(c.oid) FROM pg_constraint c WHERE c.connamespace = 'public'::regnamespace
  UNION ALL SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'`;

const STATES = new Set(
  [AppointmentState, DiscountState, OrderState, PaymentState, ProductState, ShiftState, StaffState].flatMap(
    (states) => Object.keys(states),
  ),
);

const namedIn = (text: string) =>
  [...text.matchAll(/'([A-Z_]+)'/g)].map(([, word]) => word ?? "").filter((word) => STATES.has(word));

/**
 * paymentState.test.ts compares the rules of payments with those of TypeScript, recordVisitOutcome.test.ts tests the
 * outcomes that each state of an appointment allows, and changeVariants.test.ts the state of variants. The two indexes only make the failures of the alerts fast.
 */
const NAMING = [
  "Appointment_outcome_of_state",
  "machiya_holds_time",
  "machiya_payment_state",
  "machiya_count_slot",
  "machiya_check_payment",
  "machiya_check_payment_state",
  "machiya_check_refund",
  "machiya_inherit_product",
  "machiya_overpaid",
  "machiya_update_payment_states",
  "Order_check_payment_state_insert",
  "Order_count_slot_update",
  "Order_derive_payment_state",
  "Payment_failed_idx",
  "Refund_failed_idx",
];

describe("the states that SQL knows", () => {
  it.each(APPOINTMENT_STATES)(
    "an appointment in state %s occupies its time exactly as APPOINTMENT_STATES defines",
    async (state) => {
      const { rows } = await client.query('SELECT machiya_holds_time($1::"AppointmentState") AS holds', [
        state,
      ]);
      expect(rows).toEqual([{ holds: isOccupying(state) }]);
    },
  );

  it("are all states of the enum, and each is decided", async () => {
    const { rows } = await client.query<{ state: string; holds: boolean | null }>(
      'SELECT state::text, machiya_holds_time(state) AS holds FROM unnest(enum_range(NULL::"AppointmentState")) AS state',
    );
    expect(rows.map(({ state }) => state).toSorted()).toEqual([...APPOINTMENT_STATES].toSorted());
    expect(rows.filter(({ holds }) => holds === null)).toEqual([]);
  });

  it("have no decision for a state that was added only to the enum, which the test above detects", async () => {
    await client.query(`ALTER TYPE "AppointmentState" ADD VALUE 'NO_SHOW'`);
    const { rows } = await client.query(`SELECT machiya_holds_time('NO_SHOW') AS holds`);
    expect(rows).toEqual([{ holds: null }]);
  });

  it("are named only where they are decided, and in no other function, trigger, constraint or index", async () => {
    const { rows } = await client.query<{ name: string; text: string }>(RULES);
    expect(rows.length).toBeGreaterThan(200);
    const naming = rows.filter(({ text }) => namedIn(text).length > 0).map(({ name }) => name);
    expect(naming.toSorted()).toEqual(NAMING.toSorted());
  });
});
