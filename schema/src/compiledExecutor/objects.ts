import {
  defaultTypeResolver,
  type FieldNode,
  type GraphQLAbstractType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  isAbstractType,
  isNonNullType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  visit,
} from "graphql";
import { directExecution, type ExecuteField, wrappedExecution } from "./fieldExecution.ts";
import { type Args, fieldReader, type Row } from "./fieldReaders.ts";
import type { Path } from "./loadedFields.ts";
import type { Run } from "./run.ts";
import { type ScopeCheck, typeScopeCheck } from "./scopeChecks.ts";
import { collectFields, type DocumentScope } from "./selections.ts";
import { type CompleteValue, compileCompletion, isPromise, type Position } from "./values.ts";

/** A field of an object at one place of a document. */
export interface CompiledField {
  key: string;
  execute: ExecuteField;
  /** Calls the resolver that Pothos wrapped, which judges scopes and loads what the row lacks. */
  executeWrapped: ExecuteField;
}

/** The fields that a document selects on an object type at one place. */
export interface CompiledObject {
  fields: readonly CompiledField[];
  checkScopes: ScopeCheck | null;
}

/** Compiles selections of one document. Fields are numbered, so that a run can hold their arguments. */
export class ObjectCompiler {
  readonly #scope: DocumentScope;
  #fieldCount = 0;

  constructor(scope: DocumentScope) {
    this.#scope = scope;
  }

  /** `isRoot`: the fields of an operation, whose resolvers are always called as Pothos wrapped them. */
  compile(type: GraphQLObjectType, nodes: readonly FieldNode[], isRoot = false): CompiledObject {
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    return this.compileFields(type, collectFields(this.#scope, type, sets), isRoot);
  }

  compileFields(
    type: GraphQLObjectType,
    selected: Map<string, FieldNode[]>,
    isRoot: boolean,
  ): CompiledObject {
    const fields = [...selected].flatMap(([key, nodes]) => this.#field(type, key, nodes, isRoot) ?? []);
    return { fields, checkScopes: isRoot ? null : typeScopeCheck(type) };
  }

  #field(type: GraphQLObjectType, key: string, nodes: FieldNode[], isRoot: boolean): CompiledField | null {
    const [node] = nodes;
    if (node === undefined) return null;
    const name = node.name.value;
    if (name === "__typename") {
      const execute = () => type.name;
      return { key, execute, executeWrapped: execute };
    }
    const definition = fieldDefinition(this.#scope.schema, type, name);
    if (definition === undefined) return null;
    const position: Position = {
      nodes,
      name: `${type.name}.${name}`,
      isNullable: !isNonNullType(definition.type),
    };
    const completeObject = this.#object(getNamedType(definition.type), nodes);
    const complete = compileCompletion(definition.type, position, completeObject);
    const argsOf = this.#arguments(definition, node);
    const place = { type, key, definition, position, nodes, complete, argsOf };
    const executeWrapped = wrappedExecution(place);
    const reader = isRoot ? null : fieldReader(type, definition);
    const execute = reader === null ? executeWrapped : directExecution(place, reader, executeWrapped);
    return { key, execute, executeWrapped };
  }

  #arguments(definition: GraphQLField<unknown, unknown>, node: FieldNode): (run: Run) => Args {
    if (definition.args.length === 0) return () => NO_ARGS;
    if (!usesVariables(node)) {
      let values: Args | undefined;
      return () => {
        values ??= getArgumentValues(definition, node);
        return values;
      };
    }
    const index = this.#fieldCount;
    this.#fieldCount += 1;
    return (run) => {
      run.args[index] ??= getArgumentValues(definition, node, run.variables);
      return run.args[index];
    };
  }

  /** Returns the function that completes objects of a type; other types never reach it. */
  #object(type: GraphQLNamedType, nodes: readonly FieldNode[]): CompleteValue {
    if (isAbstractType(type)) {
      const compiled = new Map<GraphQLObjectType, CompiledObject>();
      const compiledFor = (one: GraphQLObjectType) => {
        const known = compiled.get(one) ?? this.compile(one, nodes);
        compiled.set(one, known);
        return known;
      };
      return abstractCompletion(type, nodes, compiledFor);
    }
    if (!isObjectType(type)) return unreachable;
    const compiled = this.compile(type, nodes);
    return (value, run, path) => executeObject(compiled, value as Row, run, path);
  }
}

const NO_ARGS: Args = Object.freeze({});

const unreachable: CompleteValue = () => {
  throw new Error("A leaf has no selections");
};

/** The fields of one object, whose row is there. */
export function executeObject(
  { fields, checkScopes }: CompiledObject,
  row: Row,
  run: Run,
  path: Path | undefined,
): unknown {
  const isOpen = checkScopes === null || checkScopes(row, run.context, run.scopes);
  const result: Record<string, unknown> = {};
  let pending: Promise<void>[] | null = null;
  for (const field of fields) {
    const value = isOpen ? field.execute(row, run, path) : field.executeWrapped(row, run, path);
    // Keeps its place in the response while it is awaited.
    setKey(result, field.key, value);
    if (isPromise(value)) {
      pending ??= [];
      pending.push(value.then((settled) => setKey(result, field.key, settled)));
    }
  }
  return pending === null ? result : Promise.all(pending).then(() => result);
}

function setKey(result: Record<string, unknown>, key: string, value: unknown): void {
  // An alias may have the one name whose assignment means something else.
  if (key !== "__proto__") result[key] = value;
  else Object.defineProperty(result, key, { value, enumerable: true, configurable: true, writable: true });
}

/** Finds out of which object type a value is, as graphql-js does. */
function abstractCompletion(
  type: GraphQLAbstractType,
  nodes: readonly FieldNode[],
  compiledFor: (type: GraphQLObjectType) => CompiledObject,
): CompleteValue {
  const resolveType = type.resolveType ?? defaultTypeResolver;
  return (value, run, path) => {
    const finish = (name: unknown) => {
      const found = typeof name === "string" ? run.info.schema.getType(name) : undefined;
      if (!isObjectType(found) || !run.info.schema.isSubType(type, found))
        throw new Error(`Abstract type "${type.name}" has no object type for this value.`);
      return executeObject(compiledFor(found), value as Row, run, path);
    };
    const info = {
      ...run.info,
      fieldNodes: nodes,
      path: path as GraphQLResolveInfo["path"],
      variableValues: run.variables,
    } as GraphQLResolveInfo;
    const name = resolveType(value, run.context, info, type);
    return isPromise(name) ? name.then(finish) : finish(name);
  };
}

/** The two fields that describe the schema itself belong to every query. */
function fieldDefinition(schema: GraphQLSchema, type: GraphQLObjectType, name: string) {
  if (type === schema.getQueryType()) {
    if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
    if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  }
  return type.getFields()[name];
}

function usesVariables(node: FieldNode): boolean {
  let found = false;
  for (const argument of node.arguments ?? [])
    visit(argument, {
      [Kind.VARIABLE]: () => {
        found = true;
      },
    });
  return found;
}
