import { refusalsOf } from "../protocol/refusals.ts";
import { type Access, type Route, storesResponse } from "../protocol/route.ts";
import { type JsonSchema, jsonSchema } from "../wire/jsonSchema.ts";
import { example } from "./example.ts";
import { fieldsOf, IDEMPOTENCY_KEY, type InputField, inputFields, numbered } from "./openapi.ts";

const ACCESS_WORDS: Record<Access, string> = {
  anonymous: "everybody",
  customer: "customers",
  staff: "staff",
  admin: "staff of role 1",
};

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

const METHODS: readonly string[] = ["get", "post", "put", "delete"];

/**
 * Whether a route's path, summary, fields or error codes contain this lowercase word; the name of a method
 * matches only the method.
 */
function matchesWord(route: Route, word: string): boolean {
  if (METHODS.includes(word)) return route.method.toLowerCase() === word;
  const fields = withRows(inputFields(route)).map(({ name }) => name);
  const texts = [route.path, route.summary, ...fields, ...refusalsOf(route).map(numbered)];
  return texts.some((text) => text.toLowerCase().includes(word));
}

/** Returns the routes that match every word of the search. */
function matching(routes: readonly Route[], search: string): Route[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return routes.filter((route) => words.every((word) => matchesWord(route, word)));
}

const anchor = ({ method, path }: Route) => `${method.toLowerCase()}${path.replaceAll("/", "-")}`;

function typeText(schema: JsonSchema): string {
  if (schema.type === "array") return `list of ${typeText((schema.items ?? {}) as JsonSchema)}`;
  return Array.isArray(schema.type) ? schema.type.join(" or ") : String(schema.type ?? "any");
}

function meaning(schema: JsonSchema): string {
  const items = schema.items as JsonSchema | undefined;
  return String(schema.description ?? items?.description ?? "");
}

/** Lists the fields, followed by the fields of their rows; each kind of row is listed once. */
function withRows(fields: readonly InputField[]): InputField[] {
  const shown = new Set<string>();
  return fields.flatMap((field) => {
    const items = (field.schema.items ?? {}) as JsonSchema;
    const kind = JSON.stringify(items);
    if (items.type !== "object" || shown.has(kind)) return [field];
    shown.add(kind);
    return [field, ...fieldsOf(items).map((inner) => ({ ...inner, name: `${field.name}[].${inner.name}` }))];
  });
}

function inputTable(route: Route): string {
  const rows = withRows(inputFields(route)).map(({ name, schema, required }) => {
    const cells = [typeText(schema), required ? "yes" : "", meaning(schema)];
    return `<tr><td><code>${name}</code></td>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join("")}</tr>`;
  });
  const headers = (storesResponse(route) ? [IDEMPOTENCY_KEY] : []).map(
    ({ name, description }) =>
      `<tr><td><code>${name}</code></td><td>header</td><td></td><td>${escapeHtml(description)}</td></tr>`,
  );
  if (rows.length + headers.length === 0) return "<p>No input.</p>";
  return `<div class="scroll" tabindex="0"><table><thead><tr><th>Field</th><th>Type</th><th>Required</th><th>Meaning</th></tr></thead>
<tbody>${[...rows, ...headers].join("\n")}</tbody></table></div>`;
}

function article(route: Route): string {
  const codes = refusalsOf(route).map(numbered);
  const data = JSON.stringify(example(jsonSchema(route.output, "output")), null, 2);
  return `<article id="${anchor(route)}">
<h2><span class="method">${route.method}</span> ${escapeHtml(route.path)}</h2>
<p>${escapeHtml(route.summary)} For ${ACCESS_WORDS[route.access]}.</p>
<h3>Input</h3>
${inputTable(route)}
<h3>Data of the answer</h3>
<pre tabindex="0">${escapeHtml(data)}</pre>
<h3>Error codes</h3>
<p>${codes.length === 0 ? "None of its own." : codes.map((code) => `<code>${code}</code>`).join(", ")}</p>
</article>`;
}

/** Renders the documentation page; `search` filters the routes. The page is plain HTML without scripts. */
export function docsPage(routes: readonly Route[], search: string): string {
  const found = matching(routes, search);
  const links = found.map(
    (route) =>
      `<li><a href="#${anchor(route)}"><span class="method">${route.method}</span> ${escapeHtml(route.path)}</a></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Machiya REST</title>
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<header>
<h1>Machiya REST</h1>
<p>Every response is <code>{"error_code": 0, "error_text": "", "data": …}</code>; a refusal has its error code, its text in the caller's
language, and <code>null</code> as data. Writes with a cookie session need the header <code>product</code>, with any value.
For programs: <a href="/api/docs/openapi.json">openapi.json</a>.</p>
<form action="/api/docs" method="get" role="search">
<label for="q">Search</label>
<input id="q" name="q" type="search" value="${escapeHtml(search)}" placeholder="path, field or error code">
<button>Search</button>
</form>
</header>
<nav aria-label="Routes"><p role="status">${found.length} of ${routes.length} routes</p><ul>${links.join("\n")}</ul></nav>
<main>
${found.map(article).join("\n")}
</main>
</body>
</html>
`;
}
