import {
  type FieldNode,
  GraphQLError,
  type GraphQLLeafType,
  type GraphQLNullableType,
  type GraphQLOutputType,
  isLeafType,
  isListType,
  isNonNullType,
  locatedError,
  responsePathAsArray,
} from "graphql";
import type { Path } from "./loadedFields.ts";
import type { Run } from "./run.ts";

/** Turns a resolved value that is not null into its part of the response. `path` leads to the value. */
export type CompleteValue = (value: unknown, run: Run, path: Path) => unknown;

export const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === "object" && value !== null && typeof (value as { then?: unknown }).then === "function";

export const addPath = (
  prev: Path | undefined,
  key: string | number,
  typename: string | undefined,
): Path => ({
  prev,
  key,
  typename,
  loaded: undefined,
});

/** How errors are handled at a position in the document: their locations, and whether null may replace the value. */
export interface Position {
  nodes: readonly FieldNode[];
  name: string;
  isNullable: boolean;
}

/** Records an error and answers null where that is allowed; otherwise throws it on to the next nullable parent. */
export function handleError(error: unknown, position: Position, run: Run, path: Path): null {
  const located = locatedError(error, position.nodes, responsePathAsArray(path));
  if (!position.isNullable) throw located;
  run.errors.push(located);
  return null;
}

/** The completion of a type and its errors at one position: of a field, or of an item of a list. */
export function completeAt(
  complete: CompleteValue,
  position: Position,
  value: unknown,
  run: Run,
  path: Path,
): unknown {
  try {
    const completed = isPromise(value)
      ? value.then((settled) => completeNonPromise(complete, position, settled, run, path))
      : completeNonPromise(complete, position, value, run, path);
    return isPromise(completed)
      ? completed.then(undefined, (error) => handleError(error, position, run, path))
      : completed;
  } catch (error) {
    return handleError(error, position, run, path);
  }
}

function completeNonPromise(
  complete: CompleteValue,
  position: Position,
  value: unknown,
  run: Run,
  path: Path,
): unknown {
  if (value instanceof Error) throw value;
  const completed = value === null || value === undefined ? null : complete(value, run, path);
  return isPromise(completed)
    ? completed.then((settled) => requireValue(settled, position))
    : requireValue(completed, position);
}

export function requireValue(value: unknown, { isNullable, name }: Position): unknown {
  if (value === null && !isNullable) throw new Error(`Cannot return null for non-nullable field ${name}.`);
  return value;
}

export const nullable = (type: GraphQLOutputType): GraphQLNullableType & GraphQLOutputType =>
  isNonNullType(type) ? (type.ofType as GraphQLNullableType & GraphQLOutputType) : type;

/** Completes a leaf that is not a promise. Neither its value nor its errors need a path until an error is handled. */
export function leafCompletion(type: GraphQLLeafType, position: Position): (value: unknown) => unknown {
  return (value) => {
    if (value === null || value === undefined) return requireValue(null, position);
    if (value instanceof Error) throw value;
    const serialized: unknown = type.serialize(value);
    if (serialized === null || serialized === undefined)
      throw new Error(`Expected \`${type}.serialize\` to return a value for ${position.name}.`);
    return serialized;
  };
}

/** Completes leaves and lists; `completeObject` does the rest. */
export function compileCompletion(
  type: GraphQLOutputType,
  position: Pick<Position, "nodes" | "name">,
  completeObject: CompleteValue,
): CompleteValue {
  const inner = nullable(type);
  if (isLeafType(inner)) return leafCompletion(inner, { ...position, isNullable: true });
  if (!isListType(inner)) return completeObject;
  const completeItem = compileCompletion(inner.ofType, position, completeObject);
  const item: Position = { ...position, isNullable: !isNonNullType(inner.ofType) };
  return (value, run, path) => {
    if (typeof value !== "object" || value === null || !(Symbol.iterator in value))
      throw new GraphQLError(`Expected Iterable, but did not find one for field "${position.name}".`);
    const items: unknown[] = [];
    let hasPromise = false;
    for (const one of value as Iterable<unknown>) {
      const completed = completeAt(completeItem, item, one, run, addPath(path, items.length, undefined));
      hasPromise ||= isPromise(completed);
      items.push(completed);
    }
    return hasPromise ? Promise.all(items) : items;
  };
}
