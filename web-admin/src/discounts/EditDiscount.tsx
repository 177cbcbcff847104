import { graphql } from "react-relay";
import type { OpenDiscountQuery } from "../__generated__/OpenDiscountQuery.graphql.ts";
import type { EditedRecord } from "../relay/records/RecordDialogs.tsx";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { DiscountEditor } from "./DiscountEditor.tsx";

/** Renders the form of a loaded discount. */
export function EditDiscount({ loaded, missing, onClose }: EditedRecord<OpenDiscountQuery>) {
  const { node } = useLoadedQuery<OpenDiscountQuery>(
    graphql`
      query OpenDiscountQuery($id: ID!) {
        node(id: $id) {
          id
          ...DiscountEditor_discount @alias(as: "record")
        }
      }
    `,
    loaded,
  );
  if (node?.record == null) return missing;
  return <DiscountEditor key={node.id} discount={node.record} onClose={onClose} />;
}
