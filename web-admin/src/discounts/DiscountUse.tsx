import { graphql, useFragment } from "react-relay";
import type { DiscountUse_discount$key } from "../__generated__/DiscountUse_discount.graphql.ts";
import { useMessages } from "../language/language.ts";

/** Shows how many products or customers have a discount; without any it renders nothing. */
export function DiscountUse({ discount }: { discount: DiscountUse_discount$key }) {
  const words = useMessages("discounts");
  const { productCount, customerCount } = useFragment(
    graphql`
      fragment DiscountUse_discount on Discount {
        productCount
        customerCount
      }
    `,
    discount,
  );
  return (
    <>
      {productCount > 0 && <div>{words.onProducts(productCount)}</div>}
      {customerCount > 0 && <div>{words.toCustomers(customerCount)}</div>}
    </>
  );
}
