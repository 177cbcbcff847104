import { decodeText } from "../domain/tables/decodeText.ts";
import {
  type CountHeaders,
  delimiterOf,
  headersIn,
  linesOf,
  withoutDeclaration,
} from "../domain/tables/delimiter.ts";
import { OpenQuoteError, readDelimited } from "./readDelimited.ts";
import { type Cells, TableError } from "./table.ts";

/** How much of a text shows what separates its cells. */
const MAX_SAMPLE = 200_000;

/**
 * Reads the cells of a text file in any encoding, with any delimiter. Throws when it is no text, or a quotation mark has
 * no partner; beyond `maxRows` rows, empty ones may be dropped.
 */
export function readCsv(bytes: Uint8Array, maxRows: number, countHeaders: CountHeaders): Cells {
  const decoded = decodeText(bytes, (text) => headersIn(text, countHeaders));
  if (decoded === null) throw new TypeError("The file is no text.");
  const { text, declared } = withoutDeclaration(decoded);
  const delimiter = declared ?? delimiterOf(linesOf(text.slice(0, MAX_SAMPLE)), countHeaders) ?? ",";
  try {
    const rows = readDelimited(text, { delimiter, hasFreeQuotes: false, maxRows });
    return { rows: rows.map(({ cells }) => cells), from1904: false };
  } catch (error) {
    if (error instanceof OpenQuoteError) throw new TableError("QUOTES", { row: error.row });
    throw error;
  }
}
