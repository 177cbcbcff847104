import { opaqueParameter, Prisma, type SqlClient } from "@machiya/prisma/client";
import type { ShippingKind, SlotUnit } from "@machiya/prisma/enums";
import { DomainError } from "../../domain/errors.ts";
import { requireRowId } from "../../input.ts";

/** An active shipping method as it was read; decimals are text. */
export interface ActiveMethod {
  id: number;
  kind: ShippingKind;
  name: string;
  fee: string;
  freeFrom: string | null;
  /** The numbers of the payment methods that it can be combined with; an empty list means all. */
  paymentMethods: readonly number[];
  /** The products, with their variants, that it does not ship. */
  excludedProductIds: readonly number[];
  weekdays: readonly number[];
  /** Rows of weekday, start, end, and capacity. */
  slots: readonly (readonly number[])[];
  slotUnit: SlotUnit;
  slotLeadMinutes: number;
  slotDaysAhead: number;
  /** What is taken of its slots, as day, start, end, orders, and work units; null without slots. */
  slotUses: readonly [string, number, number, number, string][] | null;
  /** The start and end of the store's closures; null without slots. */
  closures: readonly [string, string][] | null;
}

/**
 * An SQL expression that reads the active methods as a JSON list, in the order in which customers see them. What is
 * taken of the slots is read only for methods that have any.
 */
export const activeMethodsSql = (now: Date) => Prisma.sql`(
  SELECT coalesce(json_agg(json_build_object('id', "id", 'kind', "kind", 'name', "name", 'fee', "fee"::text,
    'freeFrom', "freeFrom"::text, 'paymentMethods', coalesce("paymentMethods", '{}'), 'weekdays', coalesce("weekdays", '{}'),
    'excludedProductIds', coalesce("excludedProductIds", '{}'),
    'slots', "slots", 'slotUnit', "slotUnit", 'slotLeadMinutes', "slotLeadMinutes", 'slotDaysAhead', "slotDaysAhead",
    'slotUses', CASE WHEN "slots" <> '[]' THEN (
      SELECT json_agg(json_build_array(u."day", u."startMinute", u."endMinute", u."orders", u."workUnits"::text))
      FROM "ShippingSlotUse" u WHERE u."shippingMethodId" = m."id" AND u."day" >= (${opaqueParameter(now.toISOString(), "timestamptz")})::date - 1) END,
    'closures', CASE WHEN "slots" <> '[]' THEN (
      SELECT json_agg(json_build_array(c."startsAt", c."endsAt")) FROM "StoreClosure" c WHERE c."endsAt" > ${opaqueParameter(now.toISOString(), "timestamptz")}) END
    ) ORDER BY "position", "id"), '[]')
  FROM "ShippingMethod" m WHERE "active")`;

/** Reads the active method of a quote. Throws SHIPPING_METHOD_NOT_OFFERED for any other. */
export async function readActiveMethod(prisma: SqlClient, id: string, now: Date): Promise<ActiveMethod> {
  const [row] = await prisma.$queryRaw<
    { methods: ActiveMethod[] }[]
  >`SELECT ${activeMethodsSql(now)} AS "methods"`;
  return requireActiveMethod(row?.methods ?? [], id);
}

/** Returns the method with this id, or the first one without an id. Throws SHIPPING_METHOD_NOT_OFFERED. */
export function requireActiveMethod(
  methods: readonly ActiveMethod[],
  id: string | null | undefined,
): ActiveMethod {
  const row = id == null ? null : requireRowId("ShippingMethod", id);
  const method = row === null ? methods[0] : methods.find((active) => active.id === row);
  if (method === undefined) throw new DomainError("SHIPPING_METHOD_NOT_OFFERED");
  return method;
}
