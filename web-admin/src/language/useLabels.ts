import { formatMoney, wording } from "@machiya/schema/wording";
import { useLanguage } from "./language.ts";

/** The words of the trade: labels of states, methods and sources. */
export function useLabels() {
  return wording(useLanguage().language);
}

/** Writes an amount of money, as the wire sends it, for people. */
export function useMoney(): (amount: string) => string {
  const { language } = useLanguage();
  return (amount) => formatMoney(language, amount);
}
