import { useEffect } from "react";
import { loadQuery, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import {
  type LoaderFunctionArgs,
  type Params,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from "react-router";
import type { ConcreteRequest, Environment, GraphQLTaggedNode, OperationType } from "relay-runtime";
import { loadScreenCode } from "./screenCode.ts";

type Loaded = PreloadedQuery<OperationType>;

/** The number of mounted components that show a loaded query; an unused one is disposed of. */
const shown = new WeakMap<Loaded, number>();

/** A screen that takes longer to be rendered than this has lost its data when it is shown. */
const RENDERED_WITHIN_MS = 2000;

function disposeUnlessShown(loaded: Loaded): void {
  setTimeout(() => {
    if (!shown.get(loaded)) loaded.dispose();
  }, RENDERED_WITHIN_MS);
}

/** Loads a query's document in parallel with its screen and apart from the first bundle. */
export type LoadDocument = () => Promise<{ default: ConcreteRequest }>;

/** Returns the variables of a query for a URL and the parameters of its path; null if the URL needs no query. */
export type VariablesOf<Query extends OperationType> = (
  search: URLSearchParams,
  path: Params,
) => Query["variables"] | null;

/**
 * Wraps a document of the first screen, which is part of the first bundle so that its query starts at once.
 */
export function bundledDocument(document: ConcreteRequest): LoadDocument {
  return async () => ({ default: document });
}

/**
 * The part of a route that starts its query before rendering. The query restarts only if its variables change
 * or on `revalidate`, so a list under an opened panel stays as it is. Variables of null mean that this URL
 * needs no query.
 */
export function routeQuery<Query extends OperationType>(
  environment: Environment,
  loadDocument: LoadDocument,
  variablesOf: VariablesOf<Query>,
  /** Keeps a query of the whole console while it is shown: what a screen loads again must not cost the frame. */
  { isOfFrame = false } = {},
) {
  let last: Loaded | null = null;
  let known: ConcreteRequest | null = null;
  function load(document: ConcreteRequest | null, variables: Query["variables"]): Loaded | null {
    if (last !== null) disposeUnlessShown(last);
    last =
      document === null
        ? null
        : loadQuery(environment, document, variables, { fetchPolicy: "store-and-network" });
    return last;
  }
  return {
    // A loaded document starts its query synchronously, so that two quick changes of the URL are both
    // applied.
    loader: ({ request, params }: LoaderFunctionArgs): Loaded | null | Promise<Loaded | null> => {
      const variables = variablesOf(new URL(request.url).searchParams, params);
      if (variables === null) return load(null, {});
      if (known !== null) return load(known, variables);
      return loadScreenCode(loadDocument).then(({ default: document }) => {
        known = document;
        return load(document, variables);
      });
    },
    shouldRevalidate: (change: ShouldRevalidateFunctionArgs): boolean =>
      (!isOfFrame || last === null || !shown.get(last)) &&
      (change.currentUrl.href === change.nextUrl.href ||
        JSON.stringify(variablesOf(change.currentUrl.searchParams, change.currentParams)) !==
          JSON.stringify(variablesOf(change.nextUrl.searchParams, change.nextParams))),
  };
}

/** Returns the query that this component's route has started; null if the URL needs none. */
export function useRouteLoaded<Query extends OperationType>(): PreloadedQuery<Query> | null {
  return useLoaderData<PreloadedQuery<Query> | null>();
}

/** Reads a query that a route has started, and retains its data while the component is mounted. */
export function useLoadedQuery<Query extends OperationType>(
  document: GraphQLTaggedNode,
  loaded: PreloadedQuery<Query>,
): Query["response"] {
  useEffect(() => {
    shown.set(loaded, (shown.get(loaded) ?? 0) + 1);
    return () => {
      shown.set(loaded, (shown.get(loaded) ?? 1) - 1);
      disposeUnlessShown(loaded);
    };
  }, [loaded]);
  return usePreloadedQuery(document, loaded);
}
