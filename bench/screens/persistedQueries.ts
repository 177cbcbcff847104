import { readFileSync } from "node:fs";
import { join } from "node:path";

export type Web = "web-admin" | "web-liff";

const hashes = new Map<Web, ReadonlyMap<string, string>>();

/** Returns the hash of a web's persisted query, as relay-compiler wrote it. Throws if the web has no such query. */
export function persistedQueryHash(web: Web, name: string): string {
  const hash = hashesOf(web).get(name);
  if (hash === undefined) throw new Error(`${web} has no query ${name}; run npm run generate`);
  return hash;
}

function hashesOf(web: Web): ReadonlyMap<string, string> {
  const read = hashes.get(web) ?? readHashes(web);
  hashes.set(web, read);
  return read;
}

function readHashes(web: Web): ReadonlyMap<string, string> {
  const file = join(import.meta.dirname, "../..", web, "persisted_queries.json");
  const texts: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
  return new Map(Object.entries(texts).map(([hash, text]) => [/^query (\w+)/.exec(text)?.[1] ?? hash, hash]));
}
