import { Field, Switch } from "@fluentui/react-components";
import { CHAIN_NAMES, STORE_CHAINS } from "@machiya/schema/domain/carriers/carriers";
import { useMessages } from "../../language/language.ts";
import { FormSelect } from "../../ui/fields/FormSelect.tsx";
import { bindFields, type FormFields } from "../../ui/fields/formFields.ts";
import { TagChoice } from "../../ui/fields/TagChoice.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { type CarrierDraft, splitChains } from "./carrierDraft.ts";

const MODES = ["true", "false"] as const;

/** The fields of a carrier other than its credentials. */
export function CarrierFields(fields: FormFields<CarrierDraft>) {
  const words = useMessages("carriers");
  const { mode, modes } = useMessages("paymentSetup");
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
        label={mode}
        hint={words.modeHint}
        options={MODES}
        labelOf={(value) => modes[value]}
        {...bindFields(fields, "isTest")}
      />
      <TagChoice
        label={words.chains}
        options={STORE_CHAINS.map((chain) => ({ value: chain, label: CHAIN_NAMES[chain] }))}
        chosen={splitChains(draft.chains)}
        onChange={(chains) => change({ chains: chains.join(",") })}
        problem={problems.chains}
      />
      <TextField label={words.senderName} hint={words.senderHint} {...bindFields(fields, "senderName")} />
      <TextField type="tel" label={words.senderPhone} {...bindFields(fields, "senderPhone")} />
    </>
  );
}
