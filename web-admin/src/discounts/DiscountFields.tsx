import { MessageBar, MessageBarBody } from "@fluentui/react-components";
import type { DiscountAudience, DiscountKind, DiscountState } from "@machiya/prisma/enums";
import { useMessages } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import { FormSelect } from "../ui/FormSelect.tsx";
import { recordMessages } from "../ui/recordMessages.ts";
import { TextField } from "../ui/TextField.tsx";
import { DISCOUNT_AUDIENCES, DISCOUNT_KINDS, DISCOUNT_STATES } from "./discountSearch.ts";
import { messages } from "./messages.ts";
import { useMultiplierText } from "./useMultiplierText.ts";

/** A discount as its form holds it; numbers as they are written, empty for none. */
export type DiscountDraft = Readonly<Record<"name" | "amount" | "multiplier" | "description", string>> & {
  readonly kind: DiscountKind;
  readonly audience: DiscountAudience;
  readonly state: DiscountState;
};

interface DiscountFieldsProps {
  draft: DiscountDraft;
  problems: Partial<Record<keyof DiscountDraft, string | undefined>>;
  change: (written: Partial<DiscountDraft>) => void;
  /** Products or customers have it: its audience stays. */
  given?: boolean;
}

/** What is written of a discount. */
export function DiscountFields({ draft, problems, change, given }: DiscountFieldsProps) {
  const words = useMessages(messages);
  const { name, description } = useMessages(recordMessages);
  const labels = useLabels();
  const multiplierText = useMultiplierText(draft.multiplier);
  return (
    <>
      <TextField
        label={name}
        required
        value={draft.name}
        problem={problems.name}
        onChange={(written) => change({ name: written })}
      />
      <FormSelect
        label={words.kind}
        value={draft.kind}
        options={DISCOUNT_KINDS}
        labelOf={(kind) => labels.discountKind[kind]}
        onChange={(kind) => change({ kind })}
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
            value={draft.multiplier}
            problem={problems.multiplier}
            onChange={(multiplier) => change({ multiplier })}
          />
          <TextField
            label={words.amount}
            hint={words.amountHint}
            value={draft.amount}
            problem={problems.amount}
            onChange={(amount) => change({ amount })}
          />
        </>
      )}
      <FormSelect
        label={words.audience}
        value={draft.audience}
        options={DISCOUNT_AUDIENCES}
        labelOf={(audience) => labels.discountAudience[audience]}
        disabled={given === true}
        hint={given ? words.audienceTaken : undefined}
        onChange={(audience) => change({ audience })}
      />
      <FormSelect
        label={words.state}
        value={draft.state}
        options={DISCOUNT_STATES}
        labelOf={(state) => labels.discountState[state]}
        onChange={(state) => change({ state })}
      />
      <TextField
        label={description}
        long
        value={draft.description}
        onChange={(written) => change({ description: written })}
      />
    </>
  );
}
