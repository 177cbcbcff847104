/** The callers of fuzzed requests. */
export const FUZZ_CALLERS = ["anonymous", "customer", "staff", "admin"] as const;
export type FuzzCaller = (typeof FUZZ_CALLERS)[number];

/** A generated request. */
export interface FuzzRequest {
  caller: FuzzCaller;
  entrypoint: "REST" | "GraphQL";
  method: string;
  /** Includes the query string. */
  path: string;
  headers: Record<string, string>;
  body: string | null;
  /** The route or root field that the request is for. */
  about: string;
}
