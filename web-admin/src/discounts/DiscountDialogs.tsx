import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import type { OpenDiscountQuery } from "../__generated__/OpenDiscountQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { type EditedRecord, RecordDialogs } from "../relay/records/RecordDialogs.tsx";

const NewDiscount = createLazyComponent(async () => (await import("./NewDiscount.tsx")).NewDiscount);
const EditDiscount = createLazyComponent<EditedRecord<OpenDiscountQuery>>(
  async () => (await import("./EditDiscount.tsx")).EditDiscount,
);

/** Renders the form that the URL opens: `?add=` for a new discount, `?edit=` for an existing one. */
export function DiscountDialogs() {
  return <RecordDialogs words={useMessages("discounts")} Add={NewDiscount} Edit={EditDiscount} />;
}
