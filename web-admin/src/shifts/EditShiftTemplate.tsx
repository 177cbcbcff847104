import { graphql } from "react-relay";
import type { OpenShiftTemplateQuery } from "../__generated__/OpenShiftTemplateQuery.graphql.ts";
import type { EditedRecord } from "../relay/records/RecordDialogs.tsx";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { ShiftTemplateEditor } from "./ShiftTemplateEditor.tsx";

/** Renders the form of a loaded shift template. */
export function EditShiftTemplate({ loaded, missing, onClose }: EditedRecord<OpenShiftTemplateQuery>) {
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
