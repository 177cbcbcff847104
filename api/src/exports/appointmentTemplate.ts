import {
  APPOINTMENT_COLUMNS,
  type AppointmentColumn,
} from "@machiya/schema/domain/appointments/appointmentImport";
import type { Language } from "@machiya/schema/domain/language";
import { calendarDays, dayOf } from "@machiya/schema/domain/time/shopTime";
import { wording } from "@machiya/schema/wording";
import { serverWording } from "@machiya/schema/wording/serverWording";
import { parse } from "graphql";

export const templateDocument = parse(`
  query AppointmentTemplate($first: Int!) {
    services(first: $first) { edges { node { name durationMinutes } } }
    staffMembers(first: $first, filter: { states: [IN_SERVICE] }) {
      edges { node { name username services { name } } }
    }
  }
`);

export interface TemplateData {
  services: { edges: { node: { name: string; durationMinutes: number } }[] };
  staffMembers: { edges: { node: { name: string; username: string; services: { name: string }[] } }[] };
}

export type TemplateType = "xlsx" | "xls";

/** Column widths in characters, for the sheet to fill in and for the explanation sheet. */
const COLUMN_WIDTHS = [18, 18, 20, 32, 24, 32];
const EXPLANATION_WIDTHS = [20, 70, 24];

/**
 * Builds the Excel file for importAppointments: one sheet with the headers, and one that explains them in the
 * given language and lists the accepted names.
 */
export async function appointmentTemplate(
  { services, staffMembers }: TemplateData,
  type: TemplateType,
  { language, zone, now }: { language: Language; zone: string; now: Date },
): Promise<Uint8Array<ArrayBuffer>> {
  // The library is loaded on demand because it is large.
  const { utils, write } = await import("@e965/xlsx");
  const words = serverWording(language).appointmentTemplate;
  const service = services.edges.map(({ node }) => node).reverse();
  const staff = writtenNames(staffMembers.edges.map(({ node }) => node).reverse());
  const [, tomorrow] = calendarDays(dayOf(now, zone), 2);
  const examples: Record<AppointmentColumn, string> = {
    customer_name: words.customer,
    customer_phone: "0912-345-678",
    start_time: `${tomorrow} 10:00`,
    services: service
      .slice(0, 2)
      .map(({ name }) => name)
      .join(";"),
    staff: staff[0]?.written ?? "",
    remark: words.remark,
  };
  const explanation = [
    ...words.rules.map((rule) => [rule]),
    [],
    [words.column, words.meaning, words.example],
    ...APPOINTMENT_COLUMNS.map((column) => [column, words.columns[column], examples[column]]),
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
  utils.book_append_sheet(book, sheetOf([APPOINTMENT_COLUMNS], COLUMN_WIDTHS), words.appointments);
  utils.book_append_sheet(book, sheetOf(explanation, EXPLANATION_WIDTHS), words.explanation);
  const bookType = type === "xls" ? "biff8" : "xlsx";
  return new Uint8Array(write(book, { type: "array", bookType, compression: true }));
}

/** Writes the username instead of the name for staff members who share a name. */
function writtenNames<Person extends { name: string; username: string }>(staff: readonly Person[]) {
  const named = Map.groupBy(staff, ({ name }) => name);
  return staff.map((one) => ({
    ...one,
    written: (named.get(one.name)?.length ?? 0) > 1 ? one.username : one.name,
  }));
}
