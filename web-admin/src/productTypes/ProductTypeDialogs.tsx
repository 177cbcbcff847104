import { graphql } from "react-relay";
import type { OpenProductTypeQuery } from "../__generated__/OpenProductTypeQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { type EditedRecord, RecordDialogs } from "../relay/records/RecordDialogs.tsx";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { NewProductType } from "./NewProductType.tsx";
import { ProductTypeEditor } from "./ProductTypeEditor.tsx";

/** Renders the form that the URL opens: `?add=` for a new product type, `?edit=` for an existing one. */
export function ProductTypeDialogs() {
  const { editTitle } = useMessages("productTypes");
  return <RecordDialogs editTitle={editTitle} Add={NewProductType} Edit={EditProductType} />;
}

function EditProductType({ loaded, missing, onClose }: EditedRecord<OpenProductTypeQuery>) {
  const { node } = useLoadedQuery<OpenProductTypeQuery>(
    graphql`
      query OpenProductTypeQuery($id: ID!) {
        node(id: $id) {
          id
          ...ProductTypeEditor_productType @alias(as: "record")
        }
      }
    `,
    loaded,
  );
  if (node?.record == null) return missing;
  return <ProductTypeEditor key={node.id} productType={node.record} onClose={onClose} />;
}
