import type { Model, ScalarField } from "./models.ts";
import type { QueryShape, Sql } from "./queryShape.ts";

/** The columns of each search index, which the migrations create because Prisma cannot express them. */
export const SEARCH_INDEXES: Readonly<Record<string, readonly string[] | undefined>> = {
  Appointment: ["customerName"],
  Customer: ["name", "phone"],
  Image: ["name"],
  Order: ["buyerName", "recipientName", "note"],
  Product: ["name", "code", "keywords"],
  StaffMember: ["name", "englishName"],
};

/**
 * Compiles the search for a word in a text column. The index contains the parts of one and two characters
 * of the normalized text; such a word is decided by the index alone, a longer one also by the text itself.
 * Postgres evaluates what depends only on the word once, when it plans the statement.
 */
export function readSearch(model: Model, field: ScalarField, word: string, shape: QueryShape): Sql {
  shape.key += "contains ";
  shape.isScattered = true;
  const searched = `machiya_search_text(${shape.add(word)})`;
  const text: Sql = (alias) => `machiya_search_text(${alias}."${field.name}")`;
  const isPart: Sql = (alias) => `strpos(${text(alias)}, ${searched}) > 0`;
  if (!SEARCH_INDEXES[model.name]?.includes(field.name)) return isPart;
  return (alias) =>
    `(machiya_grams(${text(alias)}) @> machiya_word_grams(${searched}) AND (char_length(${searched}) <= 2 OR ${isPart(alias)}))`;
}
