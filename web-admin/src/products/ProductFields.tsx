import { Switch } from "@fluentui/react-components";
import { useMessages } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import { ChoiceTags } from "../relay/ChoiceTags.tsx";
import type { Choices } from "../relay/finding.ts";
import { FormGrid } from "../ui/FormGrid.tsx";
import { FormSelect } from "../ui/FormSelect.tsx";
import { ImageField } from "../ui/ImageField.tsx";
import { TextField } from "../ui/TextField.tsx";
import { editMessages } from "./editMessages.ts";
import { messages } from "./messages.ts";
import { joinIds, type ProductDraft, splitIds } from "./productDraft.ts";
import { PRODUCT_STATES } from "./productSearch.ts";

interface ProductFieldsProps {
  draft: ProductDraft;
  problems: Partial<Record<keyof ProductDraft, string | undefined>>;
  change: (written: Partial<ProductDraft>) => void;
  /** The shelves that it can stand on. */
  types: Choices;
}

/** What is written of a product. Source of the rules: shop.md §5. */
export function ProductFields({ draft, problems, change, types }: ProductFieldsProps) {
  const words = useMessages(messages);
  const edit = useMessages(editMessages);
  const labels = useLabels();
  return (
    <>
      <TextField
        label={words.name}
        required
        value={draft.name}
        problem={problems.name}
        onChange={(name) => change({ name })}
      />
      <TextField
        label={words.code}
        hint={edit.codeHint}
        value={draft.code}
        problem={problems.code}
        onChange={(code) => change({ code })}
      />
      <FormGrid>
        <TextField
          label={words.price}
          required
          inputMode="decimal"
          value={draft.price}
          problem={problems.price}
          onChange={(price) => change({ price })}
        />
        <TextField
          label={words.stock}
          inputMode="decimal"
          value={draft.stock}
          problem={problems.stock}
          onChange={(stock) => change({ stock })}
        />
      </FormGrid>
      <ChoiceTags
        label={words.types}
        hint={types.known.length === 0 ? edit.noTypes : undefined}
        choices={types}
        chosen={splitIds(draft.types)}
        onChange={(ids) => change({ types: joinIds(ids) })}
      />
      <ImageField label={words.image} removable value={draft.image} onChange={(image) => change({ image })} />
      <TextField
        label={words.description}
        long
        value={draft.description}
        onChange={(description) => change({ description })}
      />
      <FormSelect
        label={words.state}
        value={draft.state}
        options={PRODUCT_STATES}
        labelOf={(state) => labels.productState[state]}
        onChange={(state) => change({ state })}
      />
      <Switch
        label={edit.topPickLabel}
        checked={draft.topPick === "true"}
        onChange={(_, { checked }) => change({ topPick: String(checked) })}
      />
    </>
  );
}
