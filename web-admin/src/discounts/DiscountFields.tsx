import { MessageBar, MessageBarBody } from "@fluentui/react-components";
import type { DiscountAudience, DiscountKind, DiscountState } from "@machiya/prisma/enums";
import { DISCOUNT_STATES } from "@machiya/schema/domain/discountState";
import { DISCOUNT_AUDIENCES } from "@machiya/schema/domain/listFilters/discountFilters";
import { useMessages } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import { FormSelect } from "../ui/FormSelect.tsx";
import { bound, type FormFields } from "../ui/formFields.ts";
import { TextField } from "../ui/TextField.tsx";
import { DISCOUNT_KINDS } from "./discountSearch.ts";
import { useMultiplierText } from "./useMultiplierText.ts";

/** A discount as its form holds it; numbers as they are written, empty for none. */
export type DiscountDraft = Readonly<Record<"name" | "amount" | "multiplier" | "description", string>> & {
  readonly kind: DiscountKind;
  readonly audience: DiscountAudience;
  readonly state: DiscountState;
};

interface DiscountFieldsProps extends FormFields<DiscountDraft> {
  /** Products or customers have it: its audience stays. */
  given?: boolean;
}

/** What is written of a discount. */
export function DiscountFields({ given, ...fields }: DiscountFieldsProps) {
  const { draft } = fields;
  const words = useMessages("discounts");
  const { name, description } = useMessages("uiRecord");
  const labels = useLabels();
  const multiplierText = useMultiplierText(draft.multiplier);
  return (
    <>
      <TextField label={name} required {...bound(fields, "name")} />
      <FormSelect
        label={words.kind}
        options={DISCOUNT_KINDS}
        labelOf={(kind) => labels.discountKind[kind]}
        {...bound(fields, "kind")}
      />
      {draft.kind === "WHOLE_CART" ? (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>{words.wholeCartHint}</MessageBarBody>
        </MessageBar>
      ) : (
        <>
          <TextField
            label={words.multiplier}
            hint={words.multiplierHint}
            meaning={multiplierText}
            inputMode="decimal"
            {...bound(fields, "multiplier")}
          />
          <TextField label={words.amount} hint={words.amountHint} {...bound(fields, "amount")} />
        </>
      )}
      <FormSelect
        label={words.audience}
        options={DISCOUNT_AUDIENCES}
        labelOf={(audience) => labels.discountAudience[audience]}
        disabled={given === true}
        hint={given ? words.audienceTaken : undefined}
        {...bound(fields, "audience")}
      />
      <FormSelect
        label={words.state}
        options={DISCOUNT_STATES}
        labelOf={(state) => labels.discountState[state]}
        {...bound(fields, "state")}
      />
      <TextField label={description} long {...bound(fields, "description")} />
    </>
  );
}
