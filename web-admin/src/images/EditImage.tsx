import { graphql } from "react-relay";
import type { OpenImageQuery } from "../__generated__/OpenImageQuery.graphql.ts";
import type { EditedRecord } from "../relay/records/RecordDialogs.tsx";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { ImageEditor } from "./ImageEditor.tsx";

/** Renders the form of a loaded image. */
export function EditImage({ loaded, missing, onClose }: EditedRecord<OpenImageQuery>) {
  const { node } = useLoadedQuery<OpenImageQuery>(
    graphql`
      query OpenImageQuery($id: ID!) {
        node(id: $id) {
          id
          ...ImageEditor_image @alias(as: "record")
        }
      }
    `,
    loaded,
  );
  if (node?.record == null) return missing;
  return <ImageEditor key={node.id} image={node.record} onClose={onClose} />;
}
