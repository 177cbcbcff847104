import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { utils, write } from "@e965/xlsx";
import { unzipSync, zipSync } from "fflate";
import {
  APPOINTMENT_COLUMNS,
  APPOINTMENT_FILE,
} from "../schema/src/domain/appointments/appointmentImport.ts";
import { DomainError } from "../schema/src/domain/errors.ts";
import { readTable } from "../schema/src/tables/readTable.ts";

/*
 * Measures how long reading a spreadsheet takes and how long it blocks the event loop (medians of several rounds):
 *   npx -c 'node bench/tables.ts'
 * The exit code is 1 if a file takes more than 2 seconds or the event loop is blocked for more than 50 ms.
 */
const MAX_MS = 2000;
const MAX_WAIT_MS = 50;
const ROUNDS = 5;

const row = (index: number) => [
  "王小明",
  "0912-345-678",
  46_349 + index / 48,
  "手部保養;足部",
  "小安",
  "備註",
];
const rows = [APPOINTMENT_COLUMNS, ...Array.from({ length: 5000 }, (_, index) => row(index))];

function workbook(cells: readonly (readonly unknown[])[], bookType: "xlsx" | "biff8"): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells.map((one) => [...one])));
  return new Uint8Array(write(book, { type: "array", bookType, compression: true }));
}

const small = unzipSync(workbook(rows.slice(0, 2), "xlsx"));
const withSheet = (sheet: Uint8Array, level: 0 | 9) =>
  zipSync({ ...small, "xl/worksheets/sheet1.xml": sheet }, { level });

const FILES: readonly [name: string, fileName: string, bytes: Uint8Array][] = [
  ["5,000 rows", "a.xlsx", workbook(rows, "xlsx")],
  ["5,000 rows", "a.xls", workbook(rows, "biff8")],
  ["a zip bomb of 324 MB", "a.xlsx", withSheet(new Uint8Array(324_000_000), 9)],
  ["nearly 5 MB of noise", "a.xlsx", withSheet(noise(4_900_000), 0)],
  ["5 MB that are not a workbook", "a.xls", noise(5_000_000)],
];

function noise(length: number): Uint8Array {
  let seed = 1;
  return Uint8Array.from({ length }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed & 0xff;
  });
}

async function measure(fileName: string, bytes: Uint8Array) {
  const file = Buffer.from(bytes).toString("base64");
  // The pause keeps the work of creating the file out of the measurement.
  await pause(100);
  const waits = monitorEventLoopDelay({ resolution: 1 });
  waits.enable();
  const begin = performance.now();
  const outcome = await readTable({ file, fileName }, APPOINTMENT_FILE).then(
    (table) => `${table.rows.length} rows`,
    (error: unknown) => {
      if (error instanceof DomainError) return String(error.params.file?.problem);
      throw error;
    },
  );
  const ms = performance.now() - begin;
  await pause(20);
  waits.disable();
  return { outcome, ms, wait: waits.max / 1e6 };
}

const median = (figures: readonly number[]) => figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? 0;

let slow = false;
for (const [name, fileName, bytes] of FILES) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(fileName, bytes));
  const ms = median(rounds.map((round) => round.ms));
  const wait = median(rounds.map((round) => round.wait));
  slow ||= ms > MAX_MS || wait > MAX_WAIT_MS;
  const size = `${(bytes.length / 1e6).toFixed(2)} MB`;
  console.log(
    [
      fileName.padEnd(7),
      name.padEnd(26),
      size.padStart(8),
      (rounds[0]?.outcome ?? "").padEnd(12),
      `${ms.toFixed(0).padStart(5)} ms`,
      `event loop blocked for ${wait.toFixed(1)} ms`,
    ].join(" "),
  );
}
process.exitCode = slow ? 1 : 0;
