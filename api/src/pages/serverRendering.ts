import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import {
  catalogName,
  LANGUAGE_COOKIE,
  type Language,
  localeOf,
  readLanguage,
} from "@machiya/schema/domain/language";
import { storeNewest } from "@machiya/schema/execution/storeNewest";
import { GRAPHQL_PATH } from "../graphql/graphqlPath.ts";
import { clientOf, setClient } from "../http/client.ts";
import { readCookie, readProtectedCookie } from "../http/cookies.ts";
import { COOKIE_NAMES } from "../sessions/sessionStore.ts";
import { errorFields, log } from "../telemetry/log.ts";

/** Identifies a persisted query by its hash. */
export interface InitialQuery {
  id: string;
  variables: Record<string, unknown>;
}

/** The exports of the customer pages' server build (web-liff/src/server.tsx). */
interface PageServer {
  matchPage(
    path: string,
    search: string,
  ): {
    query: InitialQuery | null;
    chunk: string | null;
    drawn: boolean;
    needsCustomer: boolean;
    isMissing(data: object): boolean;
  } | null;
  render(input: {
    place: string;
    isSignedOut: boolean;
    origin: string;
    now: string;
    language: Language;
    config: object;
    query: (InitialQuery & { response: object }) | null;
  }): string;
}

export interface ServerRenderingOptions {
  /** The built server file. */
  server: URL;
  /** The folder of the files for browsers. */
  files: URL;
  configuration(): Promise<{ publicUrl: string | null }>;
  /** Executes a query as an anonymous viewer; returns null when it has errors. */
  executeQuery(request: Request, query: InitialQuery): Promise<{ data: object } | null>;
  /** Whether new pages take only a part of the process's time. */
  isLimited: boolean;
  /** Returns the milliseconds of a monotonic clock. */
  monotonicNow?(): number;
  now?(): Date;
}

/** Executes persisted queries of the webs without a session, with the cached responses of the catalog. */
export function queryAsAnonymous(
  graphql: (request: Request) => Promise<Response>,
): ServerRenderingOptions["executeQuery"] {
  return async (page, { id, variables }) => {
    const request = new Request(new URL(GRAPHQL_PATH, page.url), {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: id } }, variables }),
    });
    setClient(request, clientOf(page));
    const { data, errors } = JSON.parse(await (await graphql(request)).text());
    return data == null || errors !== undefined ? null : { data };
  };
}

/** Renders pages of the customer pages. */
export interface PageRenderer {
  /**
   * Renders the page's first content and its data into the built HTML; returns the HTML unchanged when
   * rendering fails or takes too much of the process.
   */
  render(request: Request, page: string): Promise<RenderedResponse>;
  /** Loads what rendering needs, for which the first visitor would wait otherwise. */
  preload(): Promise<void>;
}

export interface RenderedResponse {
  html: string;
  /** 404 when the page lacks what its address names. */
  status: 200 | 404;
}

/** Maximum number of cached pages, one for each address, language, and whether the visitor is signed out. */
const MAX_CACHED_PAGES = 32;
/**
 * How long new pages may be rendered at once, and how much of that comes back each second, in milliseconds, so that
 * requests for ever new addresses do not delay other requests. Browsers draw the others themselves.
 */
const MAX_RENDER_MS = 250;
const RENDER_MS_PER_SECOND = 20;
/**
 * Estimated process time in milliseconds of querying the data of a new page; it is charged together with the measured
 * time of rendering, because waiting for the database is not the process's work.
 */
const QUERY_MS = 1;
/** Patterns of the built page's HTML. */
const ROOT = '<div id="root"></div>';
const TITLE = /<title>[^<]*<\/title>/;
const LANG = /<html lang="[^"]*">/;
const HEAD_END = "</head>";
/** React puts before its elements what belongs into the head: links to load early, title, and metadata. */
const HEAD_PART = /^(?:<(?:link|meta) [^>]*>|<title>[^<]*<\/title>)*/;
const MINUTE_MS = 60_000;

/**
 * Creates the renderer of the customer pages' first content, with data that an anonymous viewer may see: a
 * phone shows it with the first response, without further requests. Nothing in it depends on the viewer, except that
 * a customer's own pages ask visitors without a session to sign in.
 */
export function createServerRendering({
  server,
  files,
  configuration,
  executeQuery,
  isLimited,
  monotonicNow = () => performance.now(),
  now = () => new Date(),
}: ServerRenderingOptions): PageRenderer {
  let loading: ReturnType<typeof load> | undefined;
  /** The last page of each address and language. */
  const cached = new Map<string, CachedPage>();
  const spare = { ms: MAX_RENDER_MS, at: monotonicNow() };

  function loadOnce(): ReturnType<typeof load> {
    loading ??= load(server, files).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  /** Returns whether the time for new pages is used up. */
  function isSpent(): boolean {
    const at = monotonicNow();
    const restored = ((at - spare.at) / 1000) * RENDER_MS_PER_SECOND;
    Object.assign(spare, { ms: Math.min(MAX_RENDER_MS, spare.ms + restored), at });
    return isLimited && spare.ms <= 0;
  }

  function renderNow(pages: PageServer, input: Parameters<PageServer["render"]>[0]): string {
    const began = monotonicNow();
    const html = pages.render(input);
    spare.ms -= monotonicNow() - began + QUERY_MS;
    return html;
  }

  function renderCached(
    pages: PageServer,
    input: Parameters<PageServer["render"]>[0],
    json: string,
    key: string,
  ): string {
    const digest = createHash("sha256").update(json).digest("base64");
    const earlier = cached.get(key);
    const html = earlier?.digest === digest ? earlier.html : renderNow(pages, input);
    storeNewest(cached, key, { digest, html }, MAX_CACHED_PAGES);
    return html;
  }

  async function render(request: Request, page: string): Promise<RenderedResponse> {
    try {
      const { pages, filesOf, sheets } = await loadOnce();
      const { pathname, search } = new URL(request.url);
      const language = readLanguage({
        cookie: readCookie(request, LANGUAGE_COOKIE),
        acceptLanguage: request.headers.get("accept-language"),
      });
      const match = pages.matchPage(pathname, search);
      const isSignedOut = match?.needsCustomer === true && comesSignedOut(request);
      const key = `${language} ${isSignedOut} ${request.url}`;
      if (!cached.has(key) && isSpent()) return { html: page, status: 200 };
      const { query: first = null, chunk = null, drawn: isDrawn } = match ?? {};
      const [config, result] = await Promise.all([
        configuration(),
        first === null ? null : executeQuery(request, first),
      ]);
      const query = first === null || result === null ? null : { ...first, response: result };
      const input = {
        place: pathname + search,
        isSignedOut,
        origin: config.publicUrl ?? originOf(request),
        // Whole minutes let the cache be used, and the browser hydrates the page with the same time.
        now: new Date(Math.floor(now().getTime() / MINUTE_MS) * MINUTE_MS).toISOString(),
        language,
        config,
        query,
      };
      const json = JSON.stringify(input);
      const html = renderCached(pages, input, json, key);
      const status = match && result && match.isMissing(result.data) ? 404 : 200;
      const later = chunk === null ? [] : (filesOf[chunk] ?? []);
      const styles = isDrawn ? later.map((file) => sheets.get(file) ?? "").join("") : "";
      const catalog = filesOf[`catalogs/${catalogName(language)}`] ?? [];
      const early = (styles && `<style>${styles}</style>`) + [...catalog, ...later].map(earlyLink).join("");
      return { html: assemble(page, { html, early, json, language }), status };
    } catch (error) {
      log.warn("a page was left for the browser to draw", errorFields(error));
      return { html: page, status: 200 };
    }
  }

  return {
    render,
    async preload() {
      // A web that was not built is reported with its first page.
      await loadOnce().catch(() => {});
    },
  };
}

interface CachedPage {
  /** The hash of the input from which the page was rendered; with another input the page is rendered again. */
  digest: string;
  html: string;
}

/** Loads the renderer, the files of each lazy page by its chunk's name, and the style sheets among them. */
async function load(server: URL, files: URL) {
  const pages: PageServer = await import(server.href);
  const filesOf: Record<string, string[]> = JSON.parse(await readFile(new URL("pages.json", files), "utf8"));
  const names = [...new Set(Object.values(filesOf).flat())].filter((file) => file.endsWith(".css"));
  const sheets = new Map(
    await Promise.all(
      names.map(async (file) => [file, await readFile(new URL(file, files), "utf8")] as const),
    ),
  );
  return { pages, filesOf, sheets };
}

/**
 * Returns a link that loads a page's file after the first paint, before the first script requests it
 * (web-liff/src/loadScriptsAfterPaint.ts).
 */
function earlyLink(file: string): string {
  const what = file.endsWith(".css") ? 'data-rel="preload" as="style"' : 'data-rel="modulepreload"';
  return `<link ${what} fetchpriority="low" crossorigin href="/${file}">`;
}

interface RenderedPage {
  html: string;
  /**
   * Links to the files that the page needs besides the first scripts, and the styles of its rendered content.
   */
  early: string;
  json: string;
  language: Language;
}

function assemble(page: string, { html, early, json, language }: RenderedPage): string {
  const head = HEAD_PART.exec(html)?.[0] ?? "";
  const root = ROOT.replace("><", () => `>${html.slice(head.length)}<`);
  // The escape prevents text of the data from closing the script element.
  const data = `<script id="initial-data" type="application/json">${json.replaceAll("<", "\\u003c")}</script>`;
  return page
    .replace(LANG, `<html lang="${localeOf(language)}">`)
    .replace(TITLE, (title) => (TITLE.test(head) ? head : head + title))
    .replace(HEAD_END, () => early + HEAD_END)
    .replace(ROOT, () => root + data);
}

/** LINE's own browser signs customers in by itself. */
const LINE_BROWSER = /\bLine\//;

/** Returns whether the visitor has no session, and none is about to be opened by LINE. */
function comesSignedOut(request: Request): boolean {
  return (
    readProtectedCookie(request, COOKIE_NAMES.customer) === null &&
    !LINE_BROWSER.test(request.headers.get("user-agent") ?? "") &&
    // LINE's login page returns with this parameter.
    !new URL(request.url).searchParams.has("state")
  );
}

const originOf = (request: Request) =>
  `${clientOf(request).secure ? "https" : "http"}://${new URL(request.url).host}`;
