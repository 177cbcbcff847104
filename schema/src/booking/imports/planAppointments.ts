import {
  APPOINTMENT_COLUMNS,
  type AppointmentColumn,
  lacksZero,
  readAppointmentCells,
  readServiceNames,
  readStaffNames,
} from "../../domain/appointments/appointmentImport.ts";
import { DomainError, type ErrorCode, type ErrorParams } from "../../domain/errors.ts";
import type { FieldRule } from "../../domain/fieldRule.ts";
import { UNDECODABLE } from "../../domain/tables/decodeText.ts";
import { globalId } from "../../ids.ts";
import { yieldToEventLoop } from "../../isolation/yieldToEventLoop.ts";
import type { AppointmentEntry } from "../entries/createAppointments.ts";

/** Why a row cannot be entered. */
export interface RowProblem {
  /** The header of the column at fault. */
  column: AppointmentColumn;
  code: ErrorCode;
  params: ErrorParams;
}

/** A row of a file with the appointment that it requests; `problem` tells why it cannot be created. */
export interface PlannedAppointment {
  /** The row number in the spreadsheet, where the header is row 1. */
  row: number;
  customerName: string;
  customerPhone: string;
  /** Null: it cannot be read. */
  startsAt: Date | null;
  services: string[];
  /** One name per service; empty: not specified. */
  staff: string[];
  problem: RowProblem | null;
  given: AppointmentEntry;
}

/** Row IDs by name; a name with several IDs is ambiguous. */
export interface NamesByEntity {
  services: ReadonlyMap<string, readonly number[]>;
  staff: ReadonlyMap<string, readonly number[]>;
}

export interface ImportPlan {
  header: readonly (AppointmentColumn | null)[];
  rows: readonly (readonly string[])[];
  readStart(text: string): Date | null;
  names: NamesByEntity;
}

/** Plans an appointment for each row of a file; empty rows are skipped. */
export async function planAppointments({
  header,
  rows,
  readStart,
  names,
}: ImportPlan): Promise<PlannedAppointment[]> {
  const breathe = yieldToEventLoop();
  const planned: PlannedAppointment[] = [];
  for (const [index, cells] of rows.entries()) {
    await breathe();
    if (cells.every((cell) => cell.trim() === "")) continue;
    planned.push(planRow(readAppointmentCells(header, cells), index + 2, readStart, names));
  }
  return planned;
}

function planRow(
  cells: Record<AppointmentColumn, string>,
  row: number,
  readStart: ImportPlan["readStart"],
  names: NamesByEntity,
): PlannedAppointment {
  const startsAt = readStart(cells.start_time);
  const services = readServiceNames(cells.services, (name) => names.services.has(name));
  const staff = services && readStaffNames(cells.staff, services.length, (name) => names.staff.has(name));
  const problems: RowProblem[] = APPOINTMENT_COLUMNS.filter((column) =>
    cells[column].includes(UNDECODABLE),
  ).map((column) => invalidCell(column, "READABLE"));
  if (lacksZero(cells.customer_phone)) problems.push(invalidCell("customer_phone", "WHOLE_PHONE"));
  if (startsAt === null) problems.push(invalidCell("start_time", "LOCAL_TIME"));
  if (services === null) problems.push(invalidCell("services", "NAMES"));
  else if (staff === null) problems.push(invalidCell("staff", "NAME_EACH"));

  const find = (column: "services" | "staff", name: string): number => {
    const [id, another] = names[column].get(name) ?? [];
    const what = column === "services" ? "Service" : "StaffMember";
    if (id === undefined) problems.push(problemOf(column, new DomainError("NOT_FOUND", { what })));
    else if (another !== undefined)
      problems.push(
        problemOf(column, new DomainError("ALREADY_EXISTS", { what, refusal: "AMBIGUOUS_NAME" })),
      );
    return id ?? 0;
  };
  const lines = (services ?? []).map((service, index) => {
    const name = staff?.[index] ?? "";
    return {
      serviceId: globalId("Service", find("services", service)),
      staffMemberId: name === "" ? null : globalId("StaffMember", find("staff", name)),
    };
  });
  return {
    row,
    customerName: cells.customer_name,
    customerPhone: cells.customer_phone,
    startsAt,
    services: services ?? [],
    staff: staff ?? [],
    problem: problems[0] ?? null,
    given: {
      details: {
        customerName: cells.customer_name,
        customerPhone: cells.customer_phone,
        note: cells.remark,
        startsAt,
      },
      lines,
    },
  };
}

/** The column header of each input field. */
const COLUMN_OF_FIELD: Readonly<Record<string, AppointmentColumn>> = {
  customerName: "customer_name",
  customerPhone: "customer_phone",
  startsAt: "start_time",
  lines: "services",
  serviceId: "services",
  staffMemberId: "staff",
  note: "remark",
};

const COLUMN_OF_ENTITY: Readonly<Record<string, AppointmentColumn>> = {
  Service: "services",
  StaffMember: "staff",
};

/** Converts a refusal of an appointment to a problem of its row. */
export function rowProblem(refusal: DomainError): RowProblem {
  const { field = "", what = "" } = refusal.params;
  const column = COLUMN_OF_FIELD[field] ?? COLUMN_OF_ENTITY[what] ?? "start_time";
  return problemOf(column, refusal);
}

function invalidCell(field: AppointmentColumn, kind: FieldRule["kind"]): RowProblem {
  return problemOf(field, new DomainError("INVALID_INPUT", { field, rule: { kind } }));
}

function problemOf(column: AppointmentColumn, { code, params }: DomainError): RowProblem {
  return { column, code, params: { ...params, field: column } };
}
