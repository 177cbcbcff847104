import { getDatamodel } from "./generated/pothos-types.ts";
import type { PrismaClient } from "./generated/prisma/client.ts";

/** The SQL of a condition or a value of the row of an alias. */
type RowSql = (alias: string) => string;

/**
 * The searched texts of each search index by their columns. The migrations create the indexes, because Prisma
 * cannot express them. An order without a recipient's name is shown with the buyer's.
 */
export const SEARCH_INDEXES: Readonly<Record<string, Readonly<Record<string, RowSql>> | undefined>> = {
  Appointment: columns("customerName"),
  Customer: columns("name", "phone"),
  Image: columns("name"),
  Order: {
    ...columns("buyerName"),
    recipientName: (alias) =>
      `CASE WHEN ${alias}."recipientName" = '' THEN ${alias}."buyerName" ELSE ${alias}."recipientName" END`,
    ...columns("note"),
  },
  Product: columns("name", "code", "keywords"),
  StaffMember: columns("name", "englishName"),
};

function columns(...names: string[]): Record<string, RowSql> {
  return Object.fromEntries(names.map((name) => [name, columnOf(name)]));
}

function columnOf(name: string): RowSql {
  return (alias) => `${alias}."${name}"`;
}

/**
 * Returns the condition that a text column contains the word of a parameter; width, case, and the kind of kana make
 * no difference. The index contains the parts of one and two characters of the normalized text; such a word is decided by the
 * index alone, a longer one also by the text itself. Postgres evaluates what depends only on the word once, when it
 * plans the statement.
 */
export function searchCondition(model: string, field: string, parameter: string): RowSql {
  const searched = `machiya_search_text(${parameter})`;
  const indexed = SEARCH_INDEXES[model]?.[field];
  const original = indexed ?? columnOf(field);
  const text: RowSql = (alias) => `machiya_search_text(${original(alias)})`;
  const isPart: RowSql = (alias) => `strpos(${text(alias)}, ${searched}) > 0`;
  if (indexed === undefined) return isPart;
  return (alias) =>
    `(machiya_grams(${text(alias)}) @> machiya_word_grams(${searched}) AND (char_length(${searched}) <= 2 OR ${isPart(alias)}))`;
}

type Where = Readonly<Record<string, unknown>>;

/**
 * Extends a client so that `contains` finds what `searchCondition` finds, by the IDs of the rows. Prisma's own `contains`
 * only ignores the case.
 */
export function withTextSearch(prisma: PrismaClient): PrismaClient {
  const extended = prisma.$extends({
    name: "text search",
    query: {
      $allModels: {
        async $allOperations({ model, args, query }) {
          const { where } = args as { where?: Where };
          if (where === undefined) return query(args);
          const searched: object = { ...args, where: await searchByIds(prisma, model, where) };
          return query(searched as never);
        },
      },
    },
  });
  // Only the types of extended clients differ from those of others.
  return extended as unknown as PrismaClient;
}

/** Replaces the searches of a filter by the IDs of the rows that they find. */
async function searchByIds(prisma: PrismaClient, model: string, where: Where): Promise<Where> {
  const replaced: Record<string, unknown> = {};
  const found: Where[] = [];
  for (const [name, condition] of Object.entries(where)) {
    const related = relatedModel(model, name);
    if (name === "AND" || name === "OR" || name === "NOT")
      replaced[name] = await eachSearchedByIds(prisma, model, condition);
    else if (related !== null && isObject(condition))
      replaced[name] = await searchRelated(prisma, related, condition);
    else if (isObject(condition) && typeof condition.contains === "string")
      found.push({ id: { in: await foundIds(prisma, model, name, condition.contains) } });
    else replaced[name] = condition;
  }
  if (found.length === 0) return replaced;
  return { AND: [replaced, ...found] };
}

const eachSearchedByIds = (prisma: PrismaClient, model: string, conditions: unknown): Promise<unknown> =>
  Array.isArray(conditions)
    ? Promise.all(conditions.map((one: Where) => searchByIds(prisma, model, one)))
    : searchByIds(prisma, model, conditions as Where);

/** The keys between a relation and the conditions of its rows. */
const QUANTIFIERS: ReadonlySet<string> = new Set(["is", "isNot", "some", "every", "none"]);

async function searchRelated(prisma: PrismaClient, model: string, condition: Where): Promise<Where> {
  const entries = Object.entries(condition);
  if (!entries.every(([key]) => QUANTIFIERS.has(key))) return searchByIds(prisma, model, condition);
  const searched = entries.map(async ([key, one]) => [
    key,
    isObject(one) ? await searchByIds(prisma, model, one) : one,
  ]);
  return Object.fromEntries(await Promise.all(searched)) as Where;
}

async function foundIds(prisma: PrismaClient, model: string, field: string, word: string): Promise<number[]> {
  const condition = searchCondition(model, field, "$1")("a");
  const rows = await prisma.$queryRawUnsafe<{ id: number }[]>(
    `SELECT id FROM "${model}" a WHERE ${condition}`,
    word,
  );
  return rows.map(({ id }) => id);
}

let datamodel: ReturnType<typeof getDatamodel> | undefined;

/** Returns the model of a relation; null for other fields. */
function relatedModel(model: string, name: string): string | null {
  datamodel ??= getDatamodel();
  const fields = datamodel.datamodel.models[model]?.fields ?? [];
  return fields.find((field) => field.kind === "object" && field.name === name)?.type ?? null;
}

const isObject = (value: unknown): value is Where =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
