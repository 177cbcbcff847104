import type { useTypeOptions_productTypes$key } from "../../__generated__/useTypeOptions_productTypes.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { NewDialog } from "../../relay/records/NewDialog.tsx";
import { ProductFields } from "./ProductFields.tsx";
import { type ProductDraft, productDetails, splitIds } from "./productDraft.ts";
import { useCreateProducts } from "./useCreateProducts.ts";
import { useProductForm } from "./useProductForm.ts";
import { useTypeOptions } from "./useTypeOptions.ts";

const INITIAL: ProductDraft = {
  name: "",
  code: "",
  description: "",
  keywords: "",
  price: "",
  stock: "",
  lowStockLevel: "",
  maxPerOrder: "",
  maxPerCustomer: "",
  quantityStep: "1",
  preOrderCap: "",
  preOrderDay: "",
  workUnits: "1",
  topPick: "false",
  types: "",
  state: "ENABLED",
  images: "",
};

/** A new product has no types. */
const NONE: readonly never[] = [];

interface NewProductProps {
  /** The existing product types. */
  types: useTypeOptions_productTypes$key;
  onClose: () => void;
}

/** The form of a new product. */
export function NewProduct({ types, onClose }: NewProductProps) {
  const words = useMessages("productEdit");
  const options = useTypeOptions(types, NONE);
  const { fieldNames, problemsOf } = useProductForm(options.known);
  const [create, busy] = useCreateProducts();
  return (
    <NewDialog
      title={words.addTitle}
      busy={busy}
      initial={INITIAL}
      save={(written, callbacks) => {
        const product = { details: productDetails(written), typeIds: splitIds(written.types) };
        create({ variables: { input: { products: [product] } }, ...callbacks });
      }}
      fieldNames={fieldNames}
      problemsOf={problemsOf}
      onClose={onClose}
    >
      {(fields) => <ProductFields {...fields} types={options} />}
    </NewDialog>
  );
}
