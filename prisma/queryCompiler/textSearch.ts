import type { Model, ScalarField } from "./models.ts";
import type { QueryShape, Sql } from "./queryShape.ts";

/**
 * The searched texts of each search index by their columns. The migrations create the indexes, because Prisma
 * cannot express them. An order without a recipient's name is shown with the buyer's.
 */
export const SEARCH_INDEXES: Readonly<Record<string, Readonly<Record<string, Sql>> | undefined>> = {
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

function columns(...names: string[]): Record<string, Sql> {
  return Object.fromEntries(names.map((name) => [name, columnOf(name)]));
}

function columnOf(name: string): Sql {
  return (alias) => `${alias}."${name}"`;
}

/**
 * Compiles the search for a word in a text column. The index contains the parts of one and two characters
 * of the normalized text; such a word is decided by the index alone, a longer one also by the text itself.
 * Postgres evaluates what depends only on the word once, when it plans the statement.
 */
export function readSearch(model: Model, field: ScalarField, word: string, shape: QueryShape): Sql {
  shape.key += "contains ";
  shape.isScattered = true;
  const searched = `machiya_search_text(${shape.add(word)})`;
  const indexed = SEARCH_INDEXES[model.name]?.[field.name];
  const original = indexed ?? columnOf(field.name);
  const text: Sql = (alias) => `machiya_search_text(${original(alias)})`;
  const isPart: Sql = (alias) => `strpos(${text(alias)}, ${searched}) > 0`;
  if (indexed === undefined) return isPart;
  return (alias) =>
    `(machiya_grams(${text(alias)}) @> machiya_word_grams(${searched}) AND (char_length(${searched}) <= 2 OR ${isPart(alias)}))`;
}
