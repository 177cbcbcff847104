import { readChoice } from "@machiya/schema/domain/listFilters/searchParams";
import { PRODUCT_STATES } from "@machiya/schema/domain/products/productState";
import { graphql, useFragment } from "react-relay";
import OpenProductQueryNode, {
  type OpenProductQuery$variables,
} from "../../__generated__/OpenProductQuery.graphql.ts";
import type { ProductEditor_product$key } from "../../__generated__/ProductEditor_product.graphql.ts";
import type { useTypeOptions_productTypes$key } from "../../__generated__/useTypeOptions_productTypes.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { EditDialog } from "../../relay/records/EditDialog.tsx";
import { useUndo } from "../../undo/useUndo.ts";
import { imagesText } from "../images/imageList.ts";
import { ProductFields } from "./ProductFields.tsx";
import { joinIds, type ProductDraft, productDetails, typeChanges } from "./productDraft.ts";
import { useProductForm } from "./useProductForm.ts";
import { useTypeOptions } from "./useTypeOptions.ts";
import { useUpdateProduct } from "./useUpdateProduct.ts";

interface ProductEditorProps {
  product: ProductEditor_product$key;
  /** The variables of the OpenProductQuery that loaded the product. */
  variables: OpenProductQuery$variables;
  /** The existing product types. */
  types: useTypeOptions_productTypes$key;
  onClose: () => void;
}

/** Edits a product. */
export function ProductEditor({ product, variables, types, onClose }: ProductEditorProps) {
  const words = useMessages("productEdit");
  const undo = useUndo();
  const [update, busy] = useUpdateProduct();
  const data = useFragment(
    graphql`
      fragment ProductEditor_product on Product {
        id
        version
        name
        code
        description
        keywords
        price
        stock
        lowStockLevel
        maxPerOrder
        maxPerCustomer
        preOrderCap
        preOrderDay
        preOrdered
        workUnits
        hasVariants
        waitingCustomers
        topPick
        state
        images {
          imageUrl
          altText
        }
        types {
          id
          name
        }
      }
    `,
    product,
  );
  const options = useTypeOptions(types, data.types);
  const form = useProductForm(options.known);
  const { id, version } = data;
  const values: ProductDraft = {
    name: data.name,
    code: data.code,
    description: data.description,
    keywords: data.keywords,
    price: data.price,
    stock: data.stock,
    lowStockLevel: data.lowStockLevel ?? "",
    maxPerOrder: data.maxPerOrder ?? "",
    maxPerCustomer: data.maxPerCustomer ?? "",
    preOrderCap: data.preOrderCap ?? "",
    preOrderDay: data.preOrderDay ?? "",
    workUnits: data.workUnits,
    topPick: String(data.topPick),
    types: joinIds(data.types.map((type) => type.id)),
    state: readChoice(PRODUCT_STATES, data.state) || "DISABLED",
    images: imagesText(data.images),
  };
  return (
    <EditDialog
      title={words.editTitle(data.name)}
      busy={busy}
      current={{ version, values }}
      shownBy={{ document: OpenProductQueryNode, variables }}
      save={(seen, changes, callbacks) =>
        update({
          variables: {
            input: {
              id,
              version: seen,
              details: productDetails(changes),
              ...typeChanges(values.types, changes.types ?? values.types),
            },
          },
          ...callbacks,
          onCompleted: ({ updateProduct }) => callbacks.onUndoable(undo(updateProduct)),
        })
      }
      fieldNames={form.fieldNames}
      problemsOf={form.problemsOf}
      valueText={form.valueText}
      onClose={onClose}
    >
      {(fields) => (
        <ProductFields
          {...fields}
          types={options}
          hasVariants={data.hasVariants}
          preOrdered={data.preOrdered}
          waitingCustomers={data.waitingCustomers}
        />
      )}
    </EditDialog>
  );
}
