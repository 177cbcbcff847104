import { csvCell, literal } from "./csv.ts";

/** Returns a cell with the word for a value. */
export const wordSql = (value: string, words: Readonly<Record<string, string>>, other = "") => ({
  text: `CASE ${value} ${Object.entries(words)
    .map(([name, one]) => `WHEN ${literal(name)} THEN ${literal(csvCell(one))}`)
    .join(" ")} ELSE ${literal(csvCell(other))} END`,
});
