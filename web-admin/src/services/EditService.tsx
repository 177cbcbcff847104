import { graphql } from "react-relay";
import type { OpenServiceQuery } from "../__generated__/OpenServiceQuery.graphql.ts";
import type { EditedRecord } from "../relay/records/RecordDialogs.tsx";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { ServiceEditor } from "./ServiceEditor.tsx";

/** Renders the form of a loaded service. */
export function EditService({ loaded, missing, onClose }: EditedRecord<OpenServiceQuery>) {
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
