import { graphql } from "react-relay";
import type { OpenServiceQuery } from "../__generated__/OpenServiceQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { type EditedRecord, RecordDialogs } from "../relay/records/RecordDialogs.tsx";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { NewService } from "./NewService.tsx";
import { ServiceEditor } from "./ServiceEditor.tsx";

/** Renders the form that the URL opens: `?add=` for a new service, `?edit=` for an existing one. */
export function ServiceDialogs() {
  const { editTitle } = useMessages("services");
  return <RecordDialogs editTitle={editTitle} Add={NewService} Edit={EditService} />;
}

function EditService({ loaded, missing, onClose }: EditedRecord<OpenServiceQuery>) {
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
  if (node?.record == null) return missing;
  return <ServiceEditor key={node.id} service={node.record} onClose={onClose} />;
}
