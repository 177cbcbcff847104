import { isCurrency } from "@machiya/schema/domain/minorUnits";
import { useLanguage } from "./language.ts";

/** Returns a function that names a currency in the chosen language. */
export function useCurrencyName(): (currency: string) => string {
  const { locale } = useLanguage();
  const names = new Intl.DisplayNames(locale, { type: "currency" });
  return (currency) => (isCurrency(currency) ? `${names.of(currency)} (${currency})` : currency);
}
