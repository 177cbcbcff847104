/** Who asks in a fuzzed request. */
export const FUZZ_CALLERS = ["anonymous", "customer", "staff", "admin"] as const;
export type FuzzCaller = (typeof FUZZ_CALLERS)[number];

/** A request that somebody may send. */
export interface FuzzRequest {
  asker: FuzzCaller;
  door: "REST" | "GraphQL";
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, string>;
  body: string | null;
  /** The route or the field that it is about. */
  about: string;
}
