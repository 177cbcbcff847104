import { MessageBar, MessageBarBody } from "@fluentui/react-components";
import type { DiscountAudience, DiscountKind, DiscountState } from "@machiya/prisma/enums";
import { DISCOUNT_AUDIENCES } from "@machiya/schema/domain/listFilters/discountFilters";
import { readDecimal, toWire } from "@machiya/schema/domain/money";
import { DISCOUNT_STATES } from "@machiya/schema/domain/products/discountState";
import { useMessages } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import { FormSelect } from "../ui/fields/FormSelect.tsx";
import { bindFields, type FormFields } from "../ui/fields/formFields.ts";
import { TextField } from "../ui/fields/TextField.tsx";
import { DISCOUNT_KINDS } from "./discountSearch.ts";

/**
 * Describes the effect of a typed multiplier; 0 and an empty text leave the price unchanged (decisions.md
 * §4).
 */
function useMultiplierText(written: string): string {
  const words = useMessages("discounts");
  const multiplier = readDecimal(written.trim());
  if (multiplier === null || multiplier.lt(0)) return "";
  if (multiplier.eq(0) || multiplier.eq(1)) return words.multiplierNone;
  const percent = toWire(multiplier.minus(1).times(100).abs());
  return multiplier.lt(1) ? words.multiplierOff(percent) : words.multiplierOn(percent);
}

/** A discount as form values; numbers as typed, empty for none. */
export type DiscountDraft = Readonly<Record<"name" | "amount" | "multiplier" | "description", string>> & {
  readonly kind: DiscountKind;
  readonly audience: DiscountAudience;
  readonly state: DiscountState;
};

interface DiscountFieldsProps extends FormFields<DiscountDraft> {
  /** Products or customers have the discount, so its audience cannot change. */
  isAssigned?: boolean;
}

/** The fields of a discount's form. */
export function DiscountFields({ isAssigned, ...fields }: DiscountFieldsProps) {
  const { draft } = fields;
  const words = useMessages("discounts");
  const { name, description } = useMessages("uiRecord");
  const labels = useLabels();
  const multiplierText = useMultiplierText(draft.multiplier);
  return (
    <>
      <TextField label={name} required {...bindFields(fields, "name")} />
      <FormSelect
        label={words.kind}
        options={DISCOUNT_KINDS}
        labelOf={(kind) => labels.discountKind[kind]}
        {...bindFields(fields, "kind")}
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
            {...bindFields(fields, "multiplier")}
          />
          <TextField label={words.amount} hint={words.amountHint} {...bindFields(fields, "amount")} />
        </>
      )}
      <FormSelect
        label={words.audience}
        options={DISCOUNT_AUDIENCES}
        labelOf={(audience) => labels.discountAudience[audience]}
        disabled={isAssigned === true}
        hint={isAssigned ? words.audienceTaken : undefined}
        {...bindFields(fields, "audience")}
      />
      <FormSelect
        label={words.state}
        options={DISCOUNT_STATES}
        labelOf={(state) => labels.discountState[state]}
        {...bindFields(fields, "state")}
      />
      <TextField label={description} long {...bindFields(fields, "description")} />
    </>
  );
}
