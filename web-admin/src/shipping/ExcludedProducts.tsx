import { useMessages } from "../language/language.ts";
import { findProducts } from "../products/list/findProducts.ts";
import { ChoiceTags } from "../relay/picker/ChoiceTags.tsx";
import { type PickerItem, usePicker } from "../relay/picker/usePicker.ts";
import { splitIds } from "./shippingDraft.ts";

interface ExcludedProductsProps {
  /** The products that the stored method does not ship. */
  stored: readonly PickerItem[];
  /** The ids of the chosen products, separated by commas. */
  value: string;
  onChange: (value: string) => void;
}

/** The products that a shipping method does not ship, and a search for others. */
export function ExcludedProducts({ stored, value, onChange }: ExcludedProductsProps) {
  const words = useMessages("shipping");
  const choices = usePicker<PickerItem>({ known: stored, isLonger: true, find: findProducts });
  return (
    <ChoiceTags
      label={words.excludedProducts}
      hint={words.excludedProductsHint}
      choices={choices}
      chosen={splitIds(value)}
      onChange={(ids) => onChange(ids.join(","))}
    />
  );
}
