import { graphql, type PreloadedQuery } from "react-relay";
import type { OpenImageQuery } from "../__generated__/OpenImageQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { NotFoundDialog } from "../relay/NotFoundDialog.tsx";
import { useLoadedQuery, useRouteLoaded } from "../relay/routeQuery.ts";
import { useOpen } from "../relay/useOpen.ts";
import { OpenedDialog } from "../ui/Opened.tsx";
import { ImageEditor } from "./ImageEditor.tsx";
import { messages } from "./messages.ts";
import { NewImage } from "./NewImage.tsx";

/** The form that the address names: a new image (`?add=`) or one of these (`?edit=`). */
export function ImageDialogs() {
  const words = useMessages(messages);
  const loaded = useRouteLoaded<OpenImageQuery>();
  const adding = useOpen("add");
  const editing = useOpen("edit");
  if (adding.opened !== null) return <NewImage onClose={adding.close} />;
  if (loaded === null) return null;
  return (
    <OpenedDialog title={words.editTitle} attempt={loaded} onClose={editing.close}>
      <LoadedImage loaded={loaded} onClose={editing.close} />
    </OpenedDialog>
  );
}

interface LoadedImageProps {
  loaded: PreloadedQuery<OpenImageQuery>;
  onClose: () => void;
}

function LoadedImage({ loaded, onClose }: LoadedImageProps) {
  const words = useMessages(messages);
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
  if (node?.record == null) return <NotFoundDialog title={words.editTitle} onClose={onClose} />;
  return <ImageEditor key={node.id} image={node.record} onClose={onClose} />;
}
