import type { PaymentProviderName } from "@machiya/schema/domain/paymentProviders/providerRegistry";
import { forEachCredential } from "@machiya/schema/domain/paymentProviders/providerSetups";
import { useLanguage, useMessages } from "../language/language.ts";
import { useCurrencyName } from "../language/useCurrencyName.ts";
import { useLabels } from "../language/useLabels.ts";
import type { Problems } from "../ui/fields/formFields.ts";
import { type ProviderDraft, providerProblems, splitChannels } from "./providerDraft.ts";

/** Returns the field names, value formatting and validation of a provider's form. */
export function useProviderForm(provider: PaymentProviderName) {
  const words = useMessages("paymentSetup");
  const { required } = useMessages("ui");
  const { language } = useLanguage();
  const { listSeparator } = useLabels();
  const currencyName = useCurrencyName();
  const texts = { INCOMPLETE: words.incomplete, MISSING: required, FORMAT: words.wrongForm };
  return {
    fieldNames: {
      ...forEachCredential(({ label }) => label[language]),
      enabled: words.enabled,
      isTest: words.mode,
      channels: words.channels,
      currency: words.currency,
      capturesLater: words.capturesLater,
      credentials: words.credentials,
    },
    valueText: (field: string, value: string) => {
      if (field === "enabled" || field === "capturesLater") return value === "true" ? words.on : words.off;
      if (field === "isTest") return value === "true" ? words.modes.true : words.modes.false;
      if (field === "currency") return currencyName(value);
      if (field !== "channels") return value;
      return splitChannels(value)
        .map((channel) => words.channel[channel])
        .join(listSeparator);
    },
    problemsOf: (draft: ProviderDraft, isStored: boolean): Problems<ProviderDraft> =>
      Object.fromEntries(
        Object.entries(providerProblems(provider, draft, isStored)).map(([field, problem]) => [
          field,
          texts[problem],
        ]),
      ),
  };
}
