import { DISCOUNT_AUDIENCES } from "@machiya/schema/domain/listFilters/discountFilters";
import { readChoice } from "@machiya/schema/domain/listFilters/searchParams";
import { DISCOUNT_STATES } from "@machiya/schema/domain/products/discountState";
import { graphql, useFragment } from "react-relay";
import type { DiscountEditor_discount$key } from "../__generated__/DiscountEditor_discount.graphql.ts";
import OpenDiscountQueryNode from "../__generated__/OpenDiscountQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { EditDialog } from "../relay/records/EditDialog.tsx";
import { type DiscountDraft, DiscountFields } from "./DiscountFields.tsx";
import { DISCOUNT_KINDS } from "./discountSearch.ts";
import { numbersOf, useDiscountForm } from "./useDiscountForm.ts";
import { useUpdateDiscount } from "./useUpdateDiscount.ts";

interface DiscountEditorProps {
  discount: DiscountEditor_discount$key;
  onClose: () => void;
}

/** Edits a discount. */
export function DiscountEditor({ discount, onClose }: DiscountEditorProps) {
  const words = useMessages("discounts");
  const { fieldNames, problemsOf, valueText } = useDiscountForm();
  const [update, busy] = useUpdateDiscount();
  const data = useFragment(
    graphql`
      fragment DiscountEditor_discount on Discount {
        id
        version
        name
        kind
        amount
        multiplier
        audience
        description
        state
        productCount
        customerCount
      }
    `,
    discount,
  );
  const { id, version } = data;
  const values: DiscountDraft = {
    name: data.name,
    kind: readChoice(DISCOUNT_KINDS, data.kind) || "PER_PRODUCT",
    amount: data.amount ?? "",
    multiplier: data.multiplier ?? "",
    audience: readChoice(DISCOUNT_AUDIENCES, data.audience) || "PRODUCT",
    description: data.description,
    state: readChoice(DISCOUNT_STATES, data.state) || "DISABLED",
  };
  return (
    <EditDialog
      title={words.editTitle}
      busy={busy}
      current={{ version, values }}
      shownBy={{ document: OpenDiscountQueryNode, variables: { id } }}
      save={(seen, changes, callbacks) =>
        update({
          variables: { input: { id, version: seen, details: { ...changes, ...numbersOf(changes) } } },
          ...callbacks,
        })
      }
      fieldNames={fieldNames}
      problemsOf={problemsOf}
      valueText={valueText}
      onClose={onClose}
    >
      {(fields) => <DiscountFields {...fields} isAssigned={data.productCount + data.customerCount > 0} />}
    </EditDialog>
  );
}
