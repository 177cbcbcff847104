import { useState } from "react";
import { fetchQuery } from "react-relay";
import type { Environment, GraphQLTaggedNode, Observable } from "relay-runtime";

/** Something to choose. */
export interface PickerItem {
  /** Global id. */
  id: string;
  name: string;
}

/** So many are found at most: more letters find fewer. */
export const MAX_FOUND = 20;

/** Asks the server for at most MAX_FOUND choices whose name contains the text. */
export type Finder<One extends PickerItem = PickerItem> = (
  environment: Environment,
  name: string,
) => Observable<readonly One[]>;

/** A query that finds rows: its one connection has the alias `found`. */
interface FindOperation<Filter, Node> {
  readonly variables: { count: number; filter: Filter };
  readonly response: { readonly found: { readonly edges: readonly { readonly node: Node }[] } };
}

type NodeOf<Query extends FindOperation<unknown, unknown>> =
  Query["response"]["found"]["edges"][number]["node"];

/** Makes a finder of a query, the filter that a typed text stands for, and what is shown of a row. */
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

/** What there is to choose from: what is known of it, and how to find the rest. */
export interface PickerState<One extends PickerItem = PickerItem> {
  known: readonly One[];
  /** Whether there are more than the known ones. */
  isLonger: boolean;
  find: Finder<One>;
  /** Makes a choice that was found a known one. */
  learn: (one: One) => void;
}

interface Beginning<One extends PickerItem> {
  /** The first page, and what is chosen already. They may overlap. */
  known: readonly One[];
  isLonger: boolean;
  /** The same at every render. */
  find: Finder<One>;
}

/** Choices of which the first page came with a screen; what was found since is known too. */
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
