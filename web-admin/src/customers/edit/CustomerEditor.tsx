import { graphql, useFragment } from "react-relay";
import type { CustomerEditor_customer$key } from "../../__generated__/CustomerEditor_customer.graphql.ts";
import OpenCustomerQueryNode from "../../__generated__/OpenCustomerQuery.graphql.ts";
import type { useAvailableDiscounts_discounts$key } from "../../__generated__/useAvailableDiscounts_discounts.graphql.ts";
import { type DiscountChoice, findCustomerDiscounts } from "../../discounts/findDiscounts.ts";
import { useAvailableDiscounts } from "../../discounts/useAvailableDiscounts.ts";
import { useMessages } from "../../language/language.ts";
import { ChoiceTags } from "../../relay/picker/ChoiceTags.tsx";
import { usePicker } from "../../relay/picker/usePicker.ts";
import { EditDialog } from "../../relay/records/EditDialog.tsx";
import { bindFields } from "../../ui/fields/formFields.ts";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useUpdateCustomer } from "../useUpdateCustomer.ts";

interface CustomerEditorProps {
  customer: CustomerEditor_customer$key;
  /** The discounts that can be assigned to customers. */
  choices: useAvailableDiscounts_discounts$key;
  onClose: () => void;
}

/** Joins ids into a sorted text, so that sets of ids can be compared. */
const joined = (ids: readonly string[]) => [...ids].sort().join(" ");
const split = (ids: string) => ids.split(" ").filter((id) => id !== "");

/** Edits a customer's name, phone number, note and discounts. */
export function CustomerEditor({ customer, choices, onClose }: CustomerEditorProps) {
  const words = useMessages("customers");
  const { name: nameWord } = useMessages("uiRecord");
  const { required } = useMessages("ui");
  const [update, busy] = useUpdateCustomer();
  const { id, version, name, phone, note, discounts } = useFragment(
    graphql`
      fragment CustomerEditor_customer on Customer {
        id
        version
        name
        phone
        note
        discounts {
          id
          name
          kind
        }
      }
    `,
    customer,
  );
  const { first, isLonger } = useAvailableDiscounts(choices);
  const offered = usePicker<DiscountChoice>({
    known: [...first, ...discounts],
    isLonger,
    find: findCustomerDiscounts,
  });
  // A customer without a name may stay without one, but a name cannot be removed.
  const named = name !== "";
  const assigned = joined(discounts.map((discount) => discount.id));
  const nameOf = (discountId: string) =>
    offered.known.find((discount) => discount.id === discountId)?.name ?? "";
  return (
    <EditDialog
      title={words.editTitle}
      busy={busy}
      current={{ version, values: { name, phone, note, discounts: assigned } }}
      shownBy={{ document: OpenCustomerQueryNode, variables: { id } }}
      save={(seen, { discounts: wanted = assigned, ...details }, callbacks) => {
        const [now, then] = [split(wanted), split(assigned)];
        const addDiscountIds = now.filter((one) => !then.includes(one));
        const removeDiscountIds = then.filter((one) => !now.includes(one));
        update({
          variables: { input: { id, version: seen, details, addDiscountIds, removeDiscountIds } },
          ...callbacks,
        });
      }}
      fieldNames={{ name: nameWord, phone: words.phone, note: words.note, discounts: words.discounts }}
      problemsOf={(draft) => ({ name: named && draft.name.trim() === "" ? required : undefined })}
      valueText={(field, value) =>
        field === "discounts" ? split(value).map(nameOf).join(", ") || words.noneGiven : value
      }
      onClose={onClose}
    >
      {(fields) => (
        <>
          <TextField required={named} label={nameWord} {...bindFields(fields, "name")} />
          <TextField label={words.phone} type="tel" inputMode="tel" {...bindFields(fields, "phone")} />
          <TextField long rows={3} label={words.note} {...bindFields(fields, "note")} />
          <ChoiceTags
            label={words.discounts}
            choices={offered}
            chosen={split(fields.draft.discounts)}
            hint={offered.known.length === 0 ? words.noDiscounts : undefined}
            onChange={(chosen) => fields.change({ discounts: joined(chosen) })}
          />
        </>
      )}
    </EditDialog>
  );
}
