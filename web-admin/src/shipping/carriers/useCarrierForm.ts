import { type CarrierName, forEachCarrierCredential } from "@machiya/schema/domain/carriers/carrierRegistry";
import { CHAIN_NAMES } from "@machiya/schema/domain/carriers/carriers";
import { useLanguage, useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import type { Problems } from "../../ui/fields/formFields.ts";
import { type CarrierDraft, carrierProblems, splitChains } from "./carrierDraft.ts";

/** Returns the field names, value formatting, and validation of a carrier's form. */
export function useCarrierForm(carrier: CarrierName) {
  const { language } = useLanguage();
  const words = useMessages("carriers");
  const provider = useMessages("paymentSetup");
  const { required } = useMessages("ui");
  const { listSeparator } = useLabels();
  const texts = {
    MISSING: required,
    NO_CHAIN: words.noChain,
    NAME: words.senderNameWrong,
    PHONE: words.senderPhoneWrong,
    FORMAT: words.wrongForm,
  };
  return {
    fieldNames: {
      ...forEachCarrierCredential(({ label }) => label[language]),
      enabled: words.enabled,
      isTest: provider.mode,
      chains: words.chains,
      senderName: words.senderName,
      senderPhone: words.senderPhone,
      credentials: provider.credentials,
    },
    valueText: (field: string, value: string) => {
      if (field === "enabled") return value === "true" ? provider.on : provider.off;
      if (field === "isTest") return value === "true" ? provider.modes.true : provider.modes.false;
      if (field !== "chains") return value;
      return splitChains(value)
        .map((chain) => CHAIN_NAMES[chain])
        .join(listSeparator);
    },
    problemsOf: (draft: CarrierDraft, isStored: boolean): Problems<CarrierDraft> =>
      Object.fromEntries(
        Object.entries(carrierProblems(carrier, draft, isStored)).map(([field, problem]) => [
          field,
          texts[problem],
        ]),
      ),
  };
}
