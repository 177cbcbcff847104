import type { Transaction } from "../writes/transaction.ts";

/**
 * The lists whose row counts triggers maintain in ListCount, by state and by the facets, in this order, and the
 * columns that are null in every counted row.
 */
const COUNTED_LISTS: Record<
  "Order" | "Product" | "Appointment" | "Customer",
  { nulls: readonly string[]; facets: readonly string[] }
> = {
  Order: { nulls: [], facets: ["paymentState", "paymentMethod", "source", "draftOf"] },
  Product: { nulls: ["deletedAt", "parentId"], facets: ["topPick"] },
  Appointment: { nulls: [], facets: ["source"] },
  Customer: { nulls: ["deletedAt"], facets: [] },
};

/** The payment methods that have a count of their own; all other numbers share one. */
const COUNTED_METHODS: ReadonlySet<string> = new Set(["1", "2", "3", "4", "5"]);

/**
 * Returns the exact number of rows of a list over all pages: from the maintained counts when `where` filters
 * by the state and the facets at most, else by `count`. Reading the maintained counts costs the same for any
 * number of rows.
 */
export async function countRows(
  prisma: Pick<Transaction, "listCount">,
  list: keyof typeof COUNTED_LISTS,
  where: object,
  count: () => PromiseLike<number>,
): Promise<number> {
  const { nulls, facets } = COUNTED_LISTS[list];
  const conditions = conditionsOf(where);
  const isExpectedNull = ([field, value]: Condition) => value === null && nulls.includes(field);
  const filters = conditions
    .filter((condition) => !isExpectedNull(condition))
    .map((condition) => filterOf(facets, condition));
  const found = new Set(conditions.filter(isExpectedNull).map(([field]) => field));
  if (found.size < nulls.length || filters.includes(null)) return count();
  const given = filters.filter((filter) => filter !== null);
  const states = given.filter(({ place }) => place === STATE);
  const counts = await prisma.listCount.findMany({
    select: { count: true, facets: true },
    where: { list, AND: states.map(({ values }) => ({ state: { in: [...values] } })) },
  });
  const ofFacets = given.filter(({ place }) => place !== STATE);
  return counts
    .filter(({ facets }) => {
      const found = facets.split(" ");
      return ofFacets.every(({ place, values }) => values.has(found[place] ?? ""));
    })
    .reduce((sum, { count }) => sum + count, 0);
}

type Condition = readonly [field: string, value: unknown];

/** Flattens a Prisma `where` into its conditions, including nested ANDs. */
function conditionsOf(where: object): Condition[] {
  return Object.entries(where).flatMap(([field, value]): Condition[] => {
    if (value === undefined) return [];
    if (field === "AND") return [value].flat().flatMap(conditionsOf);
    return [field === "OR" ? alternativesOf(value) : [field, value]];
  });
}

/** Returns alternatives that each compare the same field as one condition on that field. */
function alternativesOf(alternatives: unknown): Condition {
  const conditions = [alternatives].flat().map((one) => conditionsOf(one as object));
  const [field = "OR"] = conditions[0]?.[0] ?? [];
  const isOneField = conditions.every((one) => one.length === 1 && one[0]?.[0] === field);
  return isOneField ? [field, { in: conditions.map(([one]) => one?.[1]) }] : ["OR", alternatives];
}

/** The values that a condition allows for the state or for the facet at this place. */
interface CountFilter {
  place: number;
  values: ReadonlySet<string>;
}

const STATE = -1;

/** Returns null for a condition that the maintained counts cannot answer. */
function filterOf(facets: readonly string[], [field, value]: Condition): CountFilter | null {
  const place = field === "state" ? STATE : facets.indexOf(field);
  const values = valuesOf(value);
  if (values === null || (place === STATE && field !== "state")) return null;
  if (field === "paymentMethod" && ![...values].every((method) => COUNTED_METHODS.has(method))) return null;
  return { place, values };
}

/** Returns the values of a condition on equality; null: it is another condition. */
function valuesOf(value: unknown): ReadonlySet<string> | null {
  if (isPlain(value)) return new Set([facetOf(value)]);
  const { in: values, ...rest } = value as { in?: readonly unknown[] };
  if (values === undefined || Object.keys(rest).length > 0 || !values.every(isPlain)) return null;
  return new Set(values.map(facetOf));
}

const isPlain = (value: unknown) => value === null || ["string", "number", "boolean"].includes(typeof value);

/** Returns how a facet stores a value; NULL is left out of the facets. */
function facetOf(value: unknown): string {
  return value === null ? "" : String(value);
}
