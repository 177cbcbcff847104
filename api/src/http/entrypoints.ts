import { documentedPath } from "@machiya/rest-bridge";
import { withoutTrailingSlashes } from "@machiya/schema/domain/trailingSlashes";
import { GRAPHQL_PATH } from "../graphql/graphqlPath.ts";

/** The parts of the server that receive requests. */
export type Entrypoint =
  | "graphql"
  | "rest"
  | "line"
  | "payments"
  | "exports"
  | "images"
  | "health"
  | "metrics"
  | "pages";

/** The entrypoint and route of a request. */
export interface RequestTarget {
  entrypoint: Entrypoint;
  /** One of a fixed set; never the path as a client sent it, which may contain anything. */
  route: string;
}

const FIXED: Readonly<Record<string, Entrypoint>> = {
  [GRAPHQL_PATH]: "graphql",
  "/line/login/start": "line",
  "/line/webhook": "line",
  "/livez": "health",
  "/readyz": "health",
  "/metrics": "metrics",
  "/config.json": "pages",
};
/** The routes at which outside services send signed notifications. */
export const NOTIFICATION_ROUTES: ReadonlySet<string> = new Set([
  "/line/webhook",
  "/payments/:provider/notifications",
  "/carriers/:carrier/notifications",
]);
const PREFIXES: readonly (readonly [RegExp, Entrypoint, string])[] = [
  [/^\/(api|line)(\/|$)/, "rest", "other"],
  [/^\/payments\/[a-z-]+\/notifications\/?$/, "payments", "/payments/:provider/notifications"],
  [/^\/payments\//, "payments", "/payments/:page"],
  [/^\/carriers\/[a-z-]+\/notifications\/?$/, "payments", "/carriers/:carrier/notifications"],
  [/^\/carriers\//, "payments", "/carriers/:page"],
  [/^\/stand-in\//, "payments", "/stand-in/:provider"],
  [/^\/exports\//, "exports", "/exports/:name"],
  [/^\/images\//, "images", "/images/:hash"],
];

export function entrypointOf(pathname: string): RequestTarget {
  const path = withoutTrailingSlashes(pathname);
  const entrypoint = FIXED[path];
  if (entrypoint !== undefined) return { entrypoint, route: path };
  const documented = documentedPath(pathname);
  if (documented !== null) return { entrypoint: "rest", route: documented };
  const [, prefixed, route] = PREFIXES.find(([prefix]) => prefix.test(pathname)) ?? [];
  return prefixed === undefined || route === undefined
    ? { entrypoint: "pages", route: "/*" }
    : { entrypoint: prefixed, route };
}

/**
 * Returns whether requests are API calls; pages, images and health checks are not, and are far more frequent.
 */
export function isApi(entrypoint: Entrypoint): boolean {
  return (
    entrypoint === "graphql" ||
    entrypoint === "rest" ||
    entrypoint === "line" ||
    entrypoint === "payments" ||
    entrypoint === "exports"
  );
}
