import { graphql } from "react-relay";
import type { OpenStoreQuery } from "../__generated__/OpenStoreQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { type EditedRecord, RecordDialogs } from "../relay/records/RecordDialogs.tsx";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { NewStore } from "./NewStore.tsx";
import { StoreEditor } from "./StoreEditor.tsx";

/** The form that the address names: a new record (`?add=`) or the one there is (`?edit=`). */
export function StoreDialogs() {
  const { editTitle } = useMessages("store");
  return <RecordDialogs editTitle={editTitle} Add={NewStore} Edit={EditStore} />;
}

function EditStore({ loaded, missing, onClose }: EditedRecord<OpenStoreQuery>) {
  const { node } = useLoadedQuery<OpenStoreQuery>(
    graphql`
      query OpenStoreQuery($id: ID!) {
        node(id: $id) {
          id
          ...StoreEditor_store @alias(as: "record")
        }
      }
    `,
    loaded,
  );
  if (node?.record == null) return missing;
  return <StoreEditor key={node.id} store={node.record} onClose={onClose} />;
}
