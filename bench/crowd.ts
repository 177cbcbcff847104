import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { calendarDays, dayOf } from "@machiya/schema/domain/time/shopTime";
import { globalId } from "@machiya/schema/ids";
import { bookable, clock } from "../schema/src/testing/bookable.ts";
import { Client } from "../testing/servers/client.ts";
import { type RunningServer, startServer } from "../testing/servers/server.ts";
import { runWithCleanups } from "./cleanups.ts";
import { openBenchDatabase } from "./dataset/database.ts";
import { postgresMs, postmasterOf, processUse } from "./processUse.ts";

/*
 * How long 200 customers who book one slot at once wait until the last of them has a response, at one process and over two. Beside the
 * time stands the processor time that the servers and Postgres used, which other work on the machine does not change.
 *   npm run bench:crowd
 */
const CUSTOMERS = 200;
const ROUNDS = 6;
const KEY = "crowd-key";
const ZONE = "Asia/Taipei";
const BOOK = "mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { id } }";

interface Round {
  wall: number;
  servers: number;
  postgres: number;
}

const used = (servers: readonly RunningServer[]) =>
  servers.reduce((sum, { process }) => sum + (processUse(process.pid ?? 0)?.cpuMs ?? 0), 0);

/** Lets all customers book one slot. Throws unless one succeeds and all others learn that it is taken. */
async function round(
  { prisma, customers, servers, postmaster }: Crowd,
  processes: number,
  day: string,
): Promise<Round> {
  const { service, people } = await bookable(prisma, { days: [day] });
  const lines = [
    {
      serviceId: globalId("Service", service.id),
      staffMemberId: globalId("StaffMember", people[0]?.id ?? 0),
    },
  ];
  const input = { customerName: "小美", customerPhone: "0900000000", startsAt: clock("14:00", day), lines };
  const before = { servers: used(servers), postgres: postgresMs(postmaster), at: performance.now() };
  const answers = await Promise.all(
    customers.map((customer, index) =>
      customer.at(servers[index % processes]?.origin ?? "").graphql(BOOK, { input }),
    ),
  );
  const wall = performance.now() - before.at;
  const codes = answers.map(({ code }) => code);
  const taken = codes.filter((code) => code === "SLOT_TAKEN").length;
  if (taken !== CUSTOMERS - 1 || !codes.includes(null))
    throw new Error(`Unexpected codes: ${new Set(codes)}`);
  return {
    wall,
    servers: used(servers) - before.servers,
    postgres: postgresMs(postmaster) - before.postgres,
  };
}

interface Crowd {
  prisma: PrismaClient;
  customers: readonly Client[];
  servers: readonly RunningServer[];
  postmaster: number;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

await runWithCleanups(async (cleanups) => {
  const database = await openBenchDatabase();
  cleanups.push(() => database.remove());
  const prisma = connectPrisma(database.url);
  cleanups.push(() => prisma.$disconnect());
  const env = { DATABASE_URL: database.url, SEED: "none", LOG_LEVEL: "warn", DRAIN_SECONDS: "0" };
  const login = { LINE_ALLOW_UNVERIFIED_LOGIN: "true", LINE_LOGIN_FRONTEND_KEY: KEY };
  const servers = await Promise.all([startServer({ ...env, ...login }), startServer({ ...env, ...login })]);
  cleanups.push(() => Promise.all(servers.map((server) => server.stop())));
  const customers: Client[] = [];
  for (let index = 0; index < CUSTOMERS; index += 1)
    customers.push(await new Client(servers[index % 2]?.origin ?? "").logInCustomer(index + 1, KEY));
  const crowd = { prisma, customers, servers, postmaster: (await postmasterOf(database.url)) ?? 0 };
  const days = calendarDays(dayOf(new Date(), ZONE), 2 * ROUNDS + 2).slice(2);
  console.log(`${CUSTOMERS} customers, one slot: median of ${ROUNDS - 1} rounds, ${database.description}`);
  console.log(
    "| processes | wall time, ms | servers' processor time, ms | Postgres' processor time, ms |\n|---:|---:|---:|---:|",
  );
  for (const processes of [1, 2]) {
    const rounds: Round[] = [];
    for (let index = 0; index < ROUNDS; index += 1)
      rounds.push(await round(crowd, processes, days.shift() ?? ""));
    // The first round warms up.
    const of = (column: keyof Round) => Math.round(median(rounds.slice(1).map((one) => one[column])));
    console.log(`| ${processes} | ${of("wall")} | ${of("servers")} | ${of("postgres")} |`);
  }
});
