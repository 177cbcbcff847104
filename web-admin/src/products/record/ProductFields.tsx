import { Switch } from "@fluentui/react-components";
import { DEFAULT_LOW_STOCK_LEVEL } from "@machiya/schema/domain/orders/stock";
import { PRODUCT_STATES } from "@machiya/schema/domain/products/productState";
import { useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import { ChoiceTags } from "../../relay/picker/ChoiceTags.tsx";
import type { PickerState } from "../../relay/picker/usePicker.ts";
import { useStoreSettings } from "../../session/storeSettings.ts";
import { DateField } from "../../ui/dates/DateField.tsx";
import { FormGrid } from "../../ui/fields/FormGrid.tsx";
import { FormSelect } from "../../ui/fields/FormSelect.tsx";
import { bindFields, type FormFields } from "../../ui/fields/formFields.ts";
import { TextField } from "../../ui/fields/TextField.tsx";
import { ImagesField } from "../images/ImagesField.tsx";
import { joinIds, type ProductDraft, splitIds } from "./productDraft.ts";

interface ProductFieldsProps extends FormFields<ProductDraft> {
  /** The product types to choose from. */
  types: PickerState;
  /** The variants of the product have the price and the stock. */
  hasVariants?: boolean;
  /** The number of customers who get a message when it is in stock again. */
  waitingCustomers?: number;
  /** For how many pieces orders wait. */
  preOrdered?: string;
}

/** The fields of a product's form; shop.md §5 specifies their rules. */
export function ProductFields({
  types,
  hasVariants,
  waitingCustomers = 0,
  preOrdered = "0",
  ...fields
}: ProductFieldsProps) {
  const { draft, change } = fields;
  const words = useMessages("products");
  const edit = useMessages("productEdit");
  const preOrders = useMessages("preOrders");
  const images = useMessages("productImages");
  const labels = useLabels();
  const { countsWork } = useStoreSettings();
  return (
    <>
      <TextField label={words.name} required {...bindFields(fields, "name")} />
      <TextField label={words.code} hint={edit.codeHint} {...bindFields(fields, "code")} />
      {hasVariants ? (
        <span>{edit.perVariant}</span>
      ) : (
        <FormGrid>
          <TextField label={words.price} required inputMode="decimal" {...bindFields(fields, "price")} />
          <TextField label={words.stock} inputMode="decimal" {...bindFields(fields, "stock")} />
          <TextField
            label={edit.lowStockLevel}
            hint={edit.lowStockLevelHint(DEFAULT_LOW_STOCK_LEVEL)}
            inputMode="decimal"
            {...bindFields(fields, "lowStockLevel")}
          />
        </FormGrid>
      )}
      {!hasVariants && (
        <FormGrid>
          <TextField
            label={preOrders.cap}
            hint={preOrders.capHint}
            inputMode="decimal"
            {...bindFields(fields, "preOrderCap")}
          />
          <DateField label={preOrders.day} hint={preOrders.dayHint} {...bindFields(fields, "preOrderDay")} />
        </FormGrid>
      )}
      {Number(preOrdered) > 0 && <span>{preOrders.waiting(preOrdered)}</span>}
      {waitingCustomers > 0 && <span>{edit.waitingCustomers(waitingCustomers)}</span>}
      <FormGrid>
        <TextField
          label={edit.maxPerOrder}
          hint={edit.noLimit}
          inputMode="decimal"
          {...bindFields(fields, "maxPerOrder")}
        />
        <TextField
          label={edit.maxPerCustomer}
          hint={edit.noLimit}
          inputMode="decimal"
          {...bindFields(fields, "maxPerCustomer")}
        />
        <TextField
          label={edit.quantityStep}
          hint={edit.quantityStepHint}
          inputMode="decimal"
          {...bindFields(fields, "quantityStep")}
        />
      </FormGrid>
      {countsWork && (
        <TextField
          label={edit.workUnits}
          hint={edit.workUnitsHint}
          inputMode="decimal"
          {...bindFields(fields, "workUnits")}
        />
      )}
      <ChoiceTags
        label={words.types}
        hint={types.known.length === 0 ? edit.noTypes : undefined}
        choices={types}
        chosen={splitIds(draft.types)}
        onChange={(ids) => change({ types: joinIds(ids) })}
      />
      <ImagesField label={images.images} {...bindFields(fields, "images")} />
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
