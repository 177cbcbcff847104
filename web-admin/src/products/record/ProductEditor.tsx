import { makeStyles } from "@fluentui/react-components";
import { readChoice } from "@machiya/schema/domain/listFilters/searchParams";
import { PRODUCT_STATES } from "@machiya/schema/domain/products/productState";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { useRevalidator } from "react-router";
import type { ProductEditor_product$key } from "../../__generated__/ProductEditor_product.graphql.ts";
import ProductPageQueryNode, {
  type ProductPageQuery$variables,
} from "../../__generated__/ProductPageQuery.graphql.ts";
import type { useTypeOptions_productTypes$key } from "../../__generated__/useTypeOptions_productTypes.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { productPath } from "../../paths.ts";
import { PageForm } from "../../relay/records/PageForm.tsx";
import { useEdit } from "../../relay/records/useEdit.ts";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { useUndo } from "../../undo/useUndo.ts";
import { imagesText } from "../images/imageList.ts";
import { productNumber } from "../list/productSearch.ts";
import { ProductFields } from "./ProductFields.tsx";
import { joinIds, type ProductDraft, productDetails, splitIds, typeChanges } from "./productDraft.ts";
import { useProductForm } from "./useProductForm.ts";
import { useTypeOptions } from "./useTypeOptions.ts";
import { useUpdateProduct } from "./useUpdateProduct.ts";

const useStyles = makeStyles({
  root: {
    display: "grid",
    gap: "16px",
    alignItems: "start",
    gridTemplateColumns: "minmax(0, 760px) minmax(240px, 320px)",
    "@media (max-width: 900px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

interface ProductEditorProps {
  product: ProductEditor_product$key;
  /** The variables of the page's query. */
  variables: ProductPageQuery$variables;
  /** The existing product types. */
  types: useTypeOptions_productTypes$key;
  /** Renders the card that customers see, for the values in the form and the names of their types. */
  preview: (draft: ProductDraft, typeNames: readonly string[]) => ReactNode;
}

/** Edits a product, beside the card that customers see. */
export function ProductEditor({ product, variables, types, preview }: ProductEditorProps) {
  const styles = useStyles();
  const words = useMessages("productEdit");
  const { saved } = useMessages("ui");
  const undo = useUndo();
  const notify = useToast();
  const { revalidate } = useRevalidator();
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
        quantityStep
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
    quantityStep: data.quantityStep ?? "",
    preOrderCap: data.preOrderCap ?? "",
    preOrderDay: data.preOrderDay ?? "",
    workUnits: data.workUnits,
    topPick: String(data.topPick),
    types: joinIds(data.types.map((type) => type.id)),
    state: readChoice(PRODUCT_STATES, data.state) || "DISABLED",
    images: imagesText(data.images),
  };
  const edit = useEdit<ProductDraft>({
    current: { version, values },
    shownBy: { document: ProductPageQueryNode, variables },
    save: (seen, changes, callbacks) =>
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
      }),
    onSaved: (undoSave) => {
      notify.success(saved, undoSave);
      // The histories on the page show the change.
      void revalidate();
    },
    onUnchanged: () => {},
  });
  const { draft } = edit;
  const chosen = splitIds(draft.types);
  const typeNames = options.known.filter((type) => chosen.includes(type.id)).map(({ name }) => name);
  return (
    <div className={styles.root}>
      <PageForm
        title={words.product}
        heading="h2"
        page={productPath(productNumber(id))}
        busy={busy}
        edit={edit}
        problems={form.problemsOf(draft)}
        fieldNames={form.fieldNames}
        valueText={form.valueText}
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
      </PageForm>
      {preview(draft, typeNames)}
    </div>
  );
}
