import { graphql, useFragment } from "react-relay";
import OpenServiceQueryNode from "../__generated__/OpenServiceQuery.graphql.ts";
import type { ServiceEditor_service$key } from "../__generated__/ServiceEditor_service.graphql.ts";
import { useMessages } from "../language/language.ts";
import { EditDialog } from "../relay/records/EditDialog.tsx";
import { type ServiceDraft, ServiceFields } from "./ServiceFields.tsx";
import { detailsOf, useServiceForm } from "./useServiceForm.ts";
import { useUpdateService } from "./useUpdateService.ts";

interface ServiceEditorProps {
  service: ServiceEditor_service$key;
  onClose: () => void;
}

/** Edits a service. */
export function ServiceEditor({ service, onClose }: ServiceEditorProps) {
  const words = useMessages("services");
  const { fieldNames, problemsOf } = useServiceForm();
  const [update, busy] = useUpdateService();
  const { id, version, name, abbreviation, durationMinutes, price, note } = useFragment(
    graphql`
      fragment ServiceEditor_service on Service {
        id
        version
        name
        abbreviation
        durationMinutes
        price
        note
      }
    `,
    service,
  );
  const values: ServiceDraft = {
    name,
    abbreviation,
    durationMinutes: String(durationMinutes),
    price,
    note,
  };
  return (
    <EditDialog
      title={words.editTitle}
      busy={busy}
      current={{ version, values }}
      shownBy={{ document: OpenServiceQueryNode, variables: { id } }}
      save={(seen, changes, callbacks) =>
        update({
          variables: { input: { id, version: seen, details: detailsOf(changes) } },
          ...callbacks,
        })
      }
      fieldNames={fieldNames}
      problemsOf={problemsOf}
      onClose={onClose}
    >
      {(fields) => <ServiceFields {...fields} />}
    </EditDialog>
  );
}
