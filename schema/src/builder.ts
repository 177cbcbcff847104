import type { Prisma } from "@machiya/prisma/client";
import type PrismaTypes from "@machiya/prisma/pothos";
import { getDatamodel } from "@machiya/prisma/pothos";
import SchemaBuilder from "@pothos/core";
import ComplexityPlugin from "@pothos/plugin-complexity";
import PrismaPlugin from "@pothos/plugin-prisma";
import RelayPlugin from "@pothos/plugin-relay";
import ScopeAuthPlugin from "@pothos/plugin-scope-auth";
import { GraphQLError } from "graphql";
import type { Context } from "./context.ts";
import { DomainError } from "./domain/errors.ts";
import { type Big, readDecimal, toWire } from "./domain/money.ts";
import { instantText, utcDateText } from "./domain/time/instantText.ts";
import { type Moment, readMoment } from "./domain/time/shopTime.ts";
import { loadNode } from "./execution/loadNode.ts";
import { readGlobalId } from "./ids.ts";
import type { ConnectionWindow } from "./lists/connectionWindow.ts";
import { isNodeType } from "./nodeVisibility.ts";
import "./rowField.ts";
import { scopesOf, type ViewerScopes } from "./viewer.ts";
import MutationFieldsPlugin from "./writes/mutationFields.ts";

/** An ID that matches no row, because row numbers start at 1. */
const NO_ROW = { typename: "Store", id: "0" };

export const builder = new SchemaBuilder<{
  PrismaTypes: PrismaTypes;
  Context: Context;
  DefaultFieldNullability: false;
  AuthScopes: ViewerScopes;
  Connection: ConnectionWindow;
  Scalars: {
    ID: { Input: string; Output: string | number };
    DateTime: { Input: Date; Output: Date };
    DateOrTime: { Input: Moment; Output: never };
    Day: { Input: string; Output: Date };
    Decimal: { Input: Big; Output: Big | Prisma.Decimal };
  };
}>({
  // The first plugin wraps the others.
  plugins: [MutationFieldsPlugin, ScopeAuthPlugin, PrismaPlugin, RelayPlugin, ComplexityPlugin],
  defaultFieldNullability: false,
  scopeAuth: {
    // A subscription without the required session is refused when it is opened, not at its first event.
    authorizeOnSubscribe: true,
    authScopes: ({ viewer }) => ({ ...scopesOf(viewer) }),
    // Without the required session the error is UNAUTHENTICATED; a staff member whose role is too low gets
    // FORBIDDEN, and one who must choose a new password first gets PASSWORD_CHANGE_REQUIRED.
    unauthorizedError: (_parent, { viewer: { staff } }, _info, result) => {
      if (staff === null || JSON.stringify(result.failure).includes("customer"))
        return new DomainError("UNAUTHENTICATED");
      return new DomainError(staff.mustChangePassword ? "PASSWORD_CHANGE_REQUIRED" : "FORBIDDEN");
    },
  },
  prisma: {
    client: ({ prisma }) => prisma,
    dmmf: getDatamodel(),
    filterConnectionTotalCount: true,
    onUnusedQuery: null,
  },
  relay: {
    cursorType: "String",
    // An invalid ID is read as the ID of a missing row, so `node` returns null for it.
    decodeGlobalID: (id) => {
      const read = readGlobalId(id);
      return read !== null && isNodeType(read.typename) ? read : NO_ROW;
    },
    nodeTypeOptions: { description: "An object with a global ID, which `node` can find." },
    idFieldOptions: { description: "Global ID." },
    pageInfoTypeOptions: { description: "The position of a page in its list." },
    hasNextPageFieldOptions: { description: "Whether more rows follow." },
    hasPreviousPageFieldOptions: { description: "Whether rows precede." },
    startCursorFieldOptions: { description: "The cursor of the first row. Null: no rows." },
    endCursorFieldOptions: {
      description: "The cursor of the last row, to pass as `after`. Null: no rows.",
    },
    // The connection already multiplies by its rows, so this list must not multiply again.
    edgesFieldOptions: {
      description: "The rows of this page, with their cursors.",
      complexity: { field: 0, multiplier: 1 },
    },
    pageInfoFieldOptions: { description: "The position of this page in the list." },
    cursorFieldOptions: { description: "The position of the row in the list." },
    nodeFieldOptions: { description: "The row." },
    firstArgOptions: { description: "The number of rows, forward: 1 to 100; default 10." },
    afterArgOptions: { description: "The cursor after which to start. Empty: the beginning." },
    lastArgOptions: { description: "The number of rows, backward: 1 to 100." },
    beforeArgOptions: { description: "The cursor before which to end." },
    nodeQueryOptions: {
      description: "The object with this global ID. Null: it does not exist, or the viewer may not see it.",
      skipTypeScopes: true,
      args: { id: { description: "The global ID." } },
      resolve: (_root, { id }, context, info) => loadNode(id, context, info),
    },
    nodesQueryOptions: {
      description:
        "The objects with these global IDs, in the same order; null for each that `node` would not return.",
      skipTypeScopes: true,
      args: { ids: { description: "The global IDs; at most 100." } },
      resolve: (_root, { ids }, context, info) => {
        const rule = { kind: "LIST", max: context.maxPageSize } as const;
        if (ids.length > rule.max) throw new DomainError("INVALID_INPUT", { field: "ids", rule });
        return ids.map((id) => loadNode(id, context, info));
      },
    },
  },
  complexity: {
    defaultComplexity: 1,
    defaultListMultiplier: 10,
    // The API checks each document of a client once, before it executes; Pothos would check every root field.
    disabled: true,
  },
});

builder.queryType({
  description: "All queries. They are for admins unless their description says otherwise.",
  authScopes: { admin: true },
});
builder.mutationType({
  description: "All mutations. They are for admins unless their description says otherwise.",
  authScopes: { admin: true },
});
builder.subscriptionType({
  description:
    "All subscriptions, over server-sent events. They are for admins unless their description says otherwise.",
  authScopes: { admin: true },
});

builder.scalarType("DateTime", {
  description:
    "An instant in ISO 8601, in UTC, for example 2026-11-21T02:30:00.000Z; inputs may have any offset.",
  serialize: instantText,
  parseValue: (value) => {
    const moment = typeof value === "string" ? readMoment(value) : null;
    if (moment === null || !("instant" in moment))
      throw new GraphQLError("Not an ISO 8601 instant with an offset.");
    return moment.instant;
  },
});

builder.scalarType("DateOrTime", {
  description:
    "An ISO 8601 instant with an offset, or a calendar date (2026-11-21), which means that day in the store's time zone.",
  serialize: () => {
    throw new GraphQLError("DateOrTime is never an output.");
  },
  parseValue: (value) => {
    const moment = typeof value === "string" ? readMoment(value) : null;
    if (moment === null)
      throw new GraphQLError("Not an ISO 8601 instant with an offset, nor a calendar date.");
    return moment;
  },
});

builder.scalarType("Day", {
  description:
    "A calendar date (2026-11-21) in the years 1900 to 9999, in the store's time zone where one matters.",
  serialize: utcDateText,
  parseValue: (value) => {
    const moment = typeof value === "string" ? readMoment(value) : null;
    if (moment === null || !("day" in moment)) throw new GraphQLError("Not a calendar day.");
    return moment.day;
  },
});

builder.scalarType("Decimal", {
  description:
    "A decimal number as a string without trailing zeros, with at most 12 integer and 5 fraction digits. Inputs may also be numbers.",
  serialize: (value) => toWire(value),
  parseValue: (value) => {
    const number = readDecimal(value);
    if (number === null)
      throw new GraphQLError("Not a decimal number of at most 12 integer and 5 fraction digits.");
    return number;
  },
});

/** Opens a root field to viewers other than admins. */
export function allow<Scope extends "public" | "customer" | "staff">(scope: Scope) {
  return { skipTypeScopes: true, authScopes: { [scope]: true } as { [S in Scope]: true } };
}
