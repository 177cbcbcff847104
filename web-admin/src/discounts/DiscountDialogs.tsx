import { graphql } from "react-relay";
import type { OpenDiscountQuery } from "../__generated__/OpenDiscountQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { type EditedRecord, RecordDialogs } from "../relay/records/RecordDialogs.tsx";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { DiscountEditor } from "./DiscountEditor.tsx";
import { NewDiscount } from "./NewDiscount.tsx";

/** Renders the form that the URL opens: `?add=` for a new discount, `?edit=` for an existing one. */
export function DiscountDialogs() {
  const { editTitle } = useMessages("discounts");
  return <RecordDialogs editTitle={editTitle} Add={NewDiscount} Edit={EditDiscount} />;
}

function EditDiscount({ loaded, missing, onClose }: EditedRecord<OpenDiscountQuery>) {
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
