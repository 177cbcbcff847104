import { wholeCartTiers } from "@machiya/schema/domain/orders/discountHints";
import { type PricedProduct, shownDiscounts } from "@machiya/schema/domain/products/shownDiscounts";
import { useMessages, useMoney } from "../language/language.ts";
import { DiscountTag } from "./DiscountTags.tsx";
import styles from "./DiscountTerms.module.css";

/** Lists a product's discounts and fees with the quantities to which they apply. */
export function DiscountTerms({ product }: { product: PricedProduct }) {
  const text = useMessages("storefront");
  const money = useMoney();
  if (product.discounts.length === 0) return null;
  return (
    <section className={styles.terms} aria-label={text.discounts}>
      {shownDiscounts(product).map((shown) => {
        const discount = product.discounts.find(({ id }) => id === shown.id);
        const { kind, minQuantity = "0", maxQuantity = null } = discount ?? {};
        const range =
          kind === "WHOLE_CART"
            ? wholeCartTiers().map(({ from, percentOff }) => text.tier(money(from), percentOff))
            : [
                minQuantity !== "0" && minQuantity !== "1" ? text.from(String(minQuantity)) : null,
                maxQuantity === null ? null : text.endsAt(String(maxQuantity)),
              ];
        return (
          <p key={shown.id}>
            <DiscountTag discount={shown} />
            <span className={styles.small}>{range.filter((part) => part !== null).join(" · ")}</span>
          </p>
        );
      })}
    </section>
  );
}
