import { Field, Switch } from "@fluentui/react-components";
import { canCaptureLater, channelsOfProvider } from "@machiya/schema/domain/orders/onlinePayments";
import {
  type PaymentProviderName,
  providerDeclaration,
} from "@machiya/schema/domain/paymentProviders/providerRegistry";
import { useMessages } from "../language/language.ts";
import { useCurrencyName } from "../language/useCurrencyName.ts";
import { FormSelect } from "../ui/fields/FormSelect.tsx";
import { bindFields, type FormFields } from "../ui/fields/formFields.ts";
import { TagChoice } from "../ui/fields/TagChoice.tsx";
import { type ProviderDraft, splitChannels } from "./providerDraft.ts";

const MODES = ["true", "false"] as const;

/** The fields of a provider other than its credentials. */
export function ProviderFields({
  provider,
  ...fields
}: FormFields<ProviderDraft> & { provider: PaymentProviderName }) {
  const words = useMessages("paymentSetup");
  const currencyName = useCurrencyName();
  const { draft, problems, change } = fields;
  return (
    <>
      <Field validationMessage={problems.enabled ?? null}>
        <Switch
          label={words.enabled}
          checked={draft.enabled === "true"}
          onChange={(_, { checked }) => change({ enabled: String(checked) })}
        />
      </Field>
      <FormSelect
        label={words.mode}
        hint={words.modeHint}
        options={MODES}
        labelOf={(value) => words.modes[value]}
        {...bindFields(fields, "isTest")}
      />
      <TagChoice
        label={words.channels}
        options={channelsOfProvider(provider).map((channel) => ({
          value: channel,
          label: words.channel[channel],
        }))}
        chosen={splitChannels(draft.channels)}
        onChange={(channels) => change({ channels: channels.join(",") })}
      />
      <FormSelect
        label={words.currency}
        hint={words.currencyHint}
        options={providerDeclaration(provider).currencies}
        labelOf={currencyName}
        {...bindFields(fields, "currency")}
      />
      {canCaptureLater(provider) && (
        <Field hint={words.capturesLaterHint}>
          <Switch
            label={words.capturesLater}
            checked={draft.capturesLater === "true"}
            onChange={(_, { checked }) => change({ capturesLater: String(checked) })}
          />
        </Field>
      )}
    </>
  );
}
