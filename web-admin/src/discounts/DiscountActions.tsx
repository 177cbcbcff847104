import { graphql, useFragment } from "react-relay";
import type { DiscountActions_discount$key } from "../__generated__/DiscountActions_discount.graphql.ts";
import { RecordActions } from "../relay/records/RecordActions.tsx";
import { DeleteDiscounts } from "./DeleteDiscounts.tsx";
import { DiscountToggle } from "./DiscountToggle.tsx";

/** The actions of a discount. */
export function DiscountActions({ discount }: { discount: DiscountActions_discount$key }) {
  const data = useFragment(
    graphql`
      fragment DiscountActions_discount on Discount {
        id
        name
        ...DiscountToggle_discount
      }
    `,
    discount,
  );
  const { id, name } = data;
  return (
    <RecordActions
      type="Discount"
      id={id}
      name={name}
      deleting={(onClose) => <DeleteDiscounts ids={[id]} itemsToDelete={{ name }} onClose={onClose} />}
    >
      <DiscountToggle discount={data} />
    </RecordActions>
  );
}
