import { type DocumentNode, Kind, OperationTypeNode, visit } from "graphql";
import type { CacheTag } from "../changes/changeListener.ts";
import { clientOf } from "../http/client.ts";
import { tokensOf } from "../sessions/requestSessions.ts";
import type { PersistedDocuments } from "./persistedOperations.ts";

/** The root fields whose responses are the same for every viewer except staff, by their cache tag. */
const CACHED_FIELDS: Readonly<Record<CacheTag, ReadonlySet<string>>> = {
  catalog: new Set(["products", "productTypes", "store"]),
  salon: new Set(["freeSlots", "nextFreeStarts"]),
};

/** The argument that makes free slots depend on the viewer: their own appointment that is being moved. */
const OWN_APPOINTMENT = "ignoreAppointmentId";

/** Slots pass and days begin at whole minutes. */
const MINUTE_MS = 60_000;

/** Which cache may hold a request's response, and everything besides its data that the response depends on. */
export interface CacheKey {
  tag: CacheTag;
  key: string;
}

/**
 * Returns the cache key of a GraphQL request for a persisted document; null: its response must not be cached.
 */
export function createCacheKeys(persisted: PersistedDocuments, now: () => Date) {
  const tags = new Map([...persisted.values()].map((document) => [document, cacheTagOf(document)]));
  return (request: Request, document: DocumentNode, variables: unknown, body: string): CacheKey | null => {
    const tag = tags.get(document) ?? null;
    if (tag === null) return null;
    if (clientOf(request).byToken !== undefined || tokensOf(request).staff !== null) return null;
    if (tag === "salon" && hasValueFor(variables, OWN_APPOINTMENT)) return null;
    const minute = tag === "salon" ? Math.floor(now().getTime() / MINUTE_MS) : "";
    return { tag, key: `${request.headers.get("accept")}\n${minute}\n${body}` };
  };
}

/** Returns the cache tag that all root fields of a document's queries share; null: there is none. */
export function cacheTagOf(document: DocumentNode): CacheTag | null {
  const fields = rootFields(document);
  if (fields === null) return null;
  const areAll = (tag: CacheTag) => fields.every((name) => CACHED_FIELDS[tag].has(name));
  if (areAll("catalog")) return "catalog";
  return areAll("salon") && !namesOwnAppointment(document) ? "salon" : null;
}

/**
 * Returns the names of the root fields, including those of fragments on Query; null: not all operations are
 * queries.
 */
function rootFields(document: DocumentNode): string[] | null {
  const names: string[] = [];
  let onlyQueries = true;
  visit(document, {
    OperationDefinition: ({ operation }) => {
      onlyQueries &&= operation === OperationTypeNode.QUERY;
    },
    FragmentDefinition: ({ typeCondition }) => (typeCondition.name.value === "Query" ? undefined : false),
    InlineFragment: ({ typeCondition }) =>
      typeCondition === undefined || typeCondition.name.value === "Query" ? undefined : false,
    Field: ({ name }) => {
      names.push(name.value);
      return false;
    },
  });
  return onlyQueries ? names : null;
}

function namesOwnAppointment(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    [Kind.OBJECT_FIELD]: ({ name }) => {
      found ||= name.value === OWN_APPOINTMENT;
    },
  });
  return found;
}

/** Returns whether a value contains something other than null under this name, at any depth. */
function hasValueFor(value: unknown, name: string): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([key, one]) => (key === name && one !== null) || hasValueFor(one, name));
}
