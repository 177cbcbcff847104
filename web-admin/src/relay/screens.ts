import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import type { Environment, OperationType } from "relay-runtime";
import { type LoadDocument, routeQuery } from "./routeQuery.ts";

/** A screen whose query starts with its route. */
type Screen = Pick<RouteObject, "loader" | "shouldRevalidate" | "lazy">;

/** Makes screens out of a query's document, what it asks for at an address, and the component; each is loaded when first visited. */
export function screensOf(environment: Environment) {
  return <Query extends OperationType>(
    loadDocument: LoadDocument,
    variablesOf: (search: URLSearchParams) => Query["variables"] | null,
    loadComponent: () => Promise<ComponentType>,
  ): Screen => ({
    ...routeQuery<Query>(environment, loadDocument, variablesOf),
    lazy: { Component: loadComponent },
  });
}

/** A screen at an address; and over it, as its child, what the rest of the address opens. */
export function screenRoute(path: string, screen: Screen, opened?: Screen): RouteObject {
  return { path, ...screen, ...(opened !== undefined && { children: [{ index: true, ...opened }] }) };
}
