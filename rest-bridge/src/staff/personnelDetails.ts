import type { z } from "zod";
import { PERSONNEL_NAMES } from "../entities/personnel.ts";
import { dayIn } from "../wire/timeZone.ts";
import {
  clearable,
  clearableDate,
  clearableDecimal,
  clearablePicture,
  clearableText,
  clearableTextOrNumber,
  integer,
} from "../wire/wireTypes.ts";

/** The largest value of GraphQL's Int. */
const MAX_INT = 2_147_483_647;

const { texts, days, scans } = PERSONNEL_NAMES;

const each = <Name extends string, Field>(names: Readonly<Record<Name, string>>, field: Field) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, field])) as Record<Name, Field>;

/**
 * Personnel documents and pay as admins enter them (booking.md §3). Card and account numbers may be sent as
 * numbers.
 */
export const personnelInput = {
  organisation_id: clearable(integer(0, MAX_INT, "The number of the organization."), null),
  organisation: clearableText.meta({ description: "An alias of organisation_name, which takes precedence." }),
  salary: clearableDecimal,
  ...each(texts, clearableTextOrNumber),
  ...each(days, clearableDate),
  ...each(scans, clearablePicture),
};

type Personnel = z.output<z.ZodObject<typeof personnelInput>>;

/** Returns GraphQL's PersonnelInput; undefined when no field was sent. */
export function personnelVariables(input: Personnel, zone: string): Record<string, unknown> | undefined {
  const personnel: Record<string, unknown> = { salary: input.salary, organisationId: input.organisation_id };
  for (const wire of Object.keys(texts) as (keyof typeof texts)[]) personnel[texts[wire]] = input[wire];
  for (const wire of Object.keys(scans) as (keyof typeof scans)[]) personnel[scans[wire]] = input[wire];
  for (const wire of Object.keys(days) as (keyof typeof days)[]) {
    const day = input[wire];
    personnel[days[wire]] = day && dayIn(zone, day);
  }
  personnel.organisation ??= input.organisation;
  return Object.values(personnel).some((value) => value !== undefined) ? personnel : undefined;
}
