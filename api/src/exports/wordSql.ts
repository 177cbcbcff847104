import { csvCell, literal } from "./csv.ts";

/** Returns SQL of the word for a value, as a cell. */
export const wordSql = (value: string, words: Readonly<Record<string, string>>, other = ""): string =>
  `CASE ${value} ${Object.entries(words)
    .map(([name, one]) => `WHEN ${literal(name)} THEN ${literal(csvCell(one))}`)
    .join(" ")} ELSE ${literal(csvCell(other))} END`;
