import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import type { OpenImageQuery } from "../__generated__/OpenImageQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { type EditedRecord, RecordDialogs } from "../relay/records/RecordDialogs.tsx";

const NewImage = createLazyComponent(async () => (await import("./NewImage.tsx")).NewImage);
const EditImage = createLazyComponent<EditedRecord<OpenImageQuery>>(
  async () => (await import("./EditImage.tsx")).EditImage,
);

/** Renders the form that the URL opens: `?add=` for a new image, `?edit=` for an existing one. */
export function ImageDialogs() {
  return <RecordDialogs words={useMessages("images")} Add={NewImage} Edit={EditImage} />;
}
