import { useMessages } from "../language/language.ts";
import { NewDialog } from "../relay/records/NewDialog.tsx";
import { type ServiceDraft, ServiceFields } from "./ServiceFields.tsx";
import { useCreateServices } from "./useCreateServices.ts";
import { detailsOf, useServiceForm } from "./useServiceForm.ts";

const INITIAL: ServiceDraft = { name: "", abbreviation: "", durationMinutes: "60", price: "", note: "" };

/** The form of a new service. */
export function NewService({ onClose }: { onClose: () => void }) {
  const words = useMessages("services");
  const { fieldNames, problemsOf } = useServiceForm();
  const [create, busy] = useCreateServices();
  return (
    <NewDialog
      title={words.addTitle}
      busy={busy}
      initial={INITIAL}
      save={(draft, callbacks) =>
        create({ variables: { input: { services: [detailsOf(draft)] } }, ...callbacks })
      }
      fieldNames={fieldNames}
      problemsOf={problemsOf}
      onClose={onClose}
    >
      {(fields) => <ServiceFields {...fields} />}
    </NewDialog>
  );
}
