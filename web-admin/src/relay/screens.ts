import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import type { Environment, OperationType } from "relay-runtime";
import { loadLaterCatalog } from "../language/language.ts";
import { type LoadDocument, routeQuery, type VariablesOf } from "./routeQuery.ts";
import { loadScreenCode } from "./screenCode.ts";

/** A screen whose query starts with its route. */
type Screen = Pick<RouteObject, "loader" | "shouldRevalidate" | "lazy">;

/**
 * Loads a screen together with the messages that the first screen does not need, so that it renders without waiting
 * for them.
 */
export function lazyScreen(loadComponent: () => Promise<ComponentType>): Required<Pick<RouteObject, "lazy">> {
  return lazyFirstScreen(async () => (await Promise.all([loadComponent(), loadLaterCatalog()]))[0]);
}

/** Loads a screen all of whose messages are in the catalog that is loaded first. */
export function lazyFirstScreen(
  loadComponent: () => Promise<ComponentType>,
): Required<Pick<RouteObject, "lazy">> {
  return { lazy: { Component: () => loadScreenCode(loadComponent) } };
}

/**
 * Returns a function that creates screens from a query's document, its variables for a URL, and the
 * component. Each is loaded on the first visit.
 */
export function screensOf(environment: Environment) {
  return <Query extends OperationType>(
    loadDocument: LoadDocument,
    variablesOf: VariablesOf<Query>,
    loadComponent: () => Promise<ComponentType>,
  ): Screen => ({
    ...routeQuery<Query>(environment, loadDocument, variablesOf),
    ...lazyScreen(loadComponent),
  });
}

/**
 * Creates the route of a screen, and of the detail that its search parameters open over it, as a child route.
 */
export function screenRoute(path: string, screen: Screen, opened?: Screen): RouteObject {
  return { path, ...screen, ...(opened !== undefined && { children: [{ index: true, ...opened }] }) };
}
