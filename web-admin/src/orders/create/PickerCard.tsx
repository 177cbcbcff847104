import { Button, makeStyles, Spinner, tokens } from "@fluentui/react-components";
import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { PickerCard_product$key } from "../../__generated__/PickerCard_product.graphql.ts";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages, useMoney } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import { usePreOrderText } from "../../language/usePreOrderText.ts";
import { Boundary } from "../../ui/feedback/Boundary.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { Tag } from "../../ui/Tag.tsx";
import { PickerVariants } from "./PickerVariants.tsx";
import type { ProductChoice } from "./productChoice.ts";

const useStyles = makeStyles({
  card: {
    display: "grid",
    gridTemplateColumns: "56px minmax(0, 1fr) auto",
    alignItems: "center",
    columnGap: "14px",
    paddingBlock: "8px",
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  // The text of this button is long in some languages; on a phone it would leave no room for the name.
  toggle: { "@media (max-width: 599px)": { gridColumn: "2 / -1", justifySelf: "start", marginTop: "4px" } },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: "anywhere" },
  variants: { gridColumn: "1 / -1", paddingTop: "8px" },
  detail: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

interface PickerCardProps {
  product: PickerCard_product$key;
  choice: ProductChoice | undefined;
}

/**
 * A product with its code, price, stock and image, and with a button to choose or remove it, or to open its
 * variants, if `choice` is set.
 */
export function PickerCard({ product, choice }: PickerCardProps) {
  const styles = useStyles();
  const words = useMessages("orderEdit");
  const labels = useLabels();
  const variantWords = useMessages("variants");
  const money = useMoney();
  const { offerText } = usePreOrderText();
  const [isOpen, setOpen] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const data = useFragment(
    graphql`
      fragment PickerCard_product on Product {
        id
        name
        code
        price
        stock
        preOrderLeft
        preOrderDay
        maxPerOrder
        maxPerCustomer
        quantityStep
        state
        imageUrl
        hasVariants
      }
    `,
    product,
  );
  const { id, name, code, price, stock, state, imageUrl, hasVariants, maxPerOrder, maxPerCustomer } = data;
  const { preOrderLeft, preOrderDay, quantityStep } = data;
  return (
    <li className={styles.card}>
      <Picture url={imageUrl} size={56} />
      <div>
        <div className={styles.name}>{name}</div>
        <div className={styles.detail}>
          {[
            ...[code, hasVariants ? variantWords.fromPrice(money(price)) : money(price), words.stock(stock)],
            offerText(data) ?? "",
          ]
            .filter((text) => text !== "")
            .join(" · ")}
        </div>
        {state !== "ENABLED" && <Tag>{labelOf(labels.productState, state)}</Tag>}
      </div>
      {hasVariants && choice !== undefined && (
        <Button className={styles.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? variantWords.hide : variantWords.choose}
        </Button>
      )}
      {hasVariants && choice !== undefined && isOpen && (
        <div className={styles.variants}>
          <Boundary attempt={attempt} onRetry={() => setAttempt(attempt + 1)}>
            <Suspense fallback={<Spinner size="tiny" />}>
              <PickerVariants id={id} choice={choice} attempt={attempt} />
            </Suspense>
          </Boundary>
        </div>
      )}
      {!hasVariants && choice?.chosen.includes(id) === true && (
        <Button aria-label={words.removeLabel(name)} onClick={() => choice.onRemove(id)}>
          {words.removeShort}
        </Button>
      )}
      {!hasVariants && choice?.chosen.includes(id) === false && (
        <Button
          appearance="primary"
          aria-label={words.chooseLabel(name)}
          onClick={() =>
            choice.onChoose({
              id,
              name,
              price,
              stock,
              preOrderLeft,
              preOrderDay,
              imageUrl,
              maxPerOrder,
              maxPerCustomer,
              quantityStep,
            })
          }
        >
          {words.chooseShort}
        </Button>
      )}
    </li>
  );
}
