import { useState } from "react";
import { fetchQuery } from "react-relay";
import type { Environment, GraphQLTaggedNode, Observable } from "relay-runtime";

/** One item to choose. */
export interface PickerItem {
  /** The global id. */
  id: string;
  name: string;
}

/** The maximum number of search results; a longer text narrows them. */
export const MAX_FOUND = 20;

/** Fetches at most MAX_FOUND choices whose name contains the text. */
export type Finder<One extends PickerItem = PickerItem> = (
  environment: Environment,
  name: string,
) => Observable<readonly One[]>;

/** A query that searches rows; its one connection has the alias `found`. */
interface FindOperation<Filter, Node> {
  readonly variables: { count: number; filter: Filter };
  readonly response: { readonly found: { readonly edges: readonly { readonly node: Node }[] } };
}

type NodeOf<Query extends FindOperation<unknown, unknown>> =
  Query["response"]["found"]["edges"][number]["node"];

/**
 * Creates a finder from a query, a function that maps text to a filter, and one that maps a row to a choice.
 */
export function createFinder<Query extends FindOperation<unknown, unknown>, One extends PickerItem>(
  document: GraphQLTaggedNode,
  toFilter: (text: string) => Query["variables"]["filter"],
  toChoice: (row: NodeOf<Query>) => One,
): Finder<One> {
  return (environment, text) =>
    fetchQuery<FindOperation<Query["variables"]["filter"], NodeOf<Query>>>(environment, document, {
      filter: toFilter(text),
      count: MAX_FOUND,
    }).map(({ found }) => found.edges.map(({ node }) => toChoice(node)));
}

/** The loaded choices and the function that searches for the others. */
export interface PickerState<One extends PickerItem = PickerItem> {
  known: readonly One[];
  /** Whether there are more choices than the loaded ones. */
  isLonger: boolean;
  find: Finder<One>;
  /** Adds a choice from the search results to the loaded ones. */
  learn: (one: One) => void;
}

interface Beginning<One extends PickerItem> {
  /** The first page and the choices that are already selected. They may overlap. */
  known: readonly One[];
  isLonger: boolean;
  /** The function must keep its identity between renders. */
  find: Finder<One>;
}

/** Holds the choices whose first page came with the screen, and adds those that were found by search. */
export function usePicker<One extends PickerItem>({
  known,
  isLonger,
  find,
}: Beginning<One>): PickerState<One> {
  const [found, setFound] = useState<readonly One[]>([]);
  return {
    known: [...new Map([...known, ...found].map((one) => [one.id, one])).values()],
    isLonger,
    find,
    learn: (one) => setFound((latest) => [...latest.filter(({ id }) => id !== one.id), one]),
  };
}
