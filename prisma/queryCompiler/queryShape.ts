/** A read that only Prisma can answer. One for all, because it is thrown often and nobody reads where. */
export class Unsupported extends Error {
  static readonly ONE = new Unsupported("This read is Prisma's");
}

/** SQL about a row of which the table's alias is given. */
export type Sql = (alias: string) => string;

/** What a read asks for, without its values, and these: reads with the same key have the same statement. */
export class QueryShape {
  key = "";
  readonly values: unknown[] = [];

  /** The placeholder of a value. */
  add(value: unknown): string {
    return `$${this.values.push(value)}`;
  }
}

/** The fields of an object that were given; throws Unsupported for what is no plain object. */
export function plain(value: unknown): Record<string, unknown> {
  if (typeof value !== "object" || value === null) throw Unsupported.ONE;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw Unsupported.ONE;
  return value as Record<string, unknown>;
}

/** Throws Unsupported when an object has a field that is not named here. */
export function onlyFields(given: Record<string, unknown>, names: ReadonlySet<string>): void {
  for (const name in given) if (given[name] !== undefined && !names.has(name)) throw Unsupported.ONE;
}

/** Of `value` as Prisma takes it where it may be one or many. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
