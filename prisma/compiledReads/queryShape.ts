/**
 * A read that only Prisma can answer. It is a singleton, because it is thrown often and its stack trace is
 * not used.
 */
export class Unsupported extends Error {
  static readonly ONE = new Unsupported("This read is Prisma's");
}

/** Returns SQL about a row of the table with this alias. */
export type Sql = (alias: string) => string;

/**
 * The shape of a read as a key, separate from its values: reads with the same key have the same statement.
 */
export class QueryShape {
  key = "";
  /** Whether a condition matches rows anywhere in the list's order, such as a range of times or a search. */
  isScattered = false;
  /** Whether values restrict the rows, so that Postgres estimates their number better with the values than without. */
  isRestricted = false;
  readonly values: unknown[] = [];

  /** Adds a value of a condition and returns its placeholder. */
  add(value: unknown): string {
    this.isRestricted = true;
    return `$${this.values.push(value)}`;
  }
}

/** Returns the object itself. Throws Unsupported unless it is a plain object. */
export function plain(value: unknown): Record<string, unknown> {
  if (typeof value !== "object" || value === null) throw Unsupported.ONE;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw Unsupported.ONE;
  return value as Record<string, unknown>;
}

/** Throws Unsupported when an object has a defined field that is not in `names`. */
export function onlyFields(object: Record<string, unknown>, names: ReadonlySet<string>): void {
  for (const name in object) if (object[name] !== undefined && !names.has(name)) throw Unsupported.ONE;
}

/** Returns a list from a value that Prisma accepts as one or many. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
