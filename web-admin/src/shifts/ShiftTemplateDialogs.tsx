import { graphql, type PreloadedQuery } from "react-relay";
import type { OpenShiftTemplateQuery } from "../__generated__/OpenShiftTemplateQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { NotFoundDialog } from "../relay/NotFoundDialog.tsx";
import { useLoadedQuery, useRouteLoaded } from "../relay/routeQuery.ts";
import { useOpen } from "../relay/useOpen.ts";
import { OpenedDialog } from "../ui/Opened.tsx";
import { messages } from "./messages.ts";
import { NewShiftTemplate } from "./NewShiftTemplate.tsx";
import { ShiftTemplateEditor } from "./ShiftTemplateEditor.tsx";

/** The form that the address names: a new shift template (`?add=`) or one of these (`?edit=`). */
export function ShiftTemplateDialogs() {
  const words = useMessages(messages);
  const loaded = useRouteLoaded<OpenShiftTemplateQuery>();
  const adding = useOpen("add");
  const editing = useOpen("edit");
  if (adding.opened !== null) return <NewShiftTemplate onClose={adding.close} />;
  if (loaded === null) return null;
  return (
    <OpenedDialog title={words.editTitle} attempt={loaded} onClose={editing.close}>
      <LoadedShiftTemplate loaded={loaded} onClose={editing.close} />
    </OpenedDialog>
  );
}

interface LoadedShiftTemplateProps {
  loaded: PreloadedQuery<OpenShiftTemplateQuery>;
  onClose: () => void;
}

function LoadedShiftTemplate({ loaded, onClose }: LoadedShiftTemplateProps) {
  const words = useMessages(messages);
  const { node } = useLoadedQuery<OpenShiftTemplateQuery>(
    graphql`
      query OpenShiftTemplateQuery($id: ID!) {
        node(id: $id) {
          id
          ...ShiftTemplateEditor_shiftTemplate @alias(as: "record")
        }
      }
    `,
    loaded,
  );
  if (node?.record == null) return <NotFoundDialog title={words.editTitle} onClose={onClose} />;
  return <ShiftTemplateEditor key={node.id} shiftTemplate={node.record} onClose={onClose} />;
}
