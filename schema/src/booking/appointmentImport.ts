import { builder } from "../builder.ts";
import { ErrorCodeEnum, ShiftState, SlotRefusal } from "../enums.ts";
import { errorText } from "../wording/wording.ts";
import { importAppointments, type AppointmentImport as Outcome } from "./importAppointments.ts";
import type { PlannedAppointment, RowProblem } from "./planAppointments.ts";

const AppointmentImportProblem = builder.objectRef<RowProblem>("AppointmentImportProblem").implement({
  description: "Why a row of an imported file is refused.",
  fields: (t) => ({
    column: t.exposeString("column", { description: "The header of the column at fault." }),
    code: t.expose("code", {
      type: ErrorCodeEnum,
      description:
        "INVALID_INPUT: cannot be read, or is missing. NOT_FOUND, ALREADY_EXISTS: no service or staff member in service has this name, or several have. SLOT_TAKEN, STAFF_NOT_AVAILABLE, OUTSIDE_BOOKING_WINDOW: the time cannot be had.",
    }),
    reason: t.field({
      type: SlotRefusal,
      nullable: true,
      description: "Why the time cannot be had; null when that is not the problem.",
      resolve: ({ params }) => params.reason ?? null,
    }),
    message: t.string({
      description: "The same in English, for logs and scripts; screens put `code` into their own words.",
      resolve: ({ code, params }) => errorText("en", code, params),
    }),
  }),
});

const AppointmentImportRow = builder.objectRef<PlannedAppointment>("AppointmentImportRow").implement({
  description: "A row of an imported file: the appointment that it asks for.",
  fields: (t) => ({
    row: t.exposeInt("row", { description: "Its number as a spreadsheet shows it: the header is 1." }),
    customerName: t.exposeString("customerName", { description: "Who comes, as the row has it." }),
    customerPhone: t.exposeString("customerPhone", { description: "Their phone, as the row has it." }),
    startsAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When it begins; null when the cell says no time.",
      resolve: ({ startsAt }) => startsAt,
    }),
    services: t.exposeStringList("services", { description: "The names of its services, in their order." }),
    staff: t.exposeStringList("staff", {
      description: "Who does each of the services; an empty name: not specified.",
    }),
    problem: t.field({
      type: AppointmentImportProblem,
      nullable: true,
      description:
        "Why it is refused; null: it is, or would be, entered. The rows before it count as entered.",
      resolve: ({ problem }) => problem,
    }),
  }),
});

const AppointmentImport = builder.objectRef<Outcome>("AppointmentImport").implement({
  description: "What an imported file did, or would do.",
  fields: (t) => ({
    applied: t.exposeBoolean("applied", {
      description:
        "Whether the appointments were entered: all of them, or, when one is refused or it was a dry run, none.",
    }),
    accepted: t.int({
      description: "Rows that are, or would be, appointments.",
      resolve: ({ rows }) => rows.filter(({ problem }) => problem === null).length,
    }),
    refused: t.int({
      description: "Rows that are refused.",
      resolve: ({ rows }) => rows.filter(({ problem }) => problem !== null).length,
    }),
    rows: t.field({
      type: [AppointmentImportRow],
      description: "The rows that are not empty.",
      resolve: ({ rows }) => rows,
    }),
  }),
});

const ImportAppointmentsInput = builder.inputType("ImportAppointmentsInput", {
  description: "A file of appointments.",
  fields: (t) => ({
    file: t.string({
      required: true,
      description:
        "Base64 of an .xlsx or .xls of at most 5,000,000 bytes: in its first sheet a header, then at most 5000 rows. Columns customer_name, customer_phone, start_time (a date of the spreadsheet or YYYY-MM-DD HH:mm by the store's clock, or ISO 8601 with an offset), services (names, a semicolon between them; they follow each other), staff (names in the order of the services; one alone does all of them, a missing one is “not specified”) and remark. Other columns are ignored.",
    }),
    fileName: t.string({ required: true, description: "Ends in .xlsx or .xls, as the content is." }),
    dryRun: t.boolean({ required: true, description: "Only gives the verdict on each row." }),
    atLeast: t.field({
      type: ShiftState,
      description: "How far a shift must have come for somebody to be booked in it; left out: CONFIRMED.",
    }),
  }),
});

builder.mutationField("importAppointments", (t) =>
  t.field({
    type: AppointmentImport,
    args: { input: t.arg({ type: ImportAppointmentsInput, required: true, description: "The file." }) },
    description:
      "Enters appointments from an Excel file, all rows or none; they wait for review. Errors: INVALID_INPUT when the file cannot be read; what is wrong with a row stands in it.",
    resolve: (_root, { input }, context) => importAppointments(context, input),
  }),
);
