import { LANGUAGES } from "@machiya/schema/domain/language";
import { renderToString } from "react-dom/server";
import { App } from "./App.tsx";
import { type InitialData, type InitialQuery, setInitialData } from "./initialData.ts";
import { loadCatalog } from "./language/language.ts";
import { setServerLocation } from "./location.ts";
import { createEnvironment } from "./relay/environment.ts";
import { preloadedPages, routeAt } from "./routes.tsx";

await Promise.all([preloadedPages(), ...LANGUAGES.map(loadCatalog)]);

/** What a page begins with. */
interface Beginning {
  /** Null: nothing that everybody may ask. */
  query: InitialQuery | null;
  /** The chunk that is loaded for it. Null: none. */
  chunk: string | null;
  /** Whether what that holds is drawn here, and its style sheet needed for it. */
  drawn: boolean;
}

/** What the page at an address begins with. Null: there is no page. */
export function matchPage(path: string, search: string): Beginning | null {
  const route = routeAt(path);
  if (route === null) return null;
  const { query, variables, needsCustomer, chunk = null, drawn } = route;
  const id = needsCustomer || !("params" in query) ? null : query.params.id;
  return {
    query: id ? { id, variables: variables(search) } : null,
    chunk,
    drawn: drawn?.when(search) ?? false,
  };
}

/** The inside of the page's root, as a browser draws it at first with what is given. */
export function render(given: InitialData): string {
  const { pathname, search } = new URL(given.place, "http://localhost");
  setInitialData(given);
  setServerLocation({ path: pathname, search });
  return renderToString(
    <App environment={createEnvironment()} language={given.language} lineAnswer={null} />,
  );
}
