import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import type { OpenStoreQuery } from "../__generated__/OpenStoreQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { type EditedRecord, RecordDialogs } from "../relay/records/RecordDialogs.tsx";

const NewStore = createLazyComponent(async () => (await import("./NewStore.tsx")).NewStore);
const EditStore = createLazyComponent<EditedRecord<OpenStoreQuery>>(
  async () => (await import("./EditStore.tsx")).EditStore,
);

/** Renders the form that the URL opens: `?add=` for a new record, `?edit=` for the existing one. */
export function StoreDialogs() {
  return <RecordDialogs words={useMessages("store")} Add={NewStore} Edit={EditStore} />;
}
