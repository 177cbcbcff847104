import type { WorkSheet } from "@e965/xlsx";
import {
  APPOINTMENT_COLUMNS,
  APPOINTMENT_FILE,
  type AppointmentColumn,
} from "@machiya/schema/domain/appointments/appointmentImport";
import type { Language } from "@machiya/schema/domain/language";
import { wallTime } from "@machiya/schema/domain/time/calendarTime";
import { calendarDays, dayOf } from "@machiya/schema/domain/time/shopTime";
import { wording } from "@machiya/schema/wording";
import { serverWording } from "@machiya/schema/wording/serverWording";
import { parse } from "graphql";

export const templateDocument = parse(`
  query AppointmentTemplate($first: Int!) {
    services(first: $first) { edges { node { name durationMinutes } } }
    staffMembers(first: $first, filter: { states: [IN_SERVICE] }) {
      edges { node { id name username services { id name } } }
    }
  }
`);

/** The times at which a staff member can perform services. */
export const freeStartsDocument = parse(`
  query AppointmentTemplateStarts($input: FreeSlotsInput!) {
    freeSlots(input: $input) { days { slots { startsAt free } } }
  }
`);

interface StaffNode {
  id: string;
  name: string;
  username: string;
  services: { id: string; name: string }[];
}

export interface TemplateData {
  services: { edges: { node: { name: string; durationMinutes: number } }[] };
  staffMembers: { edges: { node: StaffNode }[] };
}

export type TemplateType = "xlsx" | "xls";

/** Returns the free starts of services with a staff member, as instants by time. */
export type FindStarts = (input: {
  from: string;
  to: string;
  serviceIds: string[];
  staffMemberId: string;
  forStaff: true;
}) => Promise<string[]>;

/** How many days, and how many staff members, are searched for a free time of the example. */
const EXAMPLE_DAYS = 15;
const MAX_TRIED = 5;

/** All rows of the template take phone numbers as text, so that spreadsheets keep their leading zeros. */
const PHONE_ROWS = APPOINTMENT_FILE.maxRows;

function formatPhonesAsText(sheet: WorkSheet, encode: (cell: { r: number; c: number }) => string): void {
  const c = APPOINTMENT_COLUMNS.indexOf("customer_phone");
  for (let r = 1; r <= PHONE_ROWS; r++) sheet[encode({ r, c })] = { t: "s", v: "", z: "@" };
  sheet["!ref"] = `A1:${encode({ r: PHONE_ROWS, c: APPOINTMENT_COLUMNS.length - 1 })}`;
}

/** Column widths in characters, for the sheet to fill in and for the explanation sheet. */
const COLUMN_WIDTHS = [18, 18, 20, 32, 24, 32];
const EXPLANATION_WIDTHS = [20, 70, 24];

/**
 * Builds the Excel file for importAppointments: one sheet with the headings, and one that explains them, in the
 * given language, and lists the accepted names.
 */
export async function appointmentTemplate(
  { services, staffMembers }: TemplateData,
  type: TemplateType,
  findStarts: FindStarts,
  { language, zone, now }: { language: Language; zone: string; now: Date },
): Promise<Uint8Array<ArrayBuffer>> {
  // The library is loaded on demand because it is large.
  const { utils, write } = await import("@e965/xlsx");
  const { appointmentTemplate: words, importHeadings } = serverWording(language);
  const headings = importHeadings.appointment;
  const service = services.edges.map(({ node }) => node).reverse();
  const staff = writtenNames(staffMembers.edges.map(({ node }) => node).reverse());
  const [, tomorrow = "", ...later] = calendarDays(dayOf(now, zone), EXAMPLE_DAYS);
  const days = { from: tomorrow, to: later.at(-1) ?? tomorrow };
  const example = await findExample(staff, days, findStarts);
  const examples: Record<AppointmentColumn, string> = {
    customer_name: words.customer,
    customer_phone: "0912-345-678",
    start_time: example?.start === undefined ? `${tomorrow} 10:00` : localTime(example.start, zone),
    services: (example?.services ?? service.slice(0, 2)).map(({ name }) => name).join(";"),
    staff: example?.written ?? "",
    remark: words.remark,
  };
  const explanation = [
    ...words.rules.map((rule) => [rule]),
    [],
    [words.column, words.meaning, words.example],
    ...APPOINTMENT_COLUMNS.map((column) => [headings[column], words.columns[column], examples[column]]),
    [],
    [words.service, words.minutes],
    ...service.map(({ name, durationMinutes }) => [name, durationMinutes]),
    [],
    [words.staffMember, words.offers],
    ...staff.map(({ written, services: offered }) => [
      written,
      offered.map(({ name }) => name).join(wording(language).listSeparator),
    ]),
  ];

  const sheetOf = (rows: readonly (readonly unknown[])[], widths: readonly number[]) => {
    const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
    sheet["!cols"] = widths.map((wch) => ({ wch }));
    return sheet;
  };
  const book = utils.book_new();
  const entries = sheetOf([APPOINTMENT_COLUMNS.map((column) => headings[column])], COLUMN_WIDTHS);
  formatPhonesAsText(entries, utils.encode_cell);
  utils.book_append_sheet(book, entries, words.appointments);
  utils.book_append_sheet(book, sheetOf(explanation, EXPLANATION_WIDTHS), words.explanation);
  const bookType = type === "xls" ? "biff8" : "xlsx";
  return new Uint8Array(write(book, { type: "array", bookType, compression: true }));
}

type WrittenStaff = StaffNode & { written: string };

/**
 * Finds values that the import accepts: two services of a staff member, and a time that is free for both. The
 * first staff member with services serves as the example when no time is free.
 */
async function findExample(
  staff: readonly WrittenStaff[],
  days: { from: string; to: string },
  findStarts: FindStarts,
): Promise<{ written: string; services: StaffNode["services"]; start?: string } | null> {
  const skilled = staff.filter(({ services }) => services.length > 0);
  const values = skilled.map(({ id, written, services }) => ({
    id,
    written,
    services: services.slice(0, 2),
  }));
  for (const { id, ...value } of values.slice(0, MAX_TRIED)) {
    const serviceIds = value.services.map((service) => service.id);
    const [start] = await findStarts({ ...days, serviceIds, staffMemberId: id, forStaff: true });
    if (start !== undefined) return { ...value, start };
  }
  return values[0] ?? null;
}

/** Formats an instant as YYYY-MM-DD HH:mm on the store's clock. */
const localTime = (instant: string, zone: string) =>
  wallTime(new Date(instant), zone).slice(0, 16).replace("T", " ");

/** Writes the username instead of the name for staff members who share a name. */
function writtenNames<Person extends { name: string; username: string }>(staff: readonly Person[]) {
  const named = Map.groupBy(staff, ({ name }) => name);
  return staff.map((one) => ({
    ...one,
    written: (named.get(one.name)?.length ?? 0) > 1 ? one.username : one.name,
  }));
}
