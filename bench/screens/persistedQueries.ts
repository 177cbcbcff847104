import { readFileSync } from "node:fs";
import { join } from "node:path";

export type Web = "web-admin" | "web-liff";

interface PersistedQuery {
  hash: string;
  text: string;
}

const queries = new Map<Web, ReadonlyMap<string, PersistedQuery>>();

/** Returns the hash of a web's persisted query, as relay-compiler wrote it. Throws if the web has no such query. */
export const persistedQueryHash = (web: Web, name: string): string => persistedQuery(web, name).hash;

/** Returns the text of a web's persisted query. Throws if the web has no such query. */
export const persistedQueryText = (web: Web, name: string): string => persistedQuery(web, name).text;

function persistedQuery(web: Web, name: string): PersistedQuery {
  const ofWeb = queries.get(web) ?? readQueries(web);
  queries.set(web, ofWeb);
  const query = ofWeb.get(name);
  if (query === undefined) throw new Error(`${web} has no query ${name}; run npm run generate`);
  return query;
}

function readQueries(web: Web): ReadonlyMap<string, PersistedQuery> {
  const file = join(import.meta.dirname, "../..", web, "persisted_queries.json");
  const texts: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
  return new Map(
    Object.entries(texts).map(([hash, text]) => [/^query (\w+)/.exec(text)?.[1] ?? hash, { hash, text }]),
  );
}
