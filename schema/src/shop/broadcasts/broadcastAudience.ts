import type { Broadcast, Prisma } from "@machiya/prisma/client";
import type { BroadcastAudience } from "@machiya/prisma/enums";
import { DomainError } from "../../domain/errors.ts";
import { MAX_AUDIENCE_TAGS, MAX_CHOSEN_CUSTOMERS } from "../../domain/messaging/broadcast.ts";
import type { NodeType } from "../../ids.ts";
import { requireRowId } from "../../input.ts";

/** Whom a broadcast goes to, as its row keeps it. */
export type Audience = Pick<
  Broadcast,
  "audience" | "audienceProductIds" | "audienceProductTypeIds" | "audienceServiceIds" | "audienceCustomerIds"
>;

/** Whom a broadcast goes to, as callers say it. */
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
  if (ids.length > most) throw new DomainError("INVALID_INPUT", { field }, [...path, field]);
  return ids;
}

/** Reads an audience; what its kind does not ask for is left out. Throws INVALID_INPUT for too many ids, NOT_FOUND for those of other types. */
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

/** Throws INVALID_INPUT while an audience that is chosen by something names nothing. */
export function requireChoice(audience: Audience, path: Path): void {
  const { audienceProductIds, audienceProductTypeIds, audienceServiceIds, audienceCustomerIds } = audience;
  const missing = {
    EVERYONE: null,
    BOUGHT: audienceProductIds.length + audienceProductTypeIds.length === 0 ? "productIds" : null,
    BOOKED: audienceServiceIds.length === 0 ? "serviceIds" : null,
    CHOSEN: audienceCustomerIds.length === 0 ? "customerIds" : null,
  }[audience.audience];
  if (missing !== null) throw new DomainError("INVALID_INPUT", { field: missing }, [...path, missing]);
}

/** Who has not called it off. */
const stands = { state: { not: "CANCELLED" } } as const;

function chosenBy(audience: Audience): Prisma.CustomerWhereInput {
  switch (audience.audience) {
    case "EVERYONE":
      return {};
    case "BOUGHT": {
      const types = { some: { productTypeId: { in: audience.audienceProductTypeIds } } };
      const bought = { OR: [{ productId: { in: audience.audienceProductIds } }, { product: { types } }] };
      return { orders: { some: { ...stands, lines: { some: bought } } } };
    }
    case "BOOKED":
      return {
        appointments: {
          some: { ...stands, items: { some: { serviceId: { in: audience.audienceServiceIds } } } },
        },
      };
    case "CHOSEN":
      return { id: { in: audience.audienceCustomerIds } };
  }
}

/** The customers of an audience whom a message may go to: neither deleted nor blocked, nor known to be no friends of the shop's account. */
export function audienceWhere(audience: Audience): Prisma.CustomerWhereInput {
  return {
    deletedAt: null,
    block: null,
    OR: [{ reachable: null }, { reachable: true }],
    AND: chosenBy(audience),
  };
}
