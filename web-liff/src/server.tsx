import { LANGUAGES } from "@machiya/schema/domain/language";
import { renderToString } from "react-dom/server";
import { App } from "./App.tsx";
import { type InitialData, type InitialQuery, setInitialData } from "./initialData.ts";
import { loadCatalog } from "./language/language.ts";
import { setServerLocation } from "./location.ts";
import { createServerEnvironment } from "./relay/environment.ts";
import { drawnChunk, preloadedPages, routeAt } from "./routes.tsx";

await Promise.all([preloadedPages(), ...LANGUAGES.map(loadCatalog)]);

/** The resources that a page needs first. */
interface PageMatch {
  /** The page's query. Null when it is not public. */
  query: InitialQuery | null;
  /** The chunk to preload. Null when there is none. */
  chunk: string | null;
  /** True when the server renders the chunk's content, which then needs its style sheet. */
  drawn: boolean;
  needsCustomer: boolean;
  /** Returns whether the query's data lacks what the address names, so that the page is not found. */
  isMissing: (data: object) => boolean;
}

/** Returns the resources of the page at an address. Null when there is no page. */
export function matchPage(path: string, search: string): PageMatch | null {
  const route = routeAt(path);
  if (route === null) return null;
  const { needsCustomer = false, isMissing = () => false } = route;
  const {
    query,
    variables,
    chunk = null,
  } = route.covering?.(search) ?? {
    ...route,
    variables: route.variables(search, path),
  };
  const id = needsCustomer || !("params" in query) ? null : query.params.id;
  return {
    query: id ? { id, variables } : null,
    chunk,
    drawn: drawnChunk(route, search) !== null,
    needsCustomer,
    isMissing: (data) => isMissing(search, data),
  };
}

/** Returns the HTML inside the page's root element, as the browser first renders it with the same data. */
export function render(initialData: InitialData): string {
  const { pathname, search } = new URL(initialData.place, "http://localhost");
  setInitialData(initialData);
  setServerLocation({ path: pathname, search });
  return renderToString(
    <App
      environment={createServerEnvironment()}
      language={initialData.language}
      currency={initialData.config.currency}
      lineAnswer={null}
    />,
  );
}
