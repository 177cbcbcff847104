import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { calendarDays, dayOf } from "@machiya/schema/domain/time/shopTime";
import { globalId } from "@machiya/schema/ids";
import { hash } from "@node-rs/argon2";
import type { RunningApplication } from "../e2e/application.ts";
import { Client } from "../servers/client.ts";
import { createTestDatabase } from "../servers/database.ts";
import { startInTwoProcesses } from "../servers/twoProcesses.ts";

/** The key of unverified sign-ins of the salon's customers. */
export const RACE_KEY = "race-key";
const PASSWORD = "racer-password";
const ZONE = "Asia/Taipei";

/** A salon with two API processes on one Postgres. */
export interface RaceSalon {
  prisma: PrismaClient;
  url: string;
  servers: RunningApplication[];
  /** Signed-in customers, spread over both processes. */
  customers: Client[];
  /** Returns the admin's client, alternating between the processes. */
  admin(index: number): Client;
  /** Returns the day this many days from today as YYYY-MM-DD; customers can book from 1. */
  day(ahead: number): string;
  close(): Promise<void>;
}

/**
 * Opens the salon. `prepare` runs on the migrated, empty database before other connections; `settings` are
 * additional environment variables.
 */
export async function openRaceSalon(
  customerCount: number,
  prepare: (url: string) => Promise<void> = async () => {},
  settings: Record<string, string> = {},
): Promise<RaceSalon> {
  const database = await createTestDatabase();
  await prepare(database.url);
  const prisma = connectPrisma(database.url);
  await prisma.staffMember.create({
    data: { username: "racer", name: "店長", role: "ADMIN", passwordHash: await hash(PASSWORD) },
  });
  const env = {
    DATABASE_URL: database.url,
    LINE_ALLOW_UNVERIFIED_LOGIN: "true",
    LINE_LOGIN_FRONTEND_KEY: RACE_KEY,
    ...settings,
  };
  const servers = await startInTwoProcesses(env);
  const origin = (index: number) => servers[index % servers.length]?.origin ?? "";
  const customers = await Promise.all(
    Array.from({ length: customerCount }, (_, index) =>
      new Client(origin(index)).logInCustomer(index + 1, RACE_KEY),
    ),
  );
  const racer = await new Client(origin(0)).logIn("racer", PASSWORD);
  const today = dayOf(new Date(), ZONE);
  return {
    prisma,
    url: database.url,
    servers,
    customers,
    admin: (index) => racer.at(origin(index)),
    day: (ahead) => calendarDays(today, ahead + 1).at(-1) ?? today,
    async close() {
      await Promise.all(servers.map((server) => server.stop()));
      await prisma.$disconnect();
      await database.drop();
    },
  };
}

/** A line of a booking by row numbers; without `by`, no staff member is specified. */
export interface RaceLine {
  service: number;
  by?: number | undefined;
}

export const lineInputs = (lines: readonly RaceLine[]) =>
  lines.map(({ service, by }) => ({
    serviceId: globalId("Service", service),
    ...(by !== undefined && { staffMemberId: globalId("StaffMember", by) }),
  }));

/** Books as a customer; resolves with the refusal's code, or null when booked. */
export async function book(
  client: Client,
  startsAt: string,
  lines: readonly RaceLine[],
): Promise<string | null> {
  const { code } = await client.graphql(
    "mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { id } }",
    { input: { customerName: "小美", customerPhone: "0900000000", startsAt, lines: lineInputs(lines) } },
  );
  return code;
}

/** Counts each outcome; null counts as `booked`. */
export const tally = (codes: readonly (string | null)[]) =>
  codes.reduce<Record<string, number>>((sum, code) => {
    sum[code ?? "booked"] = (sum[code ?? "booked"] ?? 0) + 1;
    return sum;
  }, {});
