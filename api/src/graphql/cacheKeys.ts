import { type DocumentNode, type GraphQLSchema, Kind, OperationTypeNode, visit } from "graphql";
import type { CacheName } from "../changes/changeListener.ts";
import { clientOf } from "../http/client.ts";
import { tokensOf } from "../sessions/requestSessions.ts";
import { type CatalogTags, createCatalogTags } from "./catalogTags.ts";
import { hasValueFor } from "./hasValueFor.ts";
import type { PersistedDocuments } from "./persistedOperations.ts";
import type { CacheRequest } from "./responseCache.ts";

/** The root fields whose responses are the same for every viewer except staff, by their cache. */
const CACHED_FIELDS: Readonly<Record<CacheName, ReadonlySet<string>>> = {
  catalog: new Set(["products", "productTypes", "store"]),
  salon: new Set(["freeSlots", "nextFreeStarts"]),
};

/** The argument that makes free slots depend on the viewer: their own appointment that is being moved. */
const OWN_APPOINTMENT = "ignoreAppointmentId";

/** The fields of cached types whose values depend on the viewer. */
const OWN_FIELDS: ReadonlySet<string> = new Set(["stockNotice"]);

/** Slots pass and days begin at whole minutes. */
const MINUTE_MS = 60_000;

/** Free slots have no tags: every change in the salon invalidates all of them. */
const NO_TAGS: CatalogTags = () => new Set();

const isData = (content: string) => content.startsWith('{"data":{') && !content.includes('"errors":[');

/** A request whose response may be cached, and the cache that may hold it. */
interface CachedRequest {
  cache: CacheName;
  request: CacheRequest;
}

/**
 * Returns how a GraphQL request for a persisted document is cached; null: its response must not be cached. The
 * same responses are shared by concurrent requests, so that they belong to no viewer.
 */
export function createCacheKeys(schema: GraphQLSchema, persisted: PersistedDocuments, now: () => Date) {
  const cached = new Map<DocumentNode, { cache: CacheName; tagsOf: CatalogTags }>();
  for (const document of persisted.values()) {
    const cache = cacheNameOf(document);
    if (cache === null) continue;
    cached.set(document, {
      cache,
      tagsOf: cache === "catalog" ? createCatalogTags(schema, document) : NO_TAGS,
    });
  }
  return (
    request: Request,
    document: DocumentNode,
    variables: unknown,
    body: string,
  ): CachedRequest | null => {
    const found = cached.get(document);
    if (found === undefined) return null;
    const { cache, tagsOf } = found;
    if (clientOf(request).byToken !== undefined || tokensOf(request).staff !== null) return null;
    if (cache === "salon" && hasValueFor(variables, OWN_APPOINTMENT)) return null;
    const minute = cache === "salon" ? Math.floor(now().getTime() / MINUTE_MS) : "";
    return {
      cache,
      request: {
        key: `${request.headers.get("accept")}\n${minute}\n${body}`,
        tagsOf: (content) => (isData(content) ? tagsOf(variables, content) : null),
      },
    };
  };
}

/** Returns the cache that all root fields of a document's queries share; null: there is none. */
export function cacheNameOf(document: DocumentNode): CacheName | null {
  const fields = rootFields(document);
  if (fields === null || namesOwnField(document)) return null;
  const areAll = (cache: CacheName) => fields.every((name) => CACHED_FIELDS[cache].has(name));
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

function namesOwnField(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Field: ({ name }) => {
      found ||= OWN_FIELDS.has(name.value);
    },
  });
  return found;
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
