/** Who asks in a fuzzed request. */
export const ASKERS = ["anonymous", "customer", "staff", "admin"] as const;
export type Asker = (typeof ASKERS)[number];

/** A request that somebody may send. */
export interface FuzzRequest {
  asker: Asker;
  door: "REST" | "GraphQL";
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, string>;
  body: string | null;
  /** The route or the field that it is about. */
  about: string;
}
