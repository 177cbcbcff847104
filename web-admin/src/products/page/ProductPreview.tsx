import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { AddFilled, ImageOffRegular, StarFilled } from "@fluentui/react-icons";
import { isOnSale } from "@machiya/schema/domain/products/productState";
import { enabledDiscounts, shownDiscounts } from "@machiya/schema/domain/products/shownDiscounts";
import { graphql, useFragment } from "react-relay";
import type { ProductPreview_product$key } from "../../__generated__/ProductPreview_product.graphql.ts";
import { Card } from "../../customerPage/Card.tsx";
import { useMessages, useMoney } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { useLabels } from "../../language/useLabels.ts";
import { isDecimalFrom } from "../../ui/fields/decimalInput.ts";
import { readImages } from "../images/imageList.ts";
import type { ProductDraft } from "../record/productDraft.ts";

// Customers see the shop's own colors, in the dark theme of the console, too.
const INK = "#26262e";
const MUTED = "#655f56";
const SUNKEN = "#efe7d9";
const PERSIMMON = "#bf4616";
const PERSIMMON_INK = "#a83c10";
const PERSIMMON_SOFT = "#fbe6d8";

const useStyles = makeStyles({
  shop: {
    display: "grid",
    justifyItems: "center",
    padding: "16px",
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: "#f7f2e9",
    color: INK,
    colorScheme: "light",
  },
  // The width of a card in two columns on a phone of 390 px.
  card: { position: "relative", display: "flex", flexDirection: "column", width: "172px" },
  // Lower opacity would make the texts illegible.
  hidden: { filter: "grayscale(1)" },
  picture: {
    position: "relative",
    overflow: "hidden",
    aspectRatio: "1",
    borderRadius: "14px",
    backgroundColor: SUNKEN,
    display: "grid",
    placeItems: "center",
    fontSize: "40px",
    color: MUTED,
  },
  image: { width: "100%", height: "100%", objectFit: "cover", display: "block" },
  faded: { opacity: 0.6 },
  badge: {
    position: "absolute",
    left: "8px",
    display: "inline-flex",
    alignItems: "center",
    columnGap: "4px",
    padding: "3px 9px",
    borderRadius: "999px",
    fontSize: "12px",
    lineHeight: "18px",
    fontWeight: 600,
  },
  top: { top: "8px", color: PERSIMMON_INK, backgroundColor: "#fffdf9" },
  soldOut: { bottom: "8px", color: "#ffffff", backgroundColor: "#46464d" },
  text: { display: "flex", flexDirection: "column", rowGap: "3px", padding: "9px 2px 0" },
  name: { margin: 0, fontSize: "16px", lineHeight: "24px", fontWeight: 600, overflowWrap: "anywhere" },
  small: { margin: 0, fontSize: "13px", lineHeight: "20px", color: MUTED, overflowWrap: "anywhere" },
  tags: { margin: 0, display: "flex", flexWrap: "wrap", gap: "4px" },
  tag: {
    padding: "2px 8px",
    borderRadius: "6px",
    fontSize: "12px",
    lineHeight: "18px",
    fontWeight: 600,
    color: "#57514a",
    backgroundColor: SUNKEN,
  },
  offer: { color: PERSIMMON_INK, backgroundColor: PERSIMMON_SOFT },
  price: {
    margin: 0,
    paddingRight: "52px",
    fontSize: "17px",
    lineHeight: "28px",
    fontWeight: 700,
    fontVariantNumeric: "tabular-nums",
  },
  add: {
    position: "absolute",
    right: 0,
    bottom: 0,
    display: "grid",
    placeItems: "center",
    width: "44px",
    height: "44px",
    borderRadius: "999px",
    fontSize: "20px",
    color: "#ffffff",
    backgroundColor: PERSIMMON,
  },
  cannotAdd: { color: "#9b9284", backgroundColor: SUNKEN },
  notice: { margin: 0, color: "var(--houseToneWaitText)" },
  aside: { position: "sticky", top: "16px", "@media (max-width: 900px)": { position: "static" } },
});

interface ProductPreviewProps {
  product: ProductPreview_product$key;
  /** The values in the form. */
  draft: ProductDraft;
  /** The names of the types in the form. */
  typeNames: readonly string[];
}

/** Shows the card that customers see in the shop, as it will be when the form is saved. */
export function ProductPreview({ product, draft, typeNames }: ProductPreviewProps) {
  const styles = useStyles();
  const words = useMessages("productPage");
  const labels = useLabels();
  const { fromPrice } = useMessages("variants");
  const money = useMoney();
  const { clockText } = useDates();
  const { hasVariants, preOrdered, discounts } = useFragment(
    graphql`
      fragment ProductPreview_product on Product {
        hasVariants
        preOrdered
        discounts {
          minQuantity
          maxQuantity
          discount {
            id
            name
            kind
            amount
            multiplier
            audience
            state
          }
        }
      }
    `,
    product,
  );
  const price = isDecimalFrom(0, draft.price) ? draft.price.trim() : null;
  const stock = draft.stock.trim() === "" ? "0" : draft.stock.trim();
  const preOrderLeft = draft.preOrderDay === "" ? 0 : Number(draft.preOrderCap) - Number(preOrdered);
  const isPreOrder = Number(stock) === 0 && preOrderLeft > 0;
  const isSoldOut = Number(stock) === 0 && !isPreOrder;
  const [image] = readImages(draft.images);
  const tags = shownDiscounts({
    productId: 0,
    unitPrice: price ?? "0",
    discounts: enabledDiscounts(discounts),
  });
  const priceText = price === null ? "–" : money(price);
  return (
    <div className={styles.aside}>
      <Card title={words.preview}>
        <div className={styles.shop}>
          <article className={mergeClasses(styles.card, !isOnSale(draft.state) && styles.hidden)}>
            <div className={styles.picture}>
              {image === undefined || image.imageUrl === "" ? (
                <ImageOffRegular aria-hidden />
              ) : (
                <img
                  className={mergeClasses(styles.image, isSoldOut && styles.faded)}
                  src={image.imageUrl}
                  alt={image.altText}
                />
              )}
              {draft.topPick === "true" && (
                <span className={mergeClasses(styles.badge, styles.top)}>
                  <StarFilled aria-hidden />
                  {words.topPick}
                </span>
              )}
              {isSoldOut && (
                <span className={mergeClasses(styles.badge, styles.soldOut)}>{words.soldOut}</span>
              )}
            </div>
            <div className={styles.text}>
              <h3 className={styles.name}>{draft.name.trim() || "–"}</h3>
              <p className={styles.small}>
                {[draft.code.trim(), ...typeNames].filter((text) => text !== "").join(" · ")}
              </p>
              {tags.length > 0 && (
                <p className={styles.tags}>
                  {tags.map(({ id, name, fee }) => (
                    <span key={id} className={mergeClasses(styles.tag, fee === null && styles.offer)}>
                      {fee === null ? name : `${name} +${money(fee)}`}
                    </span>
                  ))}
                </p>
              )}
              <p className={styles.price}>{hasVariants ? fromPrice(priceText) : priceText}</p>
              {!isSoldOut && (
                <p className={styles.small}>
                  {isPreOrder ? words.preOrder(clockText(draft.preOrderDay)) : words.inStock(stock)}
                </p>
              )}
            </div>
            <span className={mergeClasses(styles.add, isSoldOut && styles.cannotAdd)} aria-hidden>
              <AddFilled />
            </span>
          </article>
        </div>
        {!isOnSale(draft.state) && (
          <p className={styles.notice} role="status">
            {words.notShown(labels.productState[draft.state])}
          </p>
        )}
      </Card>
    </div>
  );
}
