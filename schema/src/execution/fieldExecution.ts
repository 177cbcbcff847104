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
  nullable,
  type Position,
  requireValue,
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
  const { type, key, definition, position, complete, argsOf } = place;
  const checkScopes = fieldScopeCheck(definition);
  const isLeaf = isLeafType(nullable(definition.type));
  if (reader.kind === "column" && isLeaf) {
    const { column } = reader;
    return (row, run, parentPath) => {
      const value = row[column];
      const isHere = value !== undefined && typeof value !== "function" && !isPromise(value);
      if (!isHere || (checkScopes !== null && !checkScopes(row, run.context, run.scopes)))
        return executeWrapped(row, run, parentPath);
      try {
        return requireValue(value === null ? null : complete(value, run, noPath), position);
      } catch (error) {
        return handleError(error, position, run, addPath(parentPath, key, type.name));
      }
    };
  }
  const { name: typename } = type;
  const readLoaded = reader.kind === "loaded" ? loadedReader(reader, typename) : null;
  const read = (row: Row, run: Run, pathOf: () => Path) => {
    if (reader.kind === "column") return row[reader.column] ?? NOT_LOADED;
    const args = argsOf(run);
    if (reader.kind === "resolver") return reader.read(row, args, run.context);
    return readLoaded?.(row, args, run.context, pathOf());
  };
  return (row, run, parentPath) => {
    let path: Path | undefined;
    const pathOf = () => {
      path ??= addPath(parentPath, key, typename);
      return path;
    };
    let value: unknown;
    try {
      value =
        checkScopes === null || checkScopes(row, run.context, run.scopes)
          ? read(row, run, pathOf)
          : NOT_LOADED;
    } catch (error) {
      return handleError(error, position, run, pathOf());
    }
    return value === NOT_LOADED
      ? executeWrapped(row, run, parentPath)
      : completeAt(complete, position, value, run, pathOf);
  };
}

const noPath = (): Path => {
  throw new Error("The completion of a leaf needs no path");
};

/** Calls the field's resolver with all that graphql-js gives it. */
export function wrappedExecution(place: FieldPlace): ExecuteField {
  const { type, key, definition, position, nodes, complete, argsOf } = place;
  const resolve = definition.resolve ?? defaultFieldResolver;
  return (row, run, parentPath) => {
    const path = addPath(parentPath, key, type.name);
    path.loaded = null;
    const pathOf = () => path;
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
      return completeAt(complete, position, resolve(row, argsOf(run), run.context, info), run, pathOf);
    } catch (error) {
      return handleError(error, position, run, path);
    }
  };
}
