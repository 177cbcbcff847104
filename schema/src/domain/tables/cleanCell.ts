/**
 * Returns a cell with ordinary characters, without the wrapping that keeps spreadsheets from reading numbers. Every value
 * that is read from a file or a pasted text, and not kept as its author wrote it, goes through this function.
 */
export const cleanCell = (cell: string): string =>
  cell
    .normalize("NFKC")
    .replaceAll(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/^="(.*)"$/s, "$1")
    .replace(/^'/, "")
    .replace(/\s+/g, " ")
    .trim();
