import {
  defaultFieldResolver,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  isLeafType,
} from "graphql";
import { type Args, type FieldReader, NOT_LOADED, type Row } from "./fieldReaders.ts";
import { loadedReader, type Path, shareLoaded } from "./loadedFields.ts";
import type { Run } from "./run.ts";
import { fieldScopeCheck } from "./scopeChecks.ts";
import {
  addPath,
  type CompleteValue,
  completeAt,
  handleError,
  isPromise,
  leafCompletion,
  nullable,
  type Position,
} from "./values.ts";

/** Resolves and completes a field for one row. `path` is the row's. */
export type ExecuteField = (row: Row, run: Run, path: Path | undefined) => unknown;

/** A field at one place of a document. */
export interface FieldPlace {
  type: GraphQLObjectType;
  key: string;
  definition: GraphQLField<unknown, unknown>;
  position: Position;
  nodes: FieldNode[];
  complete: CompleteValue;
  argsOf(run: Run): Args;
}

/** Reads the value from the row where it is and the viewer's scopes allow; else calls the wrapped resolver. */
export function directExecution(
  place: FieldPlace,
  reader: FieldReader,
  executeWrapped: ExecuteField,
): ExecuteField {
  const leaf = nullable(place.definition.type);
  if (isLeafType(leaf) && reader.kind !== "loaded")
    return leafExecution(place, leafCompletion(leaf, place.position), reader, executeWrapped);
  const { type, key, definition, position, complete, argsOf } = place;
  const { name: typename } = type;
  const checkScopes = fieldScopeCheck(definition);
  const readLoaded = reader.kind === "loaded" ? loadedReader(reader, typename) : null;
  const read = (row: Row, run: Run, path: Path) => {
    if (reader.kind === "column") return row[reader.column] ?? NOT_LOADED;
    const args = argsOf(run);
    if (reader.kind === "resolver") return reader.read(row, args, run.context);
    return readLoaded?.(row, args, run.context, path);
  };
  return (row, run, parentPath) => {
    const path = addPath(parentPath, key, typename);
    let value: unknown;
    try {
      value =
        checkScopes === null || checkScopes(row, run.context, run.scopes) ? read(row, run, path) : NOT_LOADED;
    } catch (error) {
      return handleError(error, position, run, path);
    }
    return value === NOT_LOADED
      ? executeWrapped(row, run, parentPath)
      : completeAt(complete, position, value, run, path);
  };
}

/** The same for a leaf, most of which are columns: a path is created only for an error or a promise. */
function leafExecution(
  { type, key, definition, position, complete, argsOf }: FieldPlace,
  completeLeaf: (value: unknown) => unknown,
  reader: Exclude<FieldReader, { kind: "loaded" }>,
  executeWrapped: ExecuteField,
): ExecuteField {
  const checkScopes = fieldScopeCheck(definition);
  if (reader.kind === "column") {
    const { column } = reader;
    return (row, run, parentPath) => {
      const value = row[column];
      const isHere = value !== undefined && typeof value !== "function" && !isPromise(value);
      if (!isHere || (checkScopes !== null && !checkScopes(row, run.context, run.scopes)))
        return executeWrapped(row, run, parentPath);
      try {
        return completeLeaf(value);
      } catch (error) {
        return handleError(error, position, run, addPath(parentPath, key, type.name));
      }
    };
  }
  return (row, run, parentPath) => {
    if (checkScopes !== null && !checkScopes(row, run.context, run.scopes))
      return executeWrapped(row, run, parentPath);
    let value: unknown;
    try {
      value = reader.read(row, argsOf(run), run.context);
      if (value !== NOT_LOADED && !isPromise(value)) return completeLeaf(value);
    } catch (error) {
      return handleError(error, position, run, addPath(parentPath, key, type.name));
    }
    return value === NOT_LOADED
      ? executeWrapped(row, run, parentPath)
      : completeAt(complete, position, value, run, addPath(parentPath, key, type.name));
  };
}

/** Calls the field's resolver with all that graphql-js gives it. */
export function wrappedExecution(place: FieldPlace): ExecuteField {
  const { type, key, definition, position, nodes, complete, argsOf } = place;
  const resolve = definition.resolve ?? defaultFieldResolver;
  return (row, run, parentPath) => {
    const path = addPath(parentPath, key, type.name);
    path.loaded = null;
    try {
      shareLoaded(run.context, path);
      const info: GraphQLResolveInfo = {
        ...run.info,
        fieldName: definition.name,
        fieldNodes: nodes,
        returnType: definition.type,
        parentType: type,
        path,
        rootValue: run.rootValue,
        variableValues: run.variables,
      };
      return completeAt(complete, position, resolve(row, argsOf(run), run.context, info), run, path);
    } catch (error) {
      return handleError(error, position, run, path);
    }
  };
}
