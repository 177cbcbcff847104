import { ProtocolError } from "../protocol/envelope.ts";
import { ROUTES } from "../protocol/routes.ts";
import { docsPage } from "./docsPage.ts";
import { openapi } from "./openapi.ts";
import { STYLE } from "./style.ts";

const PATH = "/api/docs";

/** The page runs no scripts and loads only its own style sheet. */
const POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

let cachedOpenapi: string | undefined;

function description(): string {
  cachedOpenapi ??= JSON.stringify(openapi(ROUTES));
  return cachedOpenapi;
}

function file(content: string, type: string, headers: Record<string, string> = {}): Response {
  return new Response(content, {
    headers: { "content-type": `${type}; charset=utf-8`, "cache-control": "no-cache", ...headers },
  });
}

const FILES: Readonly<Record<string, (url: URL) => Response>> = {
  [PATH]: (url) =>
    file(docsPage(ROUTES, url.searchParams.get("q") ?? ""), "text/html", {
      "content-security-policy": POLICY,
    }),
  [`${PATH}/openapi.json`]: () => file(description(), "application/json"),
  [`${PATH}/style.css`]: () => file(STYLE, "text/css"),
};

/**
 * Serves the documentation page and its files without a login; null for any other path. Throws ProtocolError.
 */
export function responseDocs({ method }: Request, url: URL, path: string): Response | null {
  const answer = Object.hasOwn(FILES, path) ? FILES[path] : undefined;
  if (answer === undefined) return null;
  if (method !== "GET" && method !== "HEAD") {
    throw new ProtocolError("wrongMethod", { allow: "GET, HEAD" });
  }
  return answer(url);
}
