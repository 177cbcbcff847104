import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import type { OpenServiceQuery } from "../__generated__/OpenServiceQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { type EditedRecord, RecordDialogs } from "../relay/records/RecordDialogs.tsx";

const NewService = createLazyComponent(async () => (await import("./NewService.tsx")).NewService);
const EditService = createLazyComponent<EditedRecord<OpenServiceQuery>>(
  async () => (await import("./EditService.tsx")).EditService,
);

/** Renders the form that the URL opens: `?add=` for a new service, `?edit=` for an existing one. */
export function ServiceDialogs() {
  return <RecordDialogs words={useMessages("services")} Add={NewService} Edit={EditService} />;
}
