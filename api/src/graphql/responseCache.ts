import { documentedPath, TextResponse } from "@machiya/rest-bridge";
import type { CacheTag } from "../changes/changeListener.ts";

/** Limits of each cache; above them the least recently used responses are dropped. */
const MAX_ENTRIES = 500;
const MAX_CHARACTERS = 8_000_000;
/** Longer keys are not cached; normal requests are shorter. */
const MAX_KEY = 2000;
const MAX_CACHED_RESPONSE_LENGTH = 500_000;
/** Maximum age of a response, because a process may crash before it announces what it wrote. */
const MAX_AGE_MS = 60_000;

/** Announces the changes that invalidate responses. */
export interface CacheTagChanges {
  isListening(): boolean;
  /** Calls the listener on every change, and whenever one may have been missed. */
  onChangeOf(tag: CacheTag, listener: () => void): void;
}

/** Caches the responses of one cache tag. */
export interface ResponseCache {
  /**
   * Returns the cached response, or the one that `work` creates, which is cached when `isCacheable` returns
   * true. `key` contains everything on which the response depends besides the tag's data.
   */
  respond(
    key: string,
    isCacheable: (content: string) => boolean,
    work: () => Promise<Response>,
  ): Promise<Response>;
  /**
   * Drops every response. Call it when this process changed something, before it reports success, because the
   * announcement arrives later.
   */
  invalidate(): void;
}

export type ResponseCaches = Readonly<Record<CacheTag, ResponseCache>>;

interface CacheEntry {
  content: string;
  madeAt: number;
  headers: [string, string][];
  encoded: NonNullable<TextResponse["encoded"]>;
}

const NO_CACHE: ResponseCache = { respond: (_key, _isCacheable, work) => work(), invalidate: () => {} };

/** Caches that store nothing. */
export const NO_RESPONSE_CACHES: ResponseCaches = { catalog: NO_CACHE, salon: NO_CACHE };

export const createResponseCaches = (changes: CacheTagChanges): ResponseCaches => ({
  catalog: createResponseCache(changes, "catalog"),
  salon: createResponseCache(changes, "salon"),
});

/**
 * Caches responses that are the same for every viewer except staff until Postgres announces a change of their
 * tag; every process is notified when the change commits. A response is not cached when a change was
 * announced while it was read, or while announcements are not received.
 */
export function createResponseCache(changes: CacheTagChanges, tag: CacheTag): ResponseCache {
  const entries = new Map<string, CacheEntry>();
  let characters = 0;
  /** Counts the invalidations. */
  let version = 0;
  function invalidate(): void {
    version += 1;
    entries.clear();
    characters = 0;
  }
  changes.onChangeOf(tag, invalidate);

  function find(key: string): CacheEntry | undefined {
    const entry = entries.get(key);
    if (entry === undefined) return undefined;
    if (performance.now() - entry.madeAt > MAX_AGE_MS) {
      drop(key, entry);
      return undefined;
    }
    // Inserting the key again moves it to the newest end of the map.
    entries.delete(key);
    entries.set(key, entry);
    return entry;
  }

  function store(key: string, { content, headers }: TextResponse): void {
    entries.set(key, { content, madeAt: performance.now(), headers: [...headers], encoded: new Map() });
    characters += key.length + content.length;
    for (const [oldest, entry] of entries) {
      if (entries.size <= MAX_ENTRIES && characters <= MAX_CHARACTERS) break;
      drop(oldest, entry);
    }
  }

  function drop(key: string, { content }: CacheEntry): void {
    entries.delete(key);
    characters -= key.length + content.length;
  }

  return {
    invalidate,
    async respond(key, isCacheable, work) {
      if (key.length > MAX_KEY || !changes.isListening()) return work();
      const entry = find(key);
      if (entry !== undefined) {
        const { content, headers, encoded } = entry;
        return new TextResponse(content, { headers: Object.fromEntries(headers), encoded });
      }
      const since = version;
      const response = await work();
      const mayCache =
        response instanceof TextResponse &&
        response.status === 200 &&
        response.headers.getSetCookie().length === 0 &&
        response.content.length <= MAX_CACHED_RESPONSE_LENGTH &&
        isCacheable(response.content);
      if (mayCache && version === since && changes.isListening() && !entries.has(key)) store(key, response);
      return response;
    },
  };
}

/** The customers' REST routes of the catalog and their common prefix; these routes have no staff sessions. */
const ROUTES = new Set(["/line/product/list", "/line/product-type/list", "/line/product-type/select-list"]);
const CACHED_PATH_PREFIX = "/line/product";

/** Caches the catalog responses of REST. */
export function cacheRestCatalog<Result extends Response | null>(
  { catalog }: ResponseCaches,
  rest: (request: Request) => Promise<Result>,
): (request: Request) => Promise<Result | Response> {
  return (request) => {
    // Most requests are for other routes, and this check is cheaper than parsing the URL.
    if (request.method !== "GET" || !request.url.includes(CACHED_PATH_PREFIX)) return rest(request);
    const { pathname, search } = new URL(request.url);
    const path = documentedPath(pathname);
    if (path === null || !ROUTES.has(path)) return rest(request);
    const work = async () => (await rest(request)) ?? new Response(null, { status: 404 });
    return catalog.respond(`${path}${search}`, (content) => content.startsWith('{"error_code":0,'), work);
  };
}
