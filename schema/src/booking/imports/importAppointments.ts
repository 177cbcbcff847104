import type { PrismaClient } from "@machiya/prisma/client";
import type { ShiftState } from "@machiya/prisma/enums";
import type { Context } from "../../context.ts";
import {
  APPOINTMENT_COLUMNS,
  APPOINTMENT_FILE,
  readAppointmentCells,
  readAppointmentHeader,
  startReader,
} from "../../domain/appointments/appointmentImport.ts";
import type { TableRules } from "../../domain/products/tableFile.ts";
import { dayOf } from "../../domain/time/shopTime.ts";
import { type Queued, reportPosition } from "../../isolation/reportPosition.ts";
import { shopTimeZone } from "../../shop/store/shopTimeZone.ts";
import { fileError, readTable } from "../../tables/readTable.ts";
import { APPOINTMENT_HEADINGS } from "../../wording/importHeadings.ts";
import { serverWording } from "../../wording/serverWording.ts";
import { enterAppointments } from "../entries/createAppointments.ts";
import {
  type NamesByEntity,
  type PlannedAppointment,
  planAppointments,
  rowProblem,
} from "./planAppointments.ts";

export interface AppointmentImport {
  rows: PlannedAppointment[];
  /** Whether they were written. */
  applied: boolean;
}

const RULES: TableRules = { ...APPOINTMENT_FILE, headings: APPOINTMENT_HEADINGS };

/**
 * Imports appointments from an Excel file and returns the verdict on each row, checked against the rows
 * before it. Creates them as pending unless it is a dry run or a row is refused (booking.md §4); with `skipRefused`, it
 * creates those of the other rows. Throws
 * INVALID_INPUT when the file cannot be read.
 */
export async function importAppointments(
  context: Context,
  {
    dryRun,
    atLeast,
    outsideHours,
    skipRefused,
    queueId,
    ...file
  }: {
    file: string;
    fileName: string;
    dryRun: boolean;
    atLeast?: ShiftState | null | undefined;
    outsideHours?: boolean | null | undefined;
    skipRefused?: boolean | null | undefined;
  } & Queued,
): Promise<AppointmentImport> {
  const {
    header: first,
    rows: cells,
    from1904,
  } = await readTable(file, RULES, reportPosition(context, queueId));
  const header = readAppointmentHeader(first, APPOINTMENT_HEADINGS);
  if (header === null) {
    const words = serverWording(context.language).importHeadings.appointment;
    throw fileError("WRONG_HEADER", {
      ...RULES,
      columns: APPOINTMENT_COLUMNS.map((column) => words[column]),
    });
  }

  const zone = await shopTimeZone(context.prisma);
  const names = await loadNames(context.prisma);
  const planned = await planAppointments({
    header,
    rows: cells,
    readStart: startReader({
      zone,
      from1904,
      texts: cells.map((row) => readAppointmentCells(header, row).start_time),
      today: dayOf(context.now(), zone),
    }),
    names,
  });
  const readable = planned.filter(({ problem }) => problem === null);
  const { ids, problems } = await enterAppointments(
    context,
    readable.map(({ given }) => given),
    {
      ...(atLeast && { atLeast }),
      outsideHours,
      dryRun: dryRun || (!skipRefused && readable.length < planned.length),
      skipRefused: skipRefused === true,
      pathOf: () => ["input", "file"],
    },
  );
  const refused = new Map(readable.map((row, index) => [row, problems[index] ?? null]));
  const rows = planned.map((row) => {
    const refusal = refused.get(row) ?? null;
    return refusal === null ? row : { ...row, problem: rowProblem(refusal) };
  });
  return { rows, applied: ids.length > 0 };
}

/**
 * Returns the services and the active staff by name. A username also identifies a person unless it is also a
 * name.
 */
async function loadNames(prisma: PrismaClient): Promise<NamesByEntity> {
  const services = await prisma.service.findMany({ select: { id: true, name: true } });
  const people = await prisma.staffMember.findMany({
    where: { state: "IN_SERVICE" },
    select: { id: true, name: true, username: true },
  });
  const byName = idsBy(people, ({ name }) => name);
  const byUsername = idsBy(people, ({ username }) => username);
  return { services: idsBy(services, ({ name }) => name), staff: new Map([...byUsername, ...byName]) };
}

function idsBy<Row extends { id: number }>(
  rows: readonly Row[],
  key: (row: Row) => string,
): Map<string, number[]> {
  const groups = Map.groupBy(rows, key);
  return new Map([...groups].map(([name, named]) => [name, named.map(({ id }) => id)]));
}
