import { providerName } from "@machiya/schema/domain/paymentProviders/providerRegistry";
import { useLanguage } from "./language.ts";
import { useLabels } from "./useLabels.ts";

/** Returns a function that names who processes a payment. */
export function useProviderName(): (provider: string) => string {
  const { language } = useLanguage();
  const { recordedByStaff } = useLabels();
  return (provider) => (provider === "MANUAL" ? recordedByStaff : providerName(provider, language));
}
