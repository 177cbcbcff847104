import { calendarDays, dayOf } from "@machiya/schema/domain/time/shopTime";
import sharp from "sharp";
import { passwords } from "../../api/src/sessions/password.ts";
import { base64, workbook } from "../../schema/src/testing/workbooks.ts";
import { query } from "../dataset/database.ts";
import { seededRandom } from "../dataset/random.ts";
import type { World } from "../requests/operation.ts";
import { OPERATIONS } from "../requests/operations.ts";
import { adminCookie } from "../requests/preparedRequests.ts";
import { summaryOf } from "./lightLoad.ts";

/** What a job needs: the server, its database, and the shop's data. */
export interface JobContext {
  origin: string;
  url: string;
  world: World;
}

/** A heavy job; it returns figures about itself. */
export interface Job {
  name: string;
  prepare?(context: JobContext): Promise<void>;
  run(context: JobContext): Promise<Record<string, number>>;
}

async function graphql(origin: string, text: string, variables: object, cookie = adminCookie) {
  const response = await fetch(`${origin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json", cookie },
    body: JSON.stringify({ query: text, variables }),
  });
  const { data, errors } = (await response.json()) as { data?: Record<string, unknown>; errors?: unknown };
  if (errors !== undefined || data == null) throw new Error(JSON.stringify(errors).slice(0, 300));
  return data;
}

async function exportOrders(origin: string): Promise<number> {
  const response = await fetch(`${origin}/exports/orders.csv`, {
    headers: { cookie: adminCookie, "accept-encoding": "identity" },
  });
  if (!response.ok || response.body === null) throw new Error(`an export answered ${response.status}`);
  let rows = 0;
  for await (const part of response.body) rows += Buffer.from(part).toString("latin1").split("\n").length - 1;
  return rows;
}

/** Runs so many exports of all orders at once. */
const exportsAtOnce = (count: number): Job => ({
  name: `${count} export${count === 1 ? "" : "s"} of all orders`,
  async run({ origin }) {
    const began = performance.now();
    const rows = await Promise.all(Array.from({ length: count }, () => exportOrders(origin)));
    const seconds = (performance.now() - began) / 1000;
    return { rowsPerSecond: rows.reduce((sum, one) => sum + one, 0) / seconds };
  },
});

const PASSWORD = "bench password";
const LOGINS = 50;
const LOG_IN = `mutation ($password: String!) {
  logIn(input: { username: "designer1", password: $password }) { staffMember { id } }
}`;

const logins: Job = {
  name: `${LOGINS} logins of one account`,
  async prepare({ url }) {
    const hash = await passwords.hash(PASSWORD);
    await query(url, `UPDATE "StaffMember" SET "passwordHash" = '${hash}' WHERE username = 'designer1'`);
  },
  async run({ origin }) {
    const began = performance.now();
    const attempts = Array.from({ length: LOGINS }, () =>
      graphql(origin, LOG_IN, { password: PASSWORD }, "").then(() => true),
    );
    const results = await Promise.allSettled(attempts);
    const refused = results.filter(({ status }) => status === "rejected").length;
    return { refused, perSecond: LOGINS / ((performance.now() - began) / 1000) };
  },
};

const UPLOADS = 10;
const CREATE_IMAGE = "mutation ($input: CreateImagesInput!) { createImages(input: $input) { id } }";

const uploads: Job = {
  name: `${UPLOADS} image uploads`,
  async run({ origin }) {
    const began = performance.now();
    for (let number = 0; number < UPLOADS; number += 1) {
      const background = { r: number, g: (number * 37) % 255, b: 90 };
      const image = await sharp({ create: { width: 2400, height: 1800, channels: 3, background } })
        .jpeg()
        .toBuffer();
      const images = [{ name: `圖 ${number}`, image: image.toString("base64") }];
      await graphql(origin, CREATE_IMAGE, { input: { images } });
    }
    return { perSecond: UPLOADS / ((performance.now() - began) / 1000) };
  },
};

const DOWNLOAD_MS = 3000;
const DOWNLOADERS = 16;

const downloads: Job = {
  name: `image downloads by ${DOWNLOADERS} clients`,
  async run({ origin, url }) {
    const [stored] = await query<{ hash: string }>(url, 'SELECT hash FROM "ImageFile" LIMIT 1');
    const until = performance.now() + DOWNLOAD_MS;
    let count = 0;
    const download = async () => {
      while (performance.now() < until) {
        const response = await fetch(`${origin}/images/${stored?.hash}/list.webp`);
        if (!response.ok) throw new Error(`an image answered ${response.status}`);
        await response.arrayBuffer();
        count += 1;
      }
    };
    await Promise.all(Array.from({ length: DOWNLOADERS }, download));
    return { perSecond: count / (DOWNLOAD_MS / 1000) };
  },
};

const IMPORT = `mutation ($input: ImportAppointmentsInput!) {
  importAppointments(input: $input) { applied accepted refused }
}`;
const IMPORTED = 5000;
/** Days from today and hours at which everyone works and has no appointment; see salonDataset.ts. */
const FREE_DAYS = { first: 33, count: 36 };
const FREE_HOURS = [11, 12, 13, 15, 16, 17, 19];
const ZONE = "Asia/Taipei";

/** The services of at most an hour that a staff member offers; see salonDataset.ts. */
const shortService = (staff: number) =>
  [0, 1, 2].map((k) => 1 + ((staff + k) % 5)).find((service) => [1, 3, 4].includes(service)) ?? 1;

/** Returns a spreadsheet with so many appointments, for each of 20 people at each free hour. */
function spreadsheet(count: number): string {
  const days = calendarDays(dayOf(new Date(), ZONE), FREE_DAYS.first + FREE_DAYS.count).slice(
    FREE_DAYS.first,
  );
  const rows = days.flatMap((day) =>
    FREE_HOURS.flatMap((hour) =>
      Array.from({ length: 20 }, (_, index) => [
        ...[`客人 ${index}`, "0900000000", `${day} ${hour}:00`],
        ...[`項目 ${shortService(index + 1)}`, `設計師 ${index + 1}`, ""],
      ]),
    ),
  );
  const header = ["customer_name", "customer_phone", "start_time", "services", "staff", "remark"];
  return base64(workbook([header, ...rows.slice(0, count)]));
}

async function importFile(origin: string, file: string, dryRun: boolean): Promise<number> {
  const input = { file, fileName: "a.xlsx", dryRun, outsideHours: true };
  const { importAppointments } = await graphql(origin, IMPORT, { input });
  return (importAppointments as { accepted: number }).accepted;
}

const importAppointments = (dryRun: boolean): Job => {
  let file = "";
  return {
    name: `${dryRun ? "dry run" : "import"} of ${IMPORTED} appointments`,
    /** Makes the file, which staff do elsewhere, and lets the server start the process that reads files. */
    async prepare({ origin }) {
      file = spreadsheet(IMPORTED);
      await importFile(origin, spreadsheet(100), true);
    },
    async run({ origin }) {
      const began = performance.now();
      const accepted = await importFile(origin, file, dryRun);
      return { accepted, seconds: (performance.now() - began) / 1000 };
    },
  };
};

const BOOKING_SECONDS = 10;
const BOOKINGS_PER_SECOND = 20;

/** Free slots of a month, requested one after the other while bookings arrive. */
const bookings: Job = {
  name: `${BOOKINGS_PER_SECOND} bookings a second`,
  async run({ origin, world }) {
    const send = async (name: "month-booking" | "free-slots", random: (below: number) => number) => {
      const operation = OPERATIONS[name];
      const request = operation(world, random).graphql?.();
      const began = performance.now();
      const response = await fetch(`${origin}/graphql`, {
        method: "POST",
        headers: request?.headers ?? {},
        body: request?.body ?? "",
      });
      const text = await response.text();
      if (request?.isAccepted(text) !== true) throw new Error(text.slice(0, 200));
      return { ms: performance.now() - began, isBooked: text.includes('"number":') };
    };
    const random = seededRandom(77);
    const until = performance.now() + BOOKING_SECONDS * 1000;
    const slots: number[] = [];
    const readSlots = async () => {
      while (performance.now() < until) slots.push((await send("free-slots", random)).ms);
    };
    const sent: Promise<{ ms: number; isBooked: boolean }>[] = [];
    const timer = setInterval(() => sent.push(send("month-booking", random)), 1000 / BOOKINGS_PER_SECOND);
    await readSlots().finally(() => clearInterval(timer));
    const results = await Promise.all(sent);
    return {
      booked: results.filter(({ isBooked }) => isBooked).length,
      bookingP95: summaryOf(results.map(({ ms }) => ms)).p95,
      freeSlotsP95: summaryOf(slots).p95,
    };
  },
};

/** The jobs in the order in which they run: downloads need an uploaded image, and a dry run the times of the import. */
export const JOBS: readonly Job[] = [
  ...[exportsAtOnce(1), exportsAtOnce(3), logins, uploads, downloads],
  ...[importAppointments(true), importAppointments(false), bookings],
];
