import { graphql } from "react-relay";
import type { OpenStoreQuery } from "../__generated__/OpenStoreQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { type EditedRecord, RecordDialogs } from "../relay/records/RecordDialogs.tsx";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { NewStore } from "./NewStore.tsx";
import { StoreEditor } from "./StoreEditor.tsx";

/** Renders the form that the URL opens: `?add=` for a new record, `?edit=` for the existing one. */
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
          ...useStoreDraft_store @alias(as: "record")
        }
      }
    `,
    loaded,
  );
  if (node?.record == null) return missing;
  return <StoreEditor key={node.id} store={node.record} onClose={onClose} />;
}
