import type { Language } from "@machiya/schema/domain/language";
import type { GraphQLResponse } from "relay-runtime";
import type { Config } from "./config.ts";

/** What the server wrote into the page, so that nothing of it is asked for again; all of it may be seen by everybody. */
export interface InitialData {
  /** The path and search that the page was drawn for. */
  place: string;
  language: Language;
  config: Config;
  /** What the page begins with. Null: nothing that everybody may ask. */
  query: (InitialQuery & { answer: GraphQLResponse }) | null;
}

/** A persisted query by its hash. */
export interface InitialQuery {
  id: string;
  variables: Record<string, unknown>;
}

/** The element of the page that holds it, as JSON. */
const ELEMENT = "given";

let initialData = typeof document === "undefined" ? null : readInitialData();
let answered = false;

function readInitialData(): InitialData | null {
  const text = document.getElementById(ELEMENT)?.textContent;
  return text ? JSON.parse(text) : null;
}

/** On the server: what the page holds that is drawn next. */
export function setInitialData(next: InitialData): void {
  initialData = next;
  answered = false;
}

/** Null: the server wrote nothing into this page. */
export const currentInitialData = () => initialData;

/** The given answer to this query: once, because whoever asks again wants to know what it is now. */
export function takeInitialResponse(
  id: string | null | undefined,
  variables: object,
): GraphQLResponse | null {
  const query = initialData?.query;
  if (answered || !query || query.id !== id) return null;
  if (JSON.stringify(query.variables) !== JSON.stringify(variables)) return null;
  answered = true;
  return query.answer;
}
