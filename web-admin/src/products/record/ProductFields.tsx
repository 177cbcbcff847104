import { Switch } from "@fluentui/react-components";
import { PRODUCT_STATES } from "@machiya/schema/domain/products/productState";
import { useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import { ChoiceTags } from "../../relay/picker/ChoiceTags.tsx";
import type { PickerState } from "../../relay/picker/usePicker.ts";
import { FormGrid } from "../../ui/fields/FormGrid.tsx";
import { FormSelect } from "../../ui/fields/FormSelect.tsx";
import { bindFields, type FormFields } from "../../ui/fields/formFields.ts";
import { ImageField } from "../../ui/fields/ImageField.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { joinIds, type ProductDraft, splitIds } from "./productDraft.ts";

interface ProductFieldsProps extends FormFields<ProductDraft> {
  /** The product types to choose from. */
  types: PickerState;
}

/** The fields of a product's form; shop.md §5 specifies their rules. */
export function ProductFields({ types, ...fields }: ProductFieldsProps) {
  const { draft, change } = fields;
  const words = useMessages("products");
  const edit = useMessages("productEdit");
  const labels = useLabels();
  return (
    <>
      <TextField label={words.name} required {...bindFields(fields, "name")} />
      <TextField label={words.code} hint={edit.codeHint} {...bindFields(fields, "code")} />
      <FormGrid>
        <TextField label={words.price} required inputMode="decimal" {...bindFields(fields, "price")} />
        <TextField label={words.stock} inputMode="decimal" {...bindFields(fields, "stock")} />
      </FormGrid>
      <ChoiceTags
        label={words.types}
        hint={types.known.length === 0 ? edit.noTypes : undefined}
        choices={types}
        chosen={splitIds(draft.types)}
        onChange={(ids) => change({ types: joinIds(ids) })}
      />
      <ImageField label={words.image} removable {...bindFields(fields, "image")} />
      <TextField label={words.description} long {...bindFields(fields, "description")} />
      <TextField label={words.keywords} hint={edit.keywordsHint} {...bindFields(fields, "keywords")} />
      <FormSelect
        label={words.state}
        options={PRODUCT_STATES}
        labelOf={(state) => labels.productState[state]}
        {...bindFields(fields, "state")}
      />
      <Switch
        label={edit.topPickLabel}
        checked={draft.topPick === "true"}
        onChange={(_, { checked }) => change({ topPick: String(checked) })}
      />
    </>
  );
}
