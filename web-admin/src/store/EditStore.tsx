import { graphql } from "react-relay";
import type { OpenStoreQuery } from "../__generated__/OpenStoreQuery.graphql.ts";
import type { EditedRecord } from "../relay/records/RecordDialogs.tsx";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { StoreEditor } from "./StoreEditor.tsx";

/** Renders the form of a loaded store record. */
export function EditStore({ loaded, missing, onClose }: EditedRecord<OpenStoreQuery>) {
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
