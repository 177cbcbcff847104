import { graphql, useFragment } from "react-relay";
import OpenProductTypeQueryNode from "../__generated__/OpenProductTypeQuery.graphql.ts";
import type { ProductTypeEditor_productType$key } from "../__generated__/ProductTypeEditor_productType.graphql.ts";
import { useMessages } from "../language/language.ts";
import { EditDialog } from "../relay/records/EditDialog.tsx";
import { ProductTypeFields } from "./ProductTypeFields.tsx";
import { useProductTypeForm } from "./useProductTypeForm.ts";
import { useUpdateProductType } from "./useUpdateProductType.ts";

interface ProductTypeEditorProps {
  productType: ProductTypeEditor_productType$key;
  onClose: () => void;
}

/** Edits a product type. */
export function ProductTypeEditor({ productType, onClose }: ProductTypeEditorProps) {
  const words = useMessages("productTypes");
  const form = useProductTypeForm();
  const [update, busy] = useUpdateProductType();
  const { id, version, name, description } = useFragment(
    graphql`
      fragment ProductTypeEditor_productType on ProductType {
        id
        version
        name
        description
      }
    `,
    productType,
  );
  return (
    <EditDialog
      title={words.editTitle}
      busy={busy}
      current={{ version, values: { name, description } }}
      shownBy={{ document: OpenProductTypeQueryNode, variables: { id } }}
      save={(seen, details, callbacks) =>
        update({ variables: { input: { id, version: seen, details } }, ...callbacks })
      }
      fieldNames={form.fieldNames}
      problemsOf={form.problemsOf}
      onClose={onClose}
    >
      {(fields) => <ProductTypeFields {...fields} />}
    </EditDialog>
  );
}
