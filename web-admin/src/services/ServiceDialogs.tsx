import { graphql, type PreloadedQuery } from "react-relay";
import type { OpenServiceQuery } from "../__generated__/OpenServiceQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { NotFoundDialog } from "../relay/NotFoundDialog.tsx";
import { useLoadedQuery, useRouteLoaded } from "../relay/routeQuery.ts";
import { useOpen } from "../relay/useOpen.ts";
import { OpenedDialog } from "../ui/Opened.tsx";
import { messages } from "./messages.ts";
import { NewService } from "./NewService.tsx";
import { ServiceEditor } from "./ServiceEditor.tsx";

/** The form that the address names: a new service (`?add=`) or one of these (`?edit=`). */
export function ServiceDialogs() {
  const words = useMessages(messages);
  const loaded = useRouteLoaded<OpenServiceQuery>();
  const adding = useOpen("add");
  const editing = useOpen("edit");
  if (adding.opened !== null) return <NewService onClose={adding.close} />;
  if (loaded === null) return null;
  return (
    <OpenedDialog title={words.editTitle} attempt={loaded} onClose={editing.close}>
      <LoadedService loaded={loaded} onClose={editing.close} />
    </OpenedDialog>
  );
}

interface LoadedServiceProps {
  loaded: PreloadedQuery<OpenServiceQuery>;
  onClose: () => void;
}

function LoadedService({ loaded, onClose }: LoadedServiceProps) {
  const words = useMessages(messages);
  const { node } = useLoadedQuery<OpenServiceQuery>(
    graphql`
      query OpenServiceQuery($id: ID!) {
        node(id: $id) {
          id
          ...ServiceEditor_service @alias(as: "record")
        }
      }
    `,
    loaded,
  );
  if (node?.record == null) return <NotFoundDialog title={words.editTitle} onClose={onClose} />;
  return <ServiceEditor key={node.id} service={node.record} onClose={onClose} />;
}
