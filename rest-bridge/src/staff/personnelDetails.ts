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

/** The largest number that GraphQL's Int holds. */
const MAX_INT = 2_147_483_647;

const { texts, days, scans } = PERSONNEL_NAMES;

const each = <Name extends string, Field>(names: Readonly<Record<Name, string>>, field: Field) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, field])) as Record<Name, Field>;

/** Papers and pay as admins write them (booking.md §3). Numbers of cards and accounts may come as numbers. */
export const personnelInput = {
  organisation_id: clearable(integer(0, MAX_INT, "The number of the organization."), null),
  organisation: clearableText.meta({ description: "An alias of organisation_name, which takes precedence." }),
  salary: clearableDecimal,
  ...each(texts, clearableTextOrNumber),
  ...each(days, clearableDate),
  ...each(scans, clearablePicture),
};

type Personnel = z.output<z.ZodObject<typeof personnelInput>>;

/** PersonnelInput of GraphQL; undefined when nothing of it was given. */
export function personnelVariables(input: Personnel, zone: string): Record<string, unknown> | undefined {
  const given: Record<string, unknown> = { salary: input.salary, organisationId: input.organisation_id };
  for (const wire of Object.keys(texts) as (keyof typeof texts)[]) given[texts[wire]] = input[wire];
  for (const wire of Object.keys(scans) as (keyof typeof scans)[]) given[scans[wire]] = input[wire];
  for (const wire of Object.keys(days) as (keyof typeof days)[]) {
    const day = input[wire];
    given[days[wire]] = day && dayIn(zone, day);
  }
  given.organisation ??= input.organisation;
  return Object.values(given).some((value) => value !== undefined) ? given : undefined;
}
