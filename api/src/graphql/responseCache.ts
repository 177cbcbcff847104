import { documentedPath, TextResponse } from "@machiya/rest-bridge";
import type { CacheName } from "../changes/changeListener.ts";
import { tagsOfCatalogChange, tagsOfRestContent } from "./catalogTags.ts";

/** Limits of each cache; above them the least recently used responses are dropped. */
const MAX_ENTRIES = 500;
const MAX_CHARACTERS = 8_000_000;
/** Longer keys are not cached; normal requests are shorter. */
const MAX_KEY = 2000;
const MAX_CACHED_RESPONSE_LENGTH = 500_000;
/** Maximum age of a response, because a process may crash before it announces what it wrote. */
const MAX_AGE_MS = 60_000;

/** Announces the changes that invalidate responses. */
export interface CacheChanges {
  isListening(): boolean;
  /** Calls the listener with each payload; an empty one also whenever a change may have been missed. */
  onChangeOf(cache: CacheName, listener: (payload: string) => void): void;
}

/** A request whose response may be cached. */
export interface CacheRequest {
  /** Contains everything on which the response depends besides the cached data. */
  key: string;
  /** Returns the tags of a response; null: it must not be cached. */
  tagsOf(content: string): ReadonlySet<string> | null;
}

/** Caches the responses of one kind of data. */
export interface ResponseCache {
  /**
   * Returns the cached response, that of a concurrent request with the same key, or the one that `work`
   * creates.
   */
  respond(request: CacheRequest, work: () => Promise<Response>): Promise<Response>;
  /**
   * Drops every response. Call it when this process changed something, before it reports success, because the
   * announcement arrives later.
   */
  invalidate(): void;
}

export type ResponseCaches = Readonly<Record<CacheName, ResponseCache>>;

interface CacheEntry {
  content: string;
  tags: ReadonlySet<string>;
  madeAt: number;
  headers: [string, string][];
  encoded: NonNullable<TextResponse["encoded"]>;
}

/** The tags that a change concerns; null: everything. */
type ChangedTags = readonly string[] | null;

/** A request that is being executed. */
interface Execution {
  /** The response that others may use; null: each of them must execute its own request. */
  shared: Promise<CacheEntry | null>;
  /** The changes since the execution began, which its response may or may not contain. */
  changes: ChangedTags[];
}

const TAGS_OF_CHANGE: Readonly<Record<CacheName, (payload: string) => ChangedTags>> = {
  catalog: tagsOfCatalogChange,
  salon: () => null,
};

const NO_CACHE: ResponseCache = { respond: (_request, work) => work(), invalidate: () => {} };

/** Caches that store nothing. */
export const NO_RESPONSE_CACHES: ResponseCaches = { catalog: NO_CACHE, salon: NO_CACHE };

export const createResponseCaches = (changes: CacheChanges): ResponseCaches => ({
  catalog: createResponseCache(changes, "catalog"),
  salon: createResponseCache(changes, "salon"),
});

/**
 * Caches responses that are the same for every viewer except staff until Postgres announces a change of one of
 * their tags; every process is notified when the change commits. A response is not cached when such a change was
 * announced while it was read, or while announcements are not received. Concurrent requests with the same key
 * share one execution unless a change was announced since it began.
 */
export function createResponseCache(changes: CacheChanges, name: CacheName): ResponseCache {
  const entries = new Map<string, CacheEntry>();
  let characters = 0;
  const executions = new Set<Execution>();
  /** The executions that further requests may share. */
  const joinable = new Map<string, Execution>();

  function invalidateTags(changed: ChangedTags): void {
    for (const execution of executions) execution.changes.push(changed);
    joinable.clear();
    for (const [key, entry] of entries) if (concerns(changed, entry)) drop(key, entry);
  }
  changes.onChangeOf(name, (payload) => invalidateTags(TAGS_OF_CHANGE[name](payload)));

  function find(key: string): CacheEntry | undefined {
    const entry = entries.get(key);
    if (entry === undefined) return undefined;
    drop(key, entry);
    if (performance.now() - entry.madeAt > MAX_AGE_MS) return undefined;
    // Inserting the key again moves it to the newest end of the map.
    store(key, entry);
    return entry;
  }

  function store(key: string, entry: CacheEntry): void {
    const earlier = entries.get(key);
    if (earlier !== undefined) drop(key, earlier);
    entries.set(key, entry);
    characters += key.length + entry.content.length;
    for (const [oldest, entry] of entries) {
      if (entries.size <= MAX_ENTRIES && characters <= MAX_CHARACTERS) break;
      drop(oldest, entry);
    }
  }

  function drop(key: string, { content }: CacheEntry): void {
    entries.delete(key);
    characters -= key.length + content.length;
  }

  async function execute({ key, tagsOf }: CacheRequest, work: () => Promise<Response>): Promise<Response> {
    const { promise: shared, resolve } = Promise.withResolvers<CacheEntry | null>();
    const execution: Execution = { shared, changes: [] };
    executions.add(execution);
    joinable.set(key, execution);
    let entry: CacheEntry | null = null;
    try {
      const response = await work();
      entry = entryOf(response, tagsOf);
      if (entry !== null && isCurrent(entry, execution) && changes.isListening()) store(key, entry);
      return response;
    } finally {
      executions.delete(execution);
      if (joinable.get(key) === execution) joinable.delete(key);
      resolve(entry);
    }
  }

  return {
    invalidate: () => invalidateTags(null),
    async respond(request, work) {
      const { key } = request;
      if (key.length > MAX_KEY || !changes.isListening()) return work();
      const entry = find(key);
      if (entry !== undefined) return responseOf(entry);
      const running = joinable.get(key);
      if (running === undefined) return execute(request, work);
      const shared = await running.shared;
      // An error or an abort concerns only the request that it happened to.
      return shared === null ? work() : responseOf(shared);
    },
  };
}

const concerns = (changed: ChangedTags, { tags }: CacheEntry): boolean =>
  changed === null || changed.some((tag) => tags.has(tag));

const isCurrent = (entry: CacheEntry, { changes }: Execution): boolean =>
  !changes.some((changed) => concerns(changed, entry));

/** Returns the entry for a response; null: it must be neither cached nor shared. */
function entryOf(response: Response, tagsOf: CacheRequest["tagsOf"]): CacheEntry | null {
  if (!(response instanceof TextResponse) || response.status !== 200) return null;
  const { content, headers } = response;
  if (headers.getSetCookie().length > 0 || content.length > MAX_CACHED_RESPONSE_LENGTH) return null;
  const tags = tagsOf(content);
  if (tags === null) return null;
  return { content, tags, madeAt: performance.now(), headers: [...headers], encoded: new Map() };
}

const responseOf = ({ content, headers, encoded }: CacheEntry): TextResponse =>
  new TextResponse(content, { headers: Object.fromEntries(headers), encoded });

/** The customers' REST routes of the catalog and their common prefix; these routes have no staff sessions. */
const ROUTES: ReadonlyMap<string, (content: string) => ReadonlySet<string>> = new Map([
  ["/line/product/list", tagsOfRestContent],
  ["/line/product-type/list", () => new Set<string>()],
  ["/line/product-type/select-list", () => new Set<string>()],
]);
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
    const tagsOfContent = path === null ? undefined : ROUTES.get(path);
    if (tagsOfContent === undefined) return rest(request);
    const work = async () => (await rest(request)) ?? new Response(null, { status: 404 });
    return catalog.respond(
      {
        key: `${path}${search}`,
        tagsOf: (content) => (content.startsWith('{"error_code":0,') ? tagsOfContent(content) : null),
      },
      work,
    );
  };
}
