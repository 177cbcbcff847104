import { personRow, serviceRow, shiftRow, templateRow } from "./bookingFixtures.ts";
import { ADMIN, createTestContext, type TestContext } from "./run.ts";
import { base64, workbook } from "./workbooks.ts";

const IMPORT = `mutation ($input: ImportAppointmentsInput!) { importAppointments(input: $input) { applied accepted refused
  rows { row customerName customerPhone startsAt services staff problem { column code reason message } } } }`;

export interface ImportRow {
  row: number;
  customerName: string;
  startsAt: string | null;
  services: string[];
  staff: string[];
  problem: { column: string; code: string; reason: string | null; message: string } | null;
}
export interface Imported {
  importAppointments: { applied: boolean; accepted: number; refused: number; rows: ImportRow[] };
}

export const HEADER = ["customer_name", "customer_phone", "start_time", "services", "staff", "remark"];
/** A Monday; the test context's clock is set to the Saturday before. */
export const DAY = "2026-11-23";
/** The spreadsheet's serial number of DAY. */
export const SERIAL = 46_349;

/** Builds a row that starts at a time of DAY. */
export const at = (hour: string, services: string, who = "", name = "王小明") => [
  name,
  "0900000000",
  `${DAY} ${hour}`,
  services,
  who,
];

/**
 * Creates a context in which 小安 and さくら offer 手部 (60 minutes) and 足部 (90 minutes) on DAY from 10:00 to 18:00.
 */
export async function openSalonToImport() {
  const testContext = await createTestContext();
  const { prisma } = testContext;
  const hand = await serviceRow(prisma, { name: "手部", durationMinutes: 60 });
  const foot = await serviceRow(prisma, { name: "足部", durationMinutes: 90 });
  const template = await templateRow(prisma);
  const person = async (name: string, username: string) => {
    const { id } = await personRow(prisma, { name, username });
    await prisma.staffSkill.createMany({
      data: [hand, foot].map((service) => ({ staffMemberId: id, serviceId: service.id })),
    });
    await shiftRow(prisma, { staffMemberId: id, shiftTemplateId: template.id, day: DAY });
    return id;
  };
  const people = { an: await person("小安", "an"), bo: await person("さくら", "bo") };
  await personRow(prisma, { name: "離職", username: "gone", state: "DISMISSED" });
  await serviceRow(prisma, { name: "雙" });
  await serviceRow(prisma, { name: "雙" });
  return { testContext, people };
}

interface Sending {
  fileName?: string;
  viewer?: typeof ADMIN;
  dryRun?: boolean;
  atLeast?: string;
  skipRefused?: boolean;
}

/** Imports a file, and writes unless it is a dry run. */
export const sendFile = (
  testContext: TestContext,
  bytes: Uint8Array,
  { fileName = "預約.xlsx", viewer = ADMIN, ...input }: Sending = {},
) => {
  const file = { file: base64(bytes), fileName, dryRun: false, ...input };
  return testContext.run<Imported>(IMPORT, { input: file }, viewer);
};

/** Imports rows below a header. */
export async function importRows(testContext: TestContext, rows: unknown[][], options: Sending = {}) {
  const { data, messages } = await sendFile(testContext, workbook([HEADER, ...rows]), options);
  if (data === null) throw new Error(messages.join());
  return data.importAppointments;
}
