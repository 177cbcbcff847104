import { Checkbox, Field, Input, makeStyles, Textarea } from "@fluentui/react-components";
import { graphql, useFragment } from "react-relay";
import type { CustomerEditor_choices$key } from "../__generated__/CustomerEditor_choices.graphql.ts";
import type { CustomerEditor_customer$key } from "../__generated__/CustomerEditor_customer.graphql.ts";
import OpenCustomerQueryNode, {
  type OpenCustomerQuery$variables,
} from "../__generated__/OpenCustomerQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { ConflictNotice } from "../relay/ConflictNotice.tsx";
import { useEdit } from "../relay/useEdit.ts";
import { FieldGroup } from "../ui/FieldGroup.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { messages as uiMessages } from "../ui/messages.ts";
import { useNotify } from "../ui/notifications.tsx";
import { messages } from "./messages.ts";
import { useUpdateCustomer } from "./useUpdateCustomer.ts";

const useStyles = makeStyles({ choices: { display: "flex", flexDirection: "column" } });

interface CustomerEditorProps {
  customer: CustomerEditor_customer$key;
  /** The discounts that can be given. */
  choices: CustomerEditor_choices$key;
  variables: OpenCustomerQuery$variables;
  onClose: () => void;
}

/** Ids of discounts as one text, so that two sets of them can be compared. */
const joined = (ids: Iterable<string>) => [...ids].sort().join(" ");
const split = (ids: string) => ids.split(" ").filter((id) => id !== "");

/** Changes what staff know of a customer and which discounts are theirs. */
export function CustomerEditor({ customer, choices, variables, onClose }: CustomerEditorProps) {
  const styles = useStyles();
  const words = useMessages(messages);
  const { required, saved } = useMessages(uiMessages);
  const notify = useNotify();
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
        }
      }
    `,
    customer,
  );
  const offered = useFragment(
    graphql`
      fragment CustomerEditor_choices on Discount @relay(plural: true) {
        id
        name
      }
    `,
    choices,
  );
  const given = joined(discounts.map((discount) => discount.id));
  const edit = useEdit({
    current: { version, values: { name, phone, note, discounts: given } },
    shownBy: { document: OpenCustomerQueryNode, variables },
    save: (seenVersion, { discounts: wanted, ...details }, answer) => {
      const [now, then] = [split(wanted ?? given), split(given)];
      update({
        variables: {
          input: {
            id,
            version: seenVersion,
            details,
            addDiscountIds: now.filter((one) => !then.includes(one)),
            removeDiscountIds: then.filter((one) => !now.includes(one)),
          },
        },
        ...answer,
      });
    },
    onSaved: () => {
      onClose();
      notify.success(saved);
    },
    onUnchanged: onClose,
  });
  const { draft, change } = edit;
  const fieldNames = {
    name: words.name,
    phone: words.phone,
    note: words.note,
    discounts: words.discounts,
  };
  const nameOf = (discountId: string) => offered.find((discount) => discount.id === discountId)?.name ?? "";
  const chosen = split(draft.discounts);
  const nameMissing = draft.name.trim() === "";
  return (
    <FormDialog
      title={words.editTitle(name)}
      busy={busy}
      error={edit.error}
      fieldNames={fieldNames}
      onSubmit={() => !nameMissing && edit.submit()}
      onDismiss={onClose}
    >
      <ConflictNotice
        conflict={edit.conflict}
        fieldNames={fieldNames}
        valueText={(field, value) =>
          field === "discounts" ? split(value).map(nameOf).join(", ") || words.noneGiven : value
        }
      />
      <Field label={words.name} required validationMessage={nameMissing ? required : ""}>
        <Input value={draft.name} maxLength={200} onChange={(_, { value }) => change({ name: value })} />
      </Field>
      <Field label={words.phone}>
        <Input
          type="tel"
          value={draft.phone}
          maxLength={50}
          onChange={(_, { value }) => change({ phone: value })}
        />
      </Field>
      <Field label={words.note}>
        <Textarea
          value={draft.note}
          rows={3}
          maxLength={2000}
          onChange={(_, { value }) => change({ note: value })}
        />
      </Field>
      <FieldGroup label={words.discounts}>
        {offered.length === 0 && words.noDiscounts}
        <div className={styles.choices}>
          {offered.map((discount) => (
            <Checkbox
              key={discount.id}
              label={discount.name}
              checked={chosen.includes(discount.id)}
              onChange={(_, { checked }) =>
                change({
                  discounts: joined(
                    checked === true ? [...chosen, discount.id] : chosen.filter((one) => one !== discount.id),
                  ),
                })
              }
            />
          ))}
        </div>
      </FieldGroup>
    </FormDialog>
  );
}
