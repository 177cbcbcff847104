import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { BytesResponse, TextResponse } from "@machiya/rest-bridge";
import { withoutTrailingSlashes } from "@machiya/schema/domain/trailingSlashes";
import { acceptedEncoding, compress, type Encoding, isCompressible } from "../http/compression.ts";
import { POLICIES } from "../http/securityHeaders.ts";
import type { PageRenderer } from "./serverRendering.ts";

const CONTENT_TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mp3": "audio/mpeg",
  ".ogg": "audio/ogg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wav": "audio/wav",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** The documented paths of the customer pages (shop.md §2, booking.md §2), with all paths below them. */
const CUSTOMER_PATHS = [
  "product-show",
  "bot-order",
  "share",
  "appointment-customer",
  "appointmentlog-customer",
];
/** Folders of files whose names contain a hash of their content. */
const HASHED = { "assets-console": "console", "assets-liff": "liff" } as const;
const PLAIN_NAME = /^[\w-][\w.-]*$/;

type Web = "console" | "liff";

interface StaticFile {
  bytes: Buffer<ArrayBuffer>;
  contentType: string;
  etag: string;
}

/** The file of a page, with what all its responses share. */
interface PageFile extends StaticFile {
  text: string;
  policy: string;
  /** The compressed text by content encoding. */
  encoded: Map<string, Promise<Uint8Array<ArrayBuffer>>>;
}

/** How long a page's file is kept, so that a new build is shown soon. */
const PAGE_AGE_MS = 1000;

/**
 * Serves the built pages of both webs from Vite's output folders, and renders the customer pages unless `renders` is
 * false. The handler returns null for other paths.
 */
export function createWebs(
  folders: Record<Web, URL>,
  renderer?: PageRenderer,
): (request: Request, renders?: boolean) => Promise<Response | null> {
  const pages = new Map<Web, { file: Promise<PageFile | null>; readAt: number }>();
  const hashed = new Map<string, Promise<StaticFile | null>>();
  const compressed = new Map<string, Promise<Buffer<ArrayBuffer>>>();

  async function hashedFile(request: Request, web: Web, segments: string[]): Promise<Response | null> {
    const path = segments.join("/");
    const reading = hashed.get(path) ?? read(new URL(path, folders[web]));
    hashed.set(path, reading);
    const file = await reading;
    if (file === null) {
      hashed.delete(path);
      return null;
    }
    const response = fileResponse(request, file, "public, max-age=31536000, immutable");
    if (response.status === 304 || !isCompressible(file.contentType, file.bytes.length)) return response;
    response.headers.append("vary", "accept-encoding");
    const encoding = acceptedEncoding(request);
    if (encoding === null) return response;
    response.headers.set("content-encoding", encoding);
    return new BytesResponse(await compressedOnce(web, path, file, encoding), { headers: response.headers });
  }

  function compressedOnce(
    web: Web,
    path: string,
    file: StaticFile,
    encoding: Encoding,
  ): Promise<Buffer<ArrayBuffer>> {
    const key = `${encoding} ${path}`;
    const made = compressed.get(key) ?? compressedFile(web, path, file, encoding);
    compressed.set(key, made);
    return made;
  }

  /** Returns the file that the build compressed, or compresses it now. */
  async function compressedFile(web: Web, path: string, { bytes }: StaticFile, encoding: Encoding) {
    const built = encoding === "br" ? await read(new URL(`${path}.br`, folders[web])) : null;
    return built?.bytes ?? compress(bytes, encoding, "once");
  }

  function pageFile(web: Web): Promise<PageFile | null> {
    const known = pages.get(web);
    if (known !== undefined && performance.now() - known.readAt < PAGE_AGE_MS) return known.file;
    const file = readPage(web, known?.file);
    pages.set(web, { file, readAt: performance.now() });
    return file;
  }

  async function readPage(web: Web, previous?: Promise<PageFile | null>): Promise<PageFile | null> {
    const file = await read(new URL("index.html", folders[web]));
    if (file === null) return null;
    const known = await previous;
    if (known?.etag === file.etag) return known;
    const text = file.bytes.toString();
    return { ...file, text, policy: policyOf(web, text), encoded: new Map() };
  }

  async function page(request: Request, web: Web, renders: boolean): Promise<Response> {
    const file = await pageFile(web);
    if (file === null) return new Response("The pages are not built yet: npm run build\n", { status: 503 });
    const response =
      web === "liff" && renderer !== undefined && renders
        ? await renderedResponse(request, file, renderer)
        : fileResponse(request, file, "no-cache");
    response.headers.set("content-security-policy", file.policy);
    return response;
  }

  return async (request, renders = true) => {
    const url = new URL(request.url);
    const segments = url.pathname.split("/").filter(Boolean);
    const [first = ""] = segments;

    if (first in HASHED) {
      const known = segments.length > 1 && segments.every((segment) => PLAIN_NAME.test(segment));
      return known ? hashedFile(request, HASHED[first as keyof typeof HASHED], segments) : null;
    }
    if (
      segments.length === 1 &&
      PLAIN_NAME.test(first) &&
      extname(first) in CONTENT_TYPES &&
      first !== "index.html"
    ) {
      const file =
        (await read(new URL(first, folders.console))) ?? (await read(new URL(first, folders.liff)));
      return file === null ? null : fileResponse(request, file, "no-cache");
    }
    if (CUSTOMER_PATHS.includes(first) && !isShowMode(url)) return page(request, "liff", renders);
    if (!isPage(request, segments)) return null;
    const isLiff = segments.length === 0 && isLiffRedirect(url.searchParams);
    return page(request, isLiff ? "liff" : "console", renders);
  };
}

/** Returns a rendered page, which is never stored, because its prices, stock, and times change. */
async function renderedResponse(request: Request, file: PageFile, renderer: PageRenderer): Promise<Response> {
  const { html, status } = await renderer.render(request, file.text);
  return new TextResponse(html, {
    status,
    headers: { "content-type": file.contentType, "cache-control": "no-store" },
  });
}

/** Returns the page's policy, which allows its one inline script by hash. */
function policyOf(web: Web, page: string): string {
  const [, script] = /<script>(.*?)<\/script>/s.exec(page) ?? [];
  if (script === undefined) return POLICIES[web];
  const hash = createHash("sha256").update(script).digest("base64");
  return POLICIES[web].replace("script-src 'self'", `script-src 'self' 'sha256-${hash}'`);
}

/** The product picker's show mode is part of the console, at the path of the customers' page (shop.md §2). */
function isShowMode({ pathname, searchParams }: URL): boolean {
  return withoutTrailingSlashes(pathname) === "/product-show" && searchParams.get("mode") === "show";
}

/**
 * Returns whether a path is a page: every path without a file extension is one, and the webs route it
 * themselves.
 */
function isPage(request: Request, segments: string[]): boolean {
  const accepted = request.headers.get("accept") ?? "*/*";
  const named = segments.some((segment) => segment.startsWith(".")) || extname(segments.at(-1) ?? "") !== "";
  return !named && /text\/html|\*\/\*/.test(accepted);
}

/** LIFF opens its endpoint, `/`, with the page to show in the query, and returns to it from LINE's login. */
function isLiffRedirect(query: URLSearchParams): boolean {
  return (
    query.has("liff.state") || query.has("liff.referrer") || (query.has("code") && query.has("liffClientId"))
  );
}

async function read(file: URL): Promise<StaticFile | null> {
  try {
    const bytes = await readFile(file);
    const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
    return { bytes, contentType: CONTENT_TYPES[extname(file.pathname)] ?? "application/octet-stream", etag };
  } catch {
    return null;
  }
}

function fileResponse(request: Request, file: StaticFile | PageFile, cacheControl: string): Response {
  const headers = { "cache-control": cacheControl, etag: file.etag, "content-type": file.contentType };
  if (matchesEtag(request, file.etag)) return new Response(null, { status: 304, headers });
  if ("text" in file) return new TextResponse(file.text, { headers, encoded: file.encoded });
  return new Response(file.bytes, { headers });
}

/** Returns whether the caller's cached version has this ETag. */
export function matchesEtag(request: Request, etag: string): boolean {
  const known = request.headers.get("if-none-match") ?? "";
  return known.split(",").some((one) => one.trim().replace(/^W\//, "") === etag);
}
