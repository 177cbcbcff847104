import type { Transaction } from "../writes/transaction.ts";

/** The lists whose rows are counted as they come and go (the migration kept_totals): by state, without what is deleted. */
const COUNTED_LISTS = {
  Order: { hidesDeleted: false },
  Product: { hidesDeleted: true },
  Appointment: { hidesDeleted: false },
  Customer: { hidesDeleted: true },
} as const;

/**
 * How many rows a list has over all pages, exactly: as it is kept where `where` asks for states at most, else by `count`.
 * Such a sum costs the same however many rows there are.
 */
export async function countRows(
  prisma: Pick<Transaction, "listCount">,
  list: keyof typeof COUNTED_LISTS,
  where: object,
  count: () => PromiseLike<number>,
): Promise<number> {
  const asked = conditionsOf(where);
  const hidesDeleted = asked.some(isNotDeleted);
  const states = asked.filter((condition) => !isNotDeleted(condition)).map(statesOf);
  if (hidesDeleted !== COUNTED_LISTS[list].hidesDeleted || states.includes(null)) return count();
  const kept = await prisma.listCount.findMany({
    select: { count: true },
    where: { list, AND: states.map((some) => ({ state: { in: some ?? [] } })) },
  });
  return kept.reduce((sum, { count }) => sum + count, 0);
}

type Condition = readonly [field: string, value: unknown];

/** What a `where` of Prisma's asks of a row, each by itself; an AND within is taken apart. */
function conditionsOf(where: object): Condition[] {
  return Object.entries(where).flatMap(([field, value]): Condition[] => {
    if (value === undefined) return [];
    return field === "AND" ? [value].flat().flatMap(conditionsOf) : [[field, value]];
  });
}

const isNotDeleted = ([field, value]: Condition) => field === "deletedAt" && value === null;

/** The states that a condition leaves; null: it is about something else, too. */
function statesOf([field, value]: Condition): string[] | null {
  if (field !== "state") return null;
  if (typeof value === "string") return [value];
  const { in: some, ...others } = value as { in?: readonly string[] };
  return some === undefined || Object.keys(others).length > 0 ? null : [...some];
}
