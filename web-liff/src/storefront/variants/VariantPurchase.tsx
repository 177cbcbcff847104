import { isSoldOut } from "@machiya/schema/domain/products/preOrder";
import type { PricedProduct } from "@machiya/schema/domain/products/shownDiscounts";
import { useEffect, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type {
  VariantPurchaseQuery,
  VariantPurchaseQuery$data,
} from "../../__generated__/VariantPurchaseQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { Button } from "../../ui/Button.tsx";
import { PurchasePanel } from "../PurchasePanel.tsx";
import { VariantChips } from "./VariantChips.tsx";
import styles from "./VariantPurchase.module.css";
import { chooseValue, findVariant, firstChoice } from "./variantChoice.ts";

export type ShownVariant = NonNullable<NonNullable<VariantPurchaseQuery$data["node"]>["variants"]>[number];

interface VariantPurchaseProps {
  product: { id: string; name: string };
  /** The product's discounts, which its variants share. */
  priced: PricedProduct;
  /** The style of the part with the button, which stays on the screen. */
  footer: string | undefined;
  onChoose: (variant: ShownVariant | null) => void;
  onDone: () => void;
}

/** Chooses a variant by its options, and adds it to the cart. */
export function VariantPurchase({ product, priced, footer, onChoose, onDone }: VariantPurchaseProps) {
  const { node } = useLazyLoadQuery<VariantPurchaseQuery>(
    graphql`
      query VariantPurchaseQuery($id: ID!) {
        node(id: $id) {
          id
          ... on Product {
            options {
              name
              values
            }
            variants {
              id
              name
              code
              optionValues
              price
              stock
              preOrderLeft
              preOrderDay
              hasOwnImage
              imageUrl(variant: DETAIL)
              listUrl: imageUrl(variant: LIST)
              ...PurchasePanel_product
            }
          }
        }
      }
    `,
    { id: product.id },
    { fetchPolicy: "store-and-network" },
  );
  const text = useMessages("storefront");
  const options = node?.options ?? [];
  const variants = node?.variants ?? [];
  const [chosen, setChosen] = useState(() => firstChoice(options, variants));
  const variant = findVariant(variants, chosen);
  const nothingLeft = variants.every(isSoldOut);
  const missing = options.filter((_option, index) => chosen[index] == null).map(({ name }) => name);
  useEffect(() => onChoose(variant), [variant, onChoose]);
  return (
    <>
      <div className={styles.options}>
        {options.map(({ name, values }, option) => (
          <VariantChips
            key={name}
            label={name}
            values={values}
            variants={variants}
            chosen={chosen}
            option={option}
            onChoose={(value) => setChosen(chooseValue(variants, chosen, option, value))}
          />
        ))}
      </div>
      <div className={footer}>
        {variant === null ? (
          <Button wide disabled>
            {nothingLeft ? text.outOfStock : text.chooseFirst(missing)}
          </Button>
        ) : (
          <PurchasePanel
            key={variant.id}
            product={variant}
            priced={{ ...priced, unitPrice: variant.price }}
            onDone={onDone}
          />
        )}
      </div>
    </>
  );
}
