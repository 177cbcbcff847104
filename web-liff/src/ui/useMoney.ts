import { formatMoney } from "@machiya/schema/wording";
import { useLanguage } from "../language/language.tsx";

/** Dollars for people to read. */
export function useMoney(): (amount: string) => string {
  const { language } = useLanguage();
  return (amount) => formatMoney(language, amount);
}
