import { graphql, type PreloadedQuery } from "react-relay";
import type { OpenStoreQuery } from "../__generated__/OpenStoreQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { NotFoundDialog } from "../relay/NotFoundDialog.tsx";
import { useLoadedQuery, useRouteLoaded } from "../relay/routeQuery.ts";
import { useOpen } from "../relay/useOpen.ts";
import { OpenedDialog } from "../ui/Opened.tsx";
import { messages } from "./messages.ts";
import { NewStore } from "./NewStore.tsx";
import { StoreEditor } from "./StoreEditor.tsx";

/** The form that the address names: a new record (`?add=`) or the one there is (`?edit=`). */
export function StoreDialogs() {
  const words = useMessages(messages);
  const loaded = useRouteLoaded<OpenStoreQuery>();
  const adding = useOpen("add");
  const editing = useOpen("edit");
  if (adding.opened !== null) return <NewStore onClose={adding.close} />;
  if (loaded === null) return null;
  return (
    <OpenedDialog title={words.editTitle} attempt={loaded} onClose={editing.close}>
      <LoadedStore loaded={loaded} onClose={editing.close} />
    </OpenedDialog>
  );
}

interface LoadedStoreProps {
  loaded: PreloadedQuery<OpenStoreQuery>;
  onClose: () => void;
}

function LoadedStore({ loaded, onClose }: LoadedStoreProps) {
  const words = useMessages(messages);
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
  if (node?.record == null) return <NotFoundDialog title={words.editTitle} onClose={onClose} />;
  return <StoreEditor key={node.id} store={node.record} onClose={onClose} />;
}
