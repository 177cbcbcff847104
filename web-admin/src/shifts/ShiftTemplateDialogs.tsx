import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import type { OpenShiftTemplateQuery } from "../__generated__/OpenShiftTemplateQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { type EditedRecord, RecordDialogs } from "../relay/records/RecordDialogs.tsx";

const NewShiftTemplate = createLazyComponent(
  async () => (await import("./NewShiftTemplate.tsx")).NewShiftTemplate,
);
const EditShiftTemplate = createLazyComponent<EditedRecord<OpenShiftTemplateQuery>>(
  async () => (await import("./EditShiftTemplate.tsx")).EditShiftTemplate,
);

/** Renders the form that the URL opens: `?add=` for a new shift template, `?edit=` for an existing one. */
export function ShiftTemplateDialogs() {
  return <RecordDialogs words={useMessages("shifts")} Add={NewShiftTemplate} Edit={EditShiftTemplate} />;
}
