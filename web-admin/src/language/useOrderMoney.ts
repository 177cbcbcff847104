import { formatCurrency } from "@machiya/schema/wording/formatCurrency";
import { useLanguage } from "./language.ts";

/** Returns the function that formats an amount in the currency of its order, by the currency's code. */
export function useOrderMoney(): (amount: string, currency: string | null | undefined) => string {
  const { language } = useLanguage();
  return (amount, currency) => formatCurrency(language, currency, amount);
}
