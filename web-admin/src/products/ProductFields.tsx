import { Switch } from "@fluentui/react-components";
import { PRODUCT_STATES } from "@machiya/schema/domain/productState";
import { useMessages } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import { ChoiceTags } from "../relay/ChoiceTags.tsx";
import type { Choices } from "../relay/finding.ts";
import { FormGrid } from "../ui/FormGrid.tsx";
import { FormSelect } from "../ui/FormSelect.tsx";
import { bound, type FormFields } from "../ui/formFields.ts";
import { ImageField } from "../ui/ImageField.tsx";
import { TextField } from "../ui/TextField.tsx";
import { joinIds, type ProductDraft, splitIds } from "./productDraft.ts";

interface ProductFieldsProps extends FormFields<ProductDraft> {
  /** The shelves that it can stand on. */
  types: Choices;
}

/** What is written of a product. Source of the rules: shop.md §5. */
export function ProductFields({ types, ...fields }: ProductFieldsProps) {
  const { draft, change } = fields;
  const words = useMessages("products");
  const edit = useMessages("productEdit");
  const labels = useLabels();
  return (
    <>
      <TextField label={words.name} required {...bound(fields, "name")} />
      <TextField label={words.code} hint={edit.codeHint} {...bound(fields, "code")} />
      <FormGrid>
        <TextField label={words.price} required inputMode="decimal" {...bound(fields, "price")} />
        <TextField label={words.stock} inputMode="decimal" {...bound(fields, "stock")} />
      </FormGrid>
      <ChoiceTags
        label={words.types}
        hint={types.known.length === 0 ? edit.noTypes : undefined}
        choices={types}
        chosen={splitIds(draft.types)}
        onChange={(ids) => change({ types: joinIds(ids) })}
      />
      <ImageField label={words.image} removable {...bound(fields, "image")} />
      <TextField label={words.description} long {...bound(fields, "description")} />
      <FormSelect
        label={words.state}
        options={PRODUCT_STATES}
        labelOf={(state) => labels.productState[state]}
        {...bound(fields, "state")}
      />
      <Switch
        label={edit.topPickLabel}
        checked={draft.topPick === "true"}
        onChange={(_, { checked }) => change({ topPick: String(checked) })}
      />
    </>
  );
}
