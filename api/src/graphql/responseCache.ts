import { documentedPath, TextResponse } from "@machiya/rest-bridge";
import type { CacheTag } from "../changes/changeListener.ts";

/** Beyond these, what was not asked for for longest is forgotten. */
const MAX_ANSWERS = 500;
const MAX_CHARACTERS = 8_000_000;
/** Nobody's usual question is longer. */
const MAX_KEY = 2000;
const MAX_CACHED_RESPONSE_LENGTH = 500_000;
/** By then an answer is made anew: a process may have ended before it told of what it wrote. */
const OLDEST_MS = 60_000;

/** Announcements of what answers are about. */
export interface CacheTagChanges {
  isListening(): boolean;
  /** Calls on every change, and whenever one may have been missed. */
  onChangeOf(subject: CacheTag, listener: () => void): void;
}

/** Answers about one subject. */
export interface ResponseCache {
  /**
   * The answer that everybody gets who asks this: the kept one, or the one that `work` makes now, which is kept when `isGood` says so.
   * `key` holds all that the answer depends on besides the subject.
   */
  respond(
    key: string,
    isCacheable: (content: string) => boolean,
    work: () => Promise<Response>,
  ): Promise<Response>;
  /** When this process changed something itself: before it says that this is done, and before it hears of it. */
  invalidate(): void;
}

export type ResponseCaches = Readonly<Record<CacheTag, ResponseCache>>;

interface CacheEntry {
  content: string;
  madeAt: number;
  headers: [string, string][];
  encoded: NonNullable<TextResponse["encoded"]>;
}

const NO_CACHE: ResponseCache = { respond: (_key, _isGood, work) => work(), invalidate: () => {} };

/** Keep nothing. */
export const NO_RESPONSE_CACHES: ResponseCaches = { catalogue: NO_CACHE, salon: NO_CACHE };

export const createResponseCaches = (changes: CacheTagChanges): ResponseCaches => ({
  catalogue: createResponseCache(changes, "catalogue"),
  salon: createResponseCache(changes, "salon"),
});

/**
 * Answers about a subject, the same for everybody but staff, until Postgres announces a change of it: every process hears of it when it
 * commits. What was read while a change was announced is not kept, and nothing is while announcements are not heard.
 */
export function createResponseCache(changes: CacheTagChanges, subject: CacheTag): ResponseCache {
  const answers = new Map<string, CacheEntry>();
  let characters = 0;
  /** Counts the changes. */
  let version = 0;
  function forget(): void {
    version += 1;
    answers.clear();
    characters = 0;
  }
  changes.onChangeOf(subject, forget);

  function find(key: string): CacheEntry | undefined {
    const kept = answers.get(key);
    if (kept === undefined) return undefined;
    if (performance.now() - kept.madeAt > OLDEST_MS) {
      drop(key, kept);
      return undefined;
    }
    // Set anew, it is the youngest of the map.
    answers.delete(key);
    answers.set(key, kept);
    return kept;
  }

  function keep(key: string, { content, headers }: TextResponse): void {
    answers.set(key, { content, madeAt: performance.now(), headers: [...headers], encoded: new Map() });
    characters += key.length + content.length;
    for (const [oldest, kept] of answers) {
      if (answers.size <= MAX_ANSWERS && characters <= MAX_CHARACTERS) break;
      drop(oldest, kept);
    }
  }

  function drop(key: string, { content }: CacheEntry): void {
    answers.delete(key);
    characters -= key.length + content.length;
  }

  return {
    invalidate: forget,
    async respond(key, isCacheable, work) {
      if (key.length > MAX_KEY || !changes.isListening()) return work();
      const kept = find(key);
      if (kept !== undefined) {
        const { content, headers, encoded } = kept;
        return new TextResponse(content, { headers: Object.fromEntries(headers), encoded });
      }
      const since = version;
      const answer = await work();
      const isKept =
        answer instanceof TextResponse &&
        answer.status === 200 &&
        answer.headers.getSetCookie().length === 0 &&
        answer.content.length <= MAX_CACHED_RESPONSE_LENGTH &&
        isCacheable(answer.content);
      if (isKept && version === since && changes.isListening() && !answers.has(key)) keep(key, answer);
      return answer;
    },
  };
}

/** REST's routes of the catalogue, and how they all begin; the customers' door knows no staff. */
const ROUTES = new Set(["/line/product/list", "/line/product-type/list", "/line/product-type/select-list"]);
const CACHED_PATH_PREFIX = "/line/product";

/** REST whose answers about the catalogue are kept. */
export function cacheRestCatalog<Answer extends Response | null>(
  { catalogue }: ResponseCaches,
  rest: (request: Request) => Promise<Answer>,
): (request: Request) => Promise<Answer | Response> {
  return (request) => {
    // Most are of other routes: to take an address apart costs more than this look.
    if (request.method !== "GET" || !request.url.includes(CACHED_PATH_PREFIX)) return rest(request);
    const { pathname, search } = new URL(request.url);
    const path = documentedPath(pathname);
    if (path === null || !ROUTES.has(path)) return rest(request);
    const work = async () => (await rest(request)) ?? new Response(null, { status: 404 });
    return catalogue.respond(`${path}${search}`, (content) => content.startsWith('{"error_code":0,'), work);
  };
}
