import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { BridgeOptions } from "@machiya/rest-bridge";
import {
  catalogName,
  LANGUAGE_COOKIE,
  type Language,
  localeOf,
  readLanguage,
} from "@machiya/schema/domain/language";
import type { PersistedDocuments } from "../graphql/persistedOperations.ts";
import { readCookie } from "../http/cookies.ts";
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
  ): { query: InitialQuery | null; chunk: string | null; drawn: boolean } | null;
  render(input: {
    place: string;
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
  configuration(): Promise<{ shopName: string | null }>;
  /** Executes a query as an anonymous viewer; returns null when it has errors. */
  executeQuery(request: Request, query: InitialQuery): Promise<object | null>;
  /** Returns the milliseconds of a monotonic clock. */
  now?(): number;
}

/** Executes persisted queries of the webs without a session. */
export function queryAsAnonymous(
  graphql: BridgeOptions["graphql"],
  persisted: PersistedDocuments,
): ServerRenderingOptions["executeQuery"] {
  return async ({ url }, { id, variables }) => {
    const document = persisted.get(id);
    if (document === undefined) return null;
    const { data, errors } = await graphql({
      document,
      variables,
      request: new Request(url),
      entrypoint: "line",
    });
    return data === null || errors !== undefined ? null : { data };
  };
}

/**
 * Renders the page's first content and its data into the built HTML; returns the HTML unchanged when
 * rendering fails.
 */
export type PageRenderer = (request: Request, page: string) => Promise<string>;

/** Maximum number of cached pages; the same data and language render the same page. */
const MAX_CACHED_PAGES = 32;
/**
 * Milliseconds per second that rendering may take, so that requests for ever new addresses do not block other
 * requests.
 */
const RENDER_TIMEOUT_MS = 250;
/** Patterns of the built page's HTML. */
const ROOT = '<div id="root"></div>';
const TITLE = /<title>[^<]*<\/title>/;
const LANG = /<html lang="[^"]*">/;
const FIRST_SCRIPT = '<script type="module"';
const HEAD_END = "</head>";
/** React puts before its elements the links that the browser should load early. */
const EARLY = /^(?:<link [^>]*>)*/;

/**
 * Creates the renderer of the customer pages' first content, with data that an anonymous viewer may see: a
 * phone shows it with the first response, without further requests. Nothing in it depends on the viewer.
 */
export function createServerRendering({
  server,
  files,
  configuration,
  executeQuery,
  now = () => performance.now(),
}: ServerRenderingOptions): PageRenderer {
  let loading: ReturnType<typeof load> | undefined;
  const cached = new Map<string, string>();
  const second = { began: 0, spent: 0 };

  /** Returns null when this second's rendering time is used up. */
  function renderNow(pages: PageServer, input: Parameters<PageServer["render"]>[0]): string | null {
    const began = now();
    if (began - second.began >= 1000) Object.assign(second, { began, spent: 0 });
    if (second.spent >= RENDER_TIMEOUT_MS) return null;
    const html = pages.render(input);
    second.spent += now() - began;
    return html;
  }

  function renderCached(
    pages: PageServer,
    input: Parameters<PageServer["render"]>[0],
    json: string,
  ): string | null {
    const key = createHash("sha256").update(json).digest("base64");
    const html = cached.get(key) ?? renderNow(pages, input);
    if (html === null) return null;
    cached.delete(key);
    cached.set(key, html);
    const [oldest] = cached.keys();
    if (cached.size > MAX_CACHED_PAGES && oldest !== undefined) cached.delete(oldest);
    return html;
  }

  return async (request, page) => {
    try {
      loading ??= load(server, files).catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      const { pages, filesOf, sheets } = await loading;
      const { pathname, search } = new URL(request.url);
      const { query: first = null, chunk = null, drawn: isDrawn } = pages.matchPage(pathname, search) ?? {};
      const [config, result] = await Promise.all([
        configuration(),
        first === null ? null : executeQuery(request, first),
      ]);
      const language = readLanguage({
        cookie: readCookie(request, LANGUAGE_COOKIE),
        acceptLanguage: request.headers.get("accept-language"),
      });
      const query = first === null || result === null ? null : { ...first, response: result };
      const input = { place: pathname + search, language, config, query };
      const json = JSON.stringify(input);
      const html = renderCached(pages, input, json);
      if (html === null) return page;
      const later = chunk === null ? [] : (filesOf[chunk] ?? []);
      const styles = isDrawn ? later.map((file) => sheets.get(file) ?? "").join("") : "";
      const catalog = filesOf[`catalogs/${catalogName(language)}`] ?? [];
      const early = (styles && `<style>${styles}</style>`) + [...catalog, ...later].map(earlyLink).join("");
      return assemble(page, { html, early, json, language, name: config.shopName });
    } catch (error) {
      log.warn("a page was left for the browser to draw", errorFields(error));
      return page;
    }
  };
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
 * Returns a link that loads a page's file before the first script requests it, at a lower priority than
 * images.
 */
function earlyLink(file: string): string {
  const what = file.endsWith(".css") ? 'rel="preload" as="style"' : 'rel="modulepreload"';
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
  name: string | null;
}

function assemble(page: string, { html, early, json, language, name }: RenderedPage): string {
  const pictures = EARLY.exec(html)?.[0] ?? "";
  const root = ROOT.replace("><", () => `>${html.slice(pictures.length)}<`);
  // The escape prevents text of the data from closing the script element.
  const data = `<script id="initial-data" type="application/json">${json.replaceAll("<", "\\u003c")}</script>`;
  return page
    .replace(LANG, `<html lang="${localeOf(language)}">`)
    .replace(TITLE, (title) => (name === null ? title : `<title>${escapeHtml(name)}</title>`))
    .replace(FIRST_SCRIPT, () => pictures + FIRST_SCRIPT)
    .replace(HEAD_END, () => early + HEAD_END)
    .replace(ROOT, () => root + data);
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
