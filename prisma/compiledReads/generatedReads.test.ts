import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { TestDatabase } from "../../testing/servers/database.ts";
import { createDemoDatabase } from "../../testing/servers/demoDatabase.ts";
import { connectPrisma, type PrismaClient } from "../client.ts";
import { getDatamodel } from "../generated/pothos-types.ts";
import { allModels, type Model, type ScalarField } from "./models.ts";

type Json = Record<string, unknown>;
type Reads = Record<string, (args: Json) => Promise<unknown>>;

let database: TestDatabase;
let compiled: PrismaClient;
let own: PrismaClient;
let statements = 0;
let compiledStatements = 0;

beforeAll(async () => {
  database = await createDemoDatabase();
  const onStatement = (sql: string) => {
    statements += 1;
    if (sql.includes("json_agg")) compiledStatements += 1;
  };
  compiled = connectPrisma(database.url, { poolSize: 1, onStatement });
  own = connectPrisma(database.url, { poolSize: 2, compilesReads: false });
});
afterAll(async () => {
  await Promise.all([compiled.$disconnect(), own.$disconnect()]);
  await database.drop();
});

const delegate = (prisma: PrismaClient, name: string): Reads =>
  Reflect.get(prisma, name.charAt(0).toLowerCase() + name.slice(1)) as unknown as Reads;

const MODELS = [...allModels().values()];
const readable = ({ scalars }: Model) => [...scalars.values()].filter(({ kind }) => kind !== undefined);
const { models: generated } = getDatamodel().datamodel;

/** Returns the key fields, which make any order a total one. */
function keyOf({ name }: Model): string[] {
  const { fields = [], primaryKey } = generated[name] ?? {};
  return [...(primaryKey?.fields ?? fields.filter(({ isId }) => isId).map((field) => field.name))];
}

/** Returns the fields that can be ordered and compared. */
function comparable(model: Model): ScalarField[] {
  const types = new Map(generated[model.name]?.fields.map(({ name, type }) => [name, type]));
  return readable(model).filter(({ name, isList }) => !isList && types.get(name) !== "Json");
}

/** Returns at most this many items. */
const few = <Each>(from: readonly Each[], most = 2) =>
  fc.subarray([...from], { maxLength: Math.min(most, from.length) });

/** Values of a field that occur in the demo, and some that do not. */
const samples = new Map<string, unknown[]>();

async function sampleAll(): Promise<void> {
  for (const model of MODELS) {
    const fields = comparable(model);
    const select = Object.fromEntries(fields.map(({ name }) => [name, true]));
    const rows = (await delegate(own, model.name).findMany?.({ select, take: 20 })) as Json[];
    for (const { name } of fields) {
      const values = rows.map((row) => row[name]).filter((value) => value !== null);
      samples.set(`${model.name}.${name}`, values);
    }
  }
}

const sometimes = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

function condition(model: Model, field: ScalarField): fc.Arbitrary<Json> {
  const known = samples.get(`${model.name}.${field.name}`) ?? [];
  const {
    isRequired = true,
    kind,
    type,
  } = generated[model.name]?.fields.find(({ name }) => name === field.name) ?? {};
  const isEnum = kind === "enum";
  const isBoolean = type === "Boolean";
  const value = known.length === 0 ? fc.constant(undefined) : fc.constantFrom(...known);
  const orNull = isRequired ? value : fc.oneof({ weight: 3, arbitrary: value }, fc.constant(null));
  const list = known.length === 0 ? fc.constant([]) : fc.array(fc.constantFrom(...known), { maxLength: 4 });
  const compared = isBoolean ? [] : (["lt", "lte", "gt", "gte"] as const);
  return fc
    .oneof(
      orNull,
      fc.record({ equals: orNull }),
      fc.record({ not: orNull }),
      ...(isBoolean ? [] : [fc.record({ in: list }), fc.record({ notIn: list })]),
      ...(isEnum ? [] : compared.map((name) => value.map((operand) => ({ [name]: operand })))),
    )
    .map((filter) => ({ [field.name]: filter }));
}

function where(model: Model, depth: number): fc.Arbitrary<Json> {
  const scalars = comparable(model).map((field) => condition(model, field));
  if (depth === 0) return fc.oneof(fc.constant({}), ...scalars);
  const inner = fc.constant(null).chain(() => where(model, depth - 1));
  const filled = inner.filter((given) => Object.keys(given).length > 0);
  const relations = [...model.relations.values()].map((relation) => {
    const other = fc.constant(null).chain(() => where(relation.model, depth - 1));
    const words = relation.isList ? ["some", "none"] : ["is"];
    const filter = fc.tuple(fc.constantFrom(...words), other).map(([word, given]) => ({ [word]: given }));
    const optional = generated[model.name]?.fields.some(
      ({ name, isRequired, isList }) => name === relation.name && !isRequired && !isList,
    );
    return fc
      .oneof(filter, ...(optional ? [fc.constantFrom(null, { is: null }, { isNot: null })] : []))
      .map((given): Json => ({ [relation.name]: given }));
  });
  return fc.oneof(
    { weight: 3, arbitrary: fc.oneof(...scalars) },
    ...relations,
    fc.oneof(inner, fc.array(inner, { maxLength: 3 })).map((given): Json => ({ AND: given })),
    fc.array(filled, { minLength: 1, maxLength: 3 }).map((given): Json => ({ OR: given })),
    fc.oneof(filled, fc.array(filled, { minLength: 1, maxLength: 2 })).map((given): Json => ({ NOT: given })),
    fc.tuple(inner, inner).map(([one, other]): Json => ({ ...one, ...other })),
  );
}

function orderBy(model: Model): fc.Arbitrary<Json[]> {
  const direction = fc.constantFrom("asc", "desc");
  const fields = comparable(model).filter(({ name }) => !keyOf(model).includes(name));
  const some = few(fields);
  return fc
    .tuple(some, direction, direction)
    .map(([first, one, other]) => [
      ...first.map(({ name }) => ({ [name]: one })),
      ...keyOf(model).map((name) => ({ [name]: other })),
    ]);
}

function selection(model: Model, depth: number): fc.Arbitrary<Json> {
  const scalars = fc.subarray(readable(model), { minLength: 1 });
  const fields = scalars.map((chosen): Json => Object.fromEntries(chosen.map(({ name }) => [name, true])));
  const relations = [...model.relations.values()];
  if (depth === 0 || relations.length === 0) return fields.map((select) => ({ select }));
  const nested = few(relations).chain((chosen) => {
    const all = chosen.map((relation) => {
      const below = fc.constant(null).chain(() => selection(relation.model, depth - 1));
      const args = relation.isList
        ? fc
            .tuple(below, orderBy(relation.model), sometimes(where(relation.model, 1)), sometimes(fc.nat(3)))
            .map(([select, by, filter, take]) => ({ ...select, orderBy: by, where: filter, take }))
        : below;
      return args.map((given): [string, Json] => [relation.name, given]);
    });
    return fc.tuple(...all).map((entries): Json => Object.fromEntries(entries));
  });
  const readsAll = readable(model).length === model.scalars.size;
  const lists = relations.filter(({ isList }) => isList);
  const counted = few(lists).map(
    (chosen): Json =>
      chosen.length === 0
        ? {}
        : { _count: { select: Object.fromEntries(chosen.map(({ name }) => [name, true])) } },
  );
  return fc
    .tuple(fields, nested, counted, fc.boolean())
    .map(([chosen, others, counts, includes]) =>
      includes && readsAll
        ? { include: { ...others, ...counts } }
        : { select: { ...chosen, ...others, ...counts } },
    );
}

const read = fc.constantFrom(...MODELS).chain((model) =>
  fc.record({
    model: fc.constant(model.name),
    operation: fc.constantFrom("findMany", "findMany", "findFirst", "findFirstOrThrow"),
    args: fc
      .tuple(
        selection(model, 2),
        sometimes(where(model, 2)),
        orderBy(model),
        sometimes(fc.nat(9)),
        sometimes(fc.nat(5)),
      )
      .map(
        ([chosen, filter, by, take, skip]): Json => ({ ...chosen, where: filter, orderBy: by, take, skip }),
      ),
  }),
);

const RUNS = 300;
/** The minimum number of compiled statements, below which the test compares nothing. */
const MIN_COMPILED = RUNS / 2;

it("generated reads of the demo shop return what Prisma returns", async () => {
  await sampleAll();
  const ask = (prisma: PrismaClient, model: string, operation: string, args: Json) =>
    Promise.resolve(delegate(prisma, model)[operation]?.(args)).then(
      (answer) => ({ answer }),
      ({ name, code }) => ({ name, code }),
    );
  await fc.assert(
    fc.asyncProperty(read, async ({ model, operation, args }) => {
      const given = operation === "findMany" ? args : { ...args, take: undefined, skip: undefined };
      expect(await ask(compiled, model, operation, given)).toStrictEqual(
        await ask(own, model, operation, given),
      );
    }),
    { numRuns: RUNS },
  );
  expect(compiledStatements, `of ${statements}`).toBeGreaterThan(MIN_COMPILED);
});
