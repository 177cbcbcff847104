import { useLanguage, useMoney } from "../language/language.ts";
import type { CellKind } from "./reportTable.ts";

/** Returns a function that formats a value of a report for display; an unknown value is a dash. */
export function useCellText(): (kind: CellKind, value: string) => string {
  const money = useMoney();
  const { locale } = useLanguage();
  return (kind, value) => {
    if (kind === "text") return value;
    if (value === "") return "–";
    if (kind === "money") return money(value);
    const isShare = kind === "share";
    return new Intl.NumberFormat(locale, {
      style: isShare ? "percent" : "decimal",
      maximumFractionDigits: isShare ? 1 : 2,
    }).format(Number(value));
  };
}
