import { graphql } from "react-relay";
import type { OpenShiftTemplateQuery } from "../__generated__/OpenShiftTemplateQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { type EditedRecord, RecordDialogs } from "../relay/records/RecordDialogs.tsx";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { NewShiftTemplate } from "./NewShiftTemplate.tsx";
import { ShiftTemplateEditor } from "./ShiftTemplateEditor.tsx";

/** Renders the form that the URL opens: `?add=` for a new shift template, `?edit=` for an existing one. */
export function ShiftTemplateDialogs() {
  const { editTitle } = useMessages("shifts");
  return <RecordDialogs editTitle={editTitle} Add={NewShiftTemplate} Edit={EditShiftTemplate} />;
}

function EditShiftTemplate({ loaded, missing, onClose }: EditedRecord<OpenShiftTemplateQuery>) {
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
  if (node?.record == null) return missing;
  return <ShiftTemplateEditor key={node.id} shiftTemplate={node.record} onClose={onClose} />;
}
