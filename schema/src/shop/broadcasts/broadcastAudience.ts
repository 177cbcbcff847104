import type { Broadcast, Prisma } from "@machiya/prisma/client";
import type { BroadcastAudience } from "@machiya/prisma/enums";
import { TIME_HOLDING_STATES } from "../../domain/appointments/appointmentState.ts";
import { DomainError } from "../../domain/errors.ts";
import { MAX_AUDIENCE_TAGS, MAX_CHOSEN_CUSTOMERS } from "../../domain/messaging/broadcast.ts";
import type { NodeType } from "../../ids.ts";
import { requireRowId } from "../../input.ts";

/** The audience of a broadcast as it is stored. */
export type Audience = Pick<
  Broadcast,
  "audience" | "audienceProductIds" | "audienceProductTypeIds" | "audienceServiceIds" | "audienceCustomerIds"
>;

/** The audience of a broadcast as callers specify it. */
export interface AudienceInput {
  kind: BroadcastAudience;
  productIds?: readonly string[] | null | undefined;
  productTypeIds?: readonly string[] | null | undefined;
  serviceIds?: readonly string[] | null | undefined;
  customerIds?: readonly string[] | null | undefined;
}

export const EVERYONE: Audience = {
  audience: "EVERYONE",
  audienceProductIds: [],
  audienceProductTypeIds: [],
  audienceServiceIds: [],
  audienceCustomerIds: [],
};

type Path = readonly string[];

function rows(
  input: AudienceInput,
  field: Exclude<keyof AudienceInput, "kind">,
  [type, most]: [NodeType, number],
  path: Path,
) {
  const ids = [...new Set((input[field] ?? []).map((id) => requireRowId(type, id)))];
  const rule = { kind: "LIST", max: most } as const;
  if (ids.length > most) throw new DomainError("INVALID_INPUT", { field, rule }, [...path, field]);
  return ids;
}

/**
 * Parses an audience, ignoring fields that its kind does not use. Throws INVALID_INPUT for too many ids,
 * NOT_FOUND for ids of other types.
 */
export function readAudience(input: AudienceInput | null | undefined, path: Path): Audience {
  switch (input?.kind) {
    case "BOUGHT":
      return {
        ...EVERYONE,
        audience: "BOUGHT",
        audienceProductIds: rows(input, "productIds", ["Product", MAX_AUDIENCE_TAGS], path),
        audienceProductTypeIds: rows(input, "productTypeIds", ["ProductType", MAX_AUDIENCE_TAGS], path),
      };
    case "BOOKED":
      return {
        ...EVERYONE,
        audience: "BOOKED",
        audienceServiceIds: rows(input, "serviceIds", ["Service", MAX_AUDIENCE_TAGS], path),
      };
    case "CHOSEN":
      return {
        ...EVERYONE,
        audience: "CHOSEN",
        audienceCustomerIds: rows(input, "customerIds", ["Customer", MAX_CHOSEN_CUSTOMERS], path),
      };
    default:
      return EVERYONE;
  }
}

/** Throws INVALID_INPUT when the kind of audience requires a selection and none is given. */
export function requireChoice(audience: Audience, path: Path): void {
  const { audienceProductIds, audienceProductTypeIds, audienceServiceIds, audienceCustomerIds } = audience;
  const missing = {
    EVERYONE: null,
    BOUGHT: audienceProductIds.length + audienceProductTypeIds.length === 0 ? "productIds" : null,
    BOOKED: audienceServiceIds.length === 0 ? "serviceIds" : null,
    CHOSEN: audienceCustomerIds.length === 0 ? "customerIds" : null,
  }[audience.audience];
  const rule = { kind: "LIST", min: 1 } as const;
  if (missing !== null) throw new DomainError("INVALID_INPUT", { field: missing, rule }, [...path, missing]);
}

function chosenBy(audience: Audience): Prisma.CustomerWhereInput {
  switch (audience.audience) {
    case "EVERYONE":
      return {};
    case "BOUGHT": {
      const types = { some: { productTypeId: { in: audience.audienceProductTypeIds } } };
      const bought = { OR: [{ productId: { in: audience.audienceProductIds } }, { product: { types } }] };
      return { orders: { some: { state: { not: "CANCELLED" }, lines: { some: bought } } } };
    }
    case "BOOKED":
      return {
        appointments: {
          some: {
            state: { in: [...TIME_HOLDING_STATES] },
            items: { some: { serviceId: { in: audience.audienceServiceIds } } },
          },
        },
      };
    case "CHOSEN":
      return { id: { in: audience.audienceCustomerIds } };
  }
}

/**
 * Returns the condition for an audience's customers: not deleted, not blocked, and not known to be
 * unreachable on LINE.
 */
export function audienceWhere(audience: Audience): Prisma.CustomerWhereInput {
  return {
    deletedAt: null,
    block: null,
    OR: [{ reachable: null }, { reachable: true }],
    AND: chosenBy(audience),
  };
}
