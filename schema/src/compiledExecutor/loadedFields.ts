import { getLoaderMapping, type Mappings, setRowMappings } from "@pothos/selection-mapper";
import type { GraphQLResolveInfo } from "graphql";
import type { Context } from "../context.ts";
import { type Args, type FieldReader, NOT_LOADED, type Row } from "./fieldReaders.ts";

type ResponsePath = GraphQLResolveInfo["path"];

/**
 * The place of a value in the response. Pothos looks for what a query loaded by the path of its field, in maps
 * that are expensive for each row of a list, so the path itself holds it.
 */
export interface Path extends ResponsePath {
  readonly prev: Path | undefined;
  /**
   * The fields below this one that its query loaded. Undefined: those of the nearest field above that has any.
   * Null: a resolver ran, and recorded with Pothos what it loaded.
   */
  loaded: Mappings | null | undefined;
}

/** Returns whether the compiled executor runs the resolver that got this info; graphql-js' paths lack what was loaded. */
export const isCompiledField = ({ path }: GraphQLResolveInfo): boolean => "loaded" in path;

/** Records the fields below the field of a resolver that its query loads. */
export function recordLoaded(info: GraphQLResolveInfo, loaded: Mappings): void {
  const path = info.path as Path;
  // A list of nodes loads the rows of each of its types.
  if (path.loaded == null) path.loaded = loaded;
  else if (path.loaded !== loaded) path.loaded = { ...path.loaded, ...loaded };
}

/** Reads a field from what a query above loaded with its row. */
export type ReadLoaded = (row: Row, args: Args, context: Context, path: Path) => unknown;

/** Creates the reader of one place. It returns NOT_LOADED if no query above loads the field with these arguments. */
export function loadedReader(reader: Extract<FieldReader, { kind: "loaded" }>, typename: string): ReadLoaded {
  // All rows of a list have the same selection above them, and so have later runs of the document.
  let last: Mappings | null = null;
  let lastMapping: Mappings[string] | null = null;
  return (row, args, context, path) => {
    let mapping: Mappings[string] | null;
    const above = nearestLoaded(path);
    if (above?.loaded == null) mapping = getLoaderMapping(context, path, typename, row);
    else {
      if (above.loaded !== last) {
        last = above.loaded;
        lastMapping = last[`${typename}@${keysBelow(above, path)}`] ?? null;
      }
      mapping = lastMapping;
    }
    if (mapping === null) return NOT_LOADED;
    path.loaded = mapping.nested;
    return reader.read(row, args, context);
  };
}

/** Tells Pothos what a query above loaded, before it resolves the field at this path. */
export function shareLoaded(context: Context, path: Path): void {
  const above = nearestLoaded(path);
  if (above?.loaded != null)
    setRowMappings(context, { path: above as ResponsePath } as GraphQLResolveInfo, above.loaded);
}

function nearestLoaded({ prev }: Path): Path | undefined {
  let above = prev;
  while (above !== undefined && above.loaded === undefined) above = above.prev;
  return above;
}

/** Returns the response keys from below a path to another one, without the indexes of lists. */
function keysBelow(above: Path, { key, prev }: Path): string {
  const before = prev === above || prev === undefined ? "" : keysBelow(above, prev);
  if (typeof key !== "string") return before;
  return before === "" ? key : `${before}.${key}`;
}
