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

/** A persisted query by its hash. */
export interface InitialQuery {
  id: string;
  variables: Record<string, unknown>;
}

/** What the customer pages' build for the server exports (web-liff/src/server.tsx). */
interface PageServer {
  matchPage(
    path: string,
    search: string,
  ): { query: InitialQuery | null; chunk: string | null; drawn: boolean } | null;
  render(given: {
    place: string;
    language: Language;
    config: object;
    query: (InitialQuery & { answer: object }) | null;
  }): string;
}

export interface ServerRenderingOptions {
  /** The built file. */
  server: URL;
  /** The folder of what browsers are given. */
  files: URL;
  configuration(): Promise<{ shopName: string | null }>;
  /** Answers a query as everybody may see it; null when it cannot be answered. */
  ask(request: Request, query: InitialQuery): Promise<object | null>;
  /** Milliseconds of a clock that only goes forward. */
  now?(): number;
}

/** Answers queries of the webs without regard to who asks. */
export function queryAsAnonymous(
  graphql: BridgeOptions["graphql"],
  persisted: PersistedDocuments,
): ServerRenderingOptions["ask"] {
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

/** Writes into a built page what it will ask for, and what it looks like then; as it was, where that does not succeed. */
export type PageRenderer = (request: Request, page: string) => Promise<string>;

/** Pages that are kept as they were drawn: of the same data and words the next is the same. */
const MAX_CACHED_PAGES = 32;
/** Milliseconds of each second that drawing may take: whoever asks for ever new addresses keeps nobody from being answered. */
const RENDER_TIMEOUT_MS = 250;
/** Of the built page. */
const ROOT = '<div id="root"></div>';
const TITLE = /<title>[^<]*<\/title>/;
const LANG = /<html lang="[^"]*">/;
const FIRST_SCRIPT = '<script type="module"';
const HEAD_END = "</head>";
/** React puts before its elements what the browser should load early. */
const EARLY = /^(?:<link [^>]*>)*/;

/**
 * The customer pages as they stand at first, with the data that everybody may see: a phone shows them with the first answer,
 * and need not ask for what they show. Nothing in them depends on who asks.
 */
export function createServerRendering({
  server,
  files,
  configuration,
  ask,
  now = () => performance.now(),
}: ServerRenderingOptions): PageRenderer {
  let loading: ReturnType<typeof load> | undefined;
  const kept = new Map<string, string>();
  const second = { began: 0, spent: 0 };

  /** Null: enough was drawn in this second. */
  function drawNow(pages: PageServer, given: Parameters<PageServer["render"]>[0]): string | null {
    const began = now();
    if (began - second.began >= 1000) Object.assign(second, { began, spent: 0 });
    if (second.spent >= RENDER_TIMEOUT_MS) return null;
    const html = pages.render(given);
    second.spent += now() - began;
    return html;
  }

  function drawn(pages: PageServer, given: Parameters<PageServer["render"]>[0], json: string): string | null {
    const key = createHash("sha256").update(json).digest("base64");
    const html = kept.get(key) ?? drawNow(pages, given);
    if (html === null) return null;
    kept.delete(key);
    kept.set(key, html);
    const [oldest] = kept.keys();
    if (kept.size > MAX_CACHED_PAGES && oldest !== undefined) kept.delete(oldest);
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
      const [config, answer] = await Promise.all([
        configuration(),
        first === null ? null : ask(request, first),
      ]);
      const language = readLanguage({
        cookie: readCookie(request, LANGUAGE_COOKIE),
        acceptLanguage: request.headers.get("accept-language"),
      });
      const query = first === null || answer === null ? null : { ...first, answer };
      const given = { place: pathname + search, language, config, query };
      const json = JSON.stringify(given);
      const html = drawn(pages, given, json);
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

/** What draws, the files of each page that is loaded later, by its chunk's name, and the style sheets among them. */
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

/** Loads a file of a page before the first script asks for it, after the pictures. */
function earlyLink(file: string): string {
  const what = file.endsWith(".css") ? 'rel="preload" as="style"' : 'rel="modulepreload"';
  return `<link ${what} fetchpriority="low" crossorigin href="/${file}">`;
}

interface Drawing {
  html: string;
  /** What the page needs besides the first scripts, as links, and the style of what is drawn of it. */
  early: string;
  json: string;
  language: Language;
  name: string | null;
}

function assemble(page: string, { html, early, json, language, name }: Drawing): string {
  const pictures = EARLY.exec(html)?.[0] ?? "";
  const root = ROOT.replace("><", () => `>${html.slice(pictures.length)}<`);
  // No text of the data can end the element.
  const data = `<script id="given" type="application/json">${json.replaceAll("<", "\\u003c")}</script>`;
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
