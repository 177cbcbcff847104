import type { Transaction } from "../writes/transaction.ts";

/**
 * The lists whose row counts triggers maintain in ListCount by state, and whether deleted rows are excluded.
 */
const COUNTED_LISTS = {
  Order: { hidesDeleted: false },
  Product: { hidesDeleted: true },
  Appointment: { hidesDeleted: false },
  Customer: { hidesDeleted: true },
} as const;

/**
 * Returns the exact number of rows of a list over all pages: from the maintained counts when `where` filters
 * by state at most, else by `count`. Reading the maintained counts costs the same for any number of rows.
 */
export async function countRows(
  prisma: Pick<Transaction, "listCount">,
  list: keyof typeof COUNTED_LISTS,
  where: object,
  count: () => PromiseLike<number>,
): Promise<number> {
  const conditions = conditionsOf(where);
  const hidesDeleted = conditions.some(isNotDeleted);
  const states = conditions.filter((condition) => !isNotDeleted(condition)).map(statesOf);
  if (hidesDeleted !== COUNTED_LISTS[list].hidesDeleted || states.includes(null)) return count();
  const counts = await prisma.listCount.findMany({
    select: { count: true },
    where: { list, AND: states.map((states) => ({ state: { in: states ?? [] } })) },
  });
  return counts.reduce((sum, { count }) => sum + count, 0);
}

type Condition = readonly [field: string, value: unknown];

/** Flattens a Prisma `where` into its conditions, including nested ANDs. */
function conditionsOf(where: object): Condition[] {
  return Object.entries(where).flatMap(([field, value]): Condition[] => {
    if (value === undefined) return [];
    return field === "AND" ? [value].flat().flatMap(conditionsOf) : [[field, value]];
  });
}

const isNotDeleted = ([field, value]: Condition) => field === "deletedAt" && value === null;

/** Returns the states that a condition allows; null: it is not only about the state. */
function statesOf([field, value]: Condition): string[] | null {
  if (field !== "state") return null;
  if (typeof value === "string") return [value];
  const { in: states, ...rest } = value as { in?: readonly string[] };
  return states === undefined || Object.keys(rest).length > 0 ? null : [...states];
}
