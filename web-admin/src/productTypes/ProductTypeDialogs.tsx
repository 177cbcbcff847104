import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import type { OpenProductTypeQuery } from "../__generated__/OpenProductTypeQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { type EditedRecord, RecordDialogs } from "../relay/records/RecordDialogs.tsx";

const NewProductType = createLazyComponent(async () => (await import("./NewProductType.tsx")).NewProductType);
const EditProductType = createLazyComponent<EditedRecord<OpenProductTypeQuery>>(
  async () => (await import("./EditProductType.tsx")).EditProductType,
);

/** Renders the form that the URL opens: `?add=` for a new product type, `?edit=` for an existing one. */
export function ProductTypeDialogs() {
  return <RecordDialogs words={useMessages("productTypes")} Add={NewProductType} Edit={EditProductType} />;
}
