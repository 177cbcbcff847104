import { documentedPath } from "@machiya/rest-bridge";
import { GRAPHQL_PATH } from "../graphqlPath.ts";

/** The parts of the house that a request can come to. */
export type Door = "graphql" | "rest" | "line" | "exports" | "images" | "health" | "metrics" | "pages";

/** Where a request came to. */
export interface Where {
  door: Door;
  /** One of a fixed set: never an address as somebody wrote it, which may hold anything. */
  route: string;
}

const FIXED: Readonly<Record<string, Door>> = {
  [GRAPHQL_PATH]: "graphql",
  "/line/login/start": "line",
  "/line/webhook": "line",
  "/livez": "health",
  "/readyz": "health",
  "/metrics": "metrics",
  "/config.json": "pages",
};
const PREFIXES: readonly (readonly [RegExp, Door, string])[] = [
  [/^\/(api|line)(\/|$)/, "rest", "other"],
  [/^\/exports\//, "exports", "/exports/:name"],
  [/^\/images\//, "images", "/images/:hash"],
];

export function doorOf(pathname: string): Where {
  const path = pathname.replace(/\/+$/, "");
  const door = FIXED[path];
  if (door !== undefined) return { door, route: path };
  const documented = documentedPath(pathname);
  if (documented !== null) return { door: "rest", route: documented };
  const [, prefixed, route] = PREFIXES.find(([prefix]) => prefix.test(pathname)) ?? [];
  return prefixed === undefined || route === undefined
    ? { door: "pages", route: "/*" }
    : { door: prefixed, route };
}

/** Whether somebody asks or tells the house something; pages, pictures and probes come in crowds. */
export function isApi(door: Door): boolean {
  return door === "graphql" || door === "rest" || door === "line" || door === "exports";
}
