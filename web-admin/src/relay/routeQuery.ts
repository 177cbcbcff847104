import { useEffect } from "react";
import { loadQuery, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from "react-router";
import type { ConcreteRequest, Environment, GraphQLTaggedNode, OperationType } from "relay-runtime";

type Loaded = PreloadedQuery<OperationType>;

/** How many mounted components show a loaded query; one that nobody shows is let go. */
const shown = new WeakMap<Loaded, number>();

function letGoUnlessShown(loaded: Loaded): void {
  setTimeout(() => {
    if (!shown.get(loaded)) loaded.dispose();
  });
}

/** A query's document, loaded beside its screen, not with the first one. */
export type LoadDocument = () => Promise<{ default: ConcreteRequest }>;

/** A document that the first screen needs: it comes with the console, for its query to start at once. */
export function currentLocation(document: ConcreteRequest): LoadDocument {
  return async () => ({ default: document });
}

/**
 * The part of a route that starts its query before anything renders, and again only when the variables change or
 * someone asks for it (`revalidate`). The list under an opened drawer thus stays as it is. Variables of null: there is
 * nothing to ask at this address.
 */
export function routeQuery<Query extends OperationType>(
  environment: Environment,
  loadDocument: LoadDocument,
  variablesOf: (search: URLSearchParams) => Query["variables"] | null,
) {
  let last: Loaded | null = null;
  let known: ConcreteRequest | null = null;
  function ask(document: ConcreteRequest | null, variables: Query["variables"]): Loaded | null {
    if (last !== null) letGoUnlessShown(last);
    last =
      document === null
        ? null
        : loadQuery(environment, document, variables, { fetchPolicy: "store-and-network" });
    return last;
  }
  return {
    // Once the document is known there is nothing to wait for: an address that changes twice in a moment loses no change.
    loader: ({ request }: LoaderFunctionArgs): Loaded | null | Promise<Loaded | null> => {
      const variables = variablesOf(new URL(request.url).searchParams);
      if (variables === null) return ask(null, {});
      if (known !== null) return ask(known, variables);
      return loadDocument().then(({ default: document }) => {
        known = document;
        return ask(document, variables);
      });
    },
    shouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
      currentUrl.href === nextUrl.href ||
      JSON.stringify(variablesOf(currentUrl.searchParams)) !==
        JSON.stringify(variablesOf(nextUrl.searchParams)),
  };
}

/** The query that this component's route has started; null when it had nothing to ask. */
export function useRouteLoaded<Query extends OperationType>(): PreloadedQuery<Query> | null {
  return useLoaderData<PreloadedQuery<Query> | null>();
}

/** Reads a query that a route has started, and keeps its data for as long as the component stays. */
export function useLoadedQuery<Query extends OperationType>(
  document: GraphQLTaggedNode,
  loaded: PreloadedQuery<Query>,
): Query["response"] {
  useEffect(() => {
    shown.set(loaded, (shown.get(loaded) ?? 0) + 1);
    return () => {
      shown.set(loaded, (shown.get(loaded) ?? 1) - 1);
      letGoUnlessShown(loaded);
    };
  }, [loaded]);
  return usePreloadedQuery(document, loaded);
}
