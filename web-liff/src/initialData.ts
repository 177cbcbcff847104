import type { Language } from "@machiya/schema/domain/language";
import type { MoneyFormat } from "@machiya/schema/wording/formatMoney";
import type { GraphQLResponse } from "relay-runtime";

/** The public configuration, which the server sends before sign-in. */
export interface Config {
  /** Null when LIFF is not configured. */
  liffId: string | null;
  /** True when browsers without LIFF can sign in through the server. */
  lineLogin: boolean;
  /** In the demo, liff-mock replaces LINE, and this key signs in any profile without verification. */
  demo: { loginKey: string } | null;
  /** Null when the store has no record. */
  shopName: string | null;
  /** The shop's public URL without a trailing slash. Null when only the browser knows it. */
  publicUrl: string | null;
  /** The shop's LINE account, which customers add as a friend. Null when it is not configured. */
  lineAccountId: string | null;
  /** How the amounts of the store's currency are written. Absent when it has set none. */
  currency?: MoneyFormat;
}

/** The data that the server embedded in the page to avoid repeated requests; all of it is public. */
export interface InitialData {
  /** The path and search that the page was rendered for. */
  place: string;
  /** True when the page needs a customer and the visitor has no session; LINE may still sign them in. */
  isSignedOut: boolean;
  /** The origin of absolute addresses: the shop's public one, or else the request's. */
  origin: string;
  /** The minute in which the page was rendered, as an ISO timestamp. */
  now: string;
  language: Language;
  config: Config;
  /** The page's first query with its response. Null when the page has no public query. */
  query: (InitialQuery & { response: GraphQLResponse }) | null;
}

/** A persisted query, identified by its hash. */
export interface InitialQuery {
  id: string;
  variables: Record<string, unknown>;
}

/** The id of the page's element that contains the data as JSON. */
const ELEMENT = "initial-data";

let initialData = typeof document === "undefined" ? null : readInitialData();
let isTaken = false;

function readInitialData(): InitialData | null {
  const text = document.getElementById(ELEMENT)?.textContent;
  return text ? JSON.parse(text) : null;
}

/** Sets the data of the page that is rendered next, on the server; null clears it. */
export function setInitialData(next: InitialData | null): void {
  initialData = next;
  isTaken = false;
}

/** Returns null when the server embedded no data. */
export const currentInitialData = () => initialData;

/** Returns the embedded response to a query once; a repeated query needs fresh data. */
export function takeInitialResponse(
  id: string | null | undefined,
  variables: object,
): GraphQLResponse | null {
  const query = initialData?.query;
  if (isTaken || !query || query.id !== id) return null;
  if (JSON.stringify(query.variables) !== JSON.stringify(variables)) return null;
  isTaken = true;
  return query.response;
}
