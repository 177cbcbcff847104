import { graphql } from "react-relay";
import type { OpenImageQuery } from "../__generated__/OpenImageQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { type EditedRecord, RecordDialogs } from "../relay/records/RecordDialogs.tsx";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { ImageEditor } from "./ImageEditor.tsx";
import { NewImage } from "./NewImage.tsx";

/** Renders the form that the URL opens: `?add=` for a new image, `?edit=` for an existing one. */
export function ImageDialogs() {
  const { editTitle } = useMessages("images");
  return <RecordDialogs editTitle={editTitle} Add={NewImage} Edit={EditImage} />;
}

function EditImage({ loaded, missing, onClose }: EditedRecord<OpenImageQuery>) {
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
