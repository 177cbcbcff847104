import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import type { OpenCustomerQuery } from "../__generated__/OpenCustomerQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { type EditedRecord, RecordDialogs } from "../relay/records/RecordDialogs.tsx";

const NewCustomer = createLazyComponent(async () => (await import("./add/NewCustomer.tsx")).NewCustomer);
const EditCustomer = createLazyComponent<EditedRecord<OpenCustomerQuery>>(
  async () => (await import("./edit/EditCustomer.tsx")).EditCustomer,
);

/** Renders the form that the URL opens: `?add=` for a new customer, `?edit=` for an existing one. */
export function OpenCustomer() {
  return <RecordDialogs words={useMessages("customers")} Add={NewCustomer} Edit={EditCustomer} />;
}
