import { Big, readDecimal } from "../money.ts";

/** The length of the longest text that can be a number. */
const MAX_VALUE = 60;

/** Signs of currencies. The sign of the yen is a backslash in Shift_JIS. */
const CURRENCY = /(?:nt|hk|us)?\$|twd|ntd|jpy|thb|hkd|usd|[¥\\฿元円圓]|บาท/gi;

/** The signs by which negative amounts are written, Japanese triangles among them. */
const MINUS = /^[-−‐‑–—▲△▼]/;

/** Reads a number of a cell, such as NT$1,200.00 and (50), which is negative. Null when it is none. */
export function readWrittenNumber(cell: string): Big | null {
  if (cell.length > MAX_VALUE) return null;
  let text = cell.replaceAll(CURRENCY, "").replaceAll(" ", "");
  const inBrackets = /^\((.+)\)$/.exec(text);
  if (inBrackets?.[1] !== undefined) text = `-${inBrackets[1]}`;
  text = text
    .replace(/^\+/, "")
    .replace(MINUS, "-")
    .replace(/^(.+)[-−]$/, "-$1");
  // A comma separates thousands; one that does not is an error and not a decimal sign.
  if (!/^-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/.test(text)) return null;
  return readDecimal(new Big(text.replaceAll(",", "")).toFixed());
}
