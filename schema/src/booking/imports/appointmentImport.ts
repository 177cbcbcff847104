import { builder } from "../../builder.ts";
import { ErrorCodeEnum } from "../../enums.ts";
import { serverWording } from "../../wording/serverWording.ts";
import { errorText } from "../../wording/wording.ts";
import { ShiftStateEnum, SlotRefusalEnum } from "../bookingEnums.ts";
import { importAppointments, type AppointmentImport as Outcome } from "./importAppointments.ts";
import type { PlannedAppointment, RowProblem } from "./planAppointments.ts";

const AppointmentImportProblem = builder.objectRef<RowProblem>("AppointmentImportProblem").implement({
  description: "Why a row of an imported file is refused.",
  fields: (t) => ({
    column: t.exposeString("column", { description: "The name of the invalid column." }),
    code: t.expose("code", {
      type: ErrorCodeEnum,
      description:
        "INVALID_INPUT: the value is missing or cannot be read. NOT_FOUND, ALREADY_EXISTS: no service or active staff member has this name, or several have. SLOT_TAKEN, STAFF_NOT_AVAILABLE, OUTSIDE_BOOKING_WINDOW: the time cannot be booked.",
    }),
    reason: t.field({
      type: SlotRefusalEnum,
      nullable: true,
      description: "Why the time cannot be booked. Null: the time is not the problem.",
      resolve: ({ params }) => params.reason ?? null,
    }),
    text: t.string({
      description:
        "The reason in the language of the response: the column, and the rule that its value breaks.",
      resolve: ({ column, code, params }, _args, { language }) =>
        errorText(language, code, {
          ...params,
          field: serverWording(language).importHeadings.appointment[column],
        }),
    }),
    message: t.string({
      description: "The reason in English, for logs and scripts. Screens translate `code` instead.",
      resolve: ({ code, params }) => errorText("en", code, params),
    }),
  }),
});

const AppointmentImportRow = builder.objectRef<PlannedAppointment>("AppointmentImportRow").implement({
  description: "A row of an imported file, with the appointment that it describes.",
  fields: (t) => ({
    row: t.exposeInt("row", { description: "The number of the row in a spreadsheet; the header is row 1." }),
    customerName: t.exposeString("customerName", { description: "The customer's name in the row." }),
    customerPhone: t.exposeString("customerPhone", { description: "The phone number in the row." }),
    startsAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "The start. Null: the cell does not contain a time.",
      resolve: ({ startsAt }) => startsAt,
    }),
    services: t.exposeStringList("services", { description: "The names of the services, in order." }),
    staff: t.exposeStringList("staff", {
      description: "The staff member for each service. An empty name means “not specified”.",
    }),
    problem: t.field({
      type: AppointmentImportProblem,
      nullable: true,
      description:
        "Why the row is refused. Null: it is, or would be, imported. Earlier rows count as imported.",
      resolve: ({ problem }) => problem,
    }),
  }),
});

const AppointmentImport = builder.objectRef<Outcome>("AppointmentImport").implement({
  description: "The result of an import, or of its dry run.",
  fields: (t) => ({
    applied: t.exposeBoolean("applied", {
      description:
        "Whether the appointments were imported. Either all are, or, if a row is refused or it was a dry run, none; with `skipRefused`, those of the rows that are not refused.",
    }),
    accepted: t.int({
      description: "The number of rows that are, or would be, imported.",
      resolve: ({ rows }) => rows.filter(({ problem }) => problem === null).length,
    }),
    refused: t.int({
      description: "The number of refused rows.",
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
  description: "A file with appointments.",
  fields: (t) => ({
    file: t.string({
      required: true,
      description:
        "An .xlsx or .xls file in base64, at most 5,000,000 bytes. Its first sheet has a header and at most 5000 rows. Columns, by these names or their headings in any language of the console: customer_name, customer_phone, start_time (a spreadsheet date, YYYY-MM-DD HH:mm in the store's time zone, or ISO 8601 with an offset), services (names separated by semicolons, one after another), staff (names in the order of the services; a single name serves all of them, a missing name is “not specified”), and remark. Other columns are ignored.",
    }),
    fileName: t.string({
      required: true,
      description: "A name that ends in .xlsx or .xls, matching the content.",
    }),
    dryRun: t.boolean({ required: true, description: "Whether to check the rows without importing them." }),
    skipRefused: t.boolean({
      description:
        "Whether the other rows are written although some are refused. Omitted or false: all rows or none.",
    }),
    queueId: t.id({
      description:
        "A random ID of at most 100 characters, with which `queuePosition` reports how many files are read before this one.",
    }),
    atLeast: t.field({
      type: ShiftStateEnum,
      description: "The minimum state of a shift in which a staff member can be booked. Omitted: CONFIRMED.",
    }),
    outsideHours: t.boolean({
      description:
        "Whether rows at times at which the store is closed are accepted. Omitted or false: they are refused with OUTSIDE_BOOKING_WINDOW and the reason CLOSED.",
    }),
  }),
});

builder.mutationField("importAppointments", (t) =>
  t.field({
    type: AppointmentImport,
    args: { input: t.arg({ type: ImportAppointmentsInput, required: true, description: "The file." }) },
    description:
      "Imports appointments from an Excel file, all rows or none unless `skipRefused` is set; they wait for review. Errors: INVALID_INPUT (the file cannot be read), QUEUE_FULL (too many files are waiting); errors of rows are in the result.",
    resolve: (_root, { input }, context) => importAppointments(context, input),
  }),
);
