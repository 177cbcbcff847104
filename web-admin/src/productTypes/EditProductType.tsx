import { graphql } from "react-relay";
import type { OpenProductTypeQuery } from "../__generated__/OpenProductTypeQuery.graphql.ts";
import type { EditedRecord } from "../relay/records/RecordDialogs.tsx";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { ProductTypeEditor } from "./ProductTypeEditor.tsx";

/** Renders the form of a loaded product type. */
export function EditProductType({ loaded, missing, onClose }: EditedRecord<OpenProductTypeQuery>) {
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
