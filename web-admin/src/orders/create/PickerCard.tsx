import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { graphql, useFragment } from "react-relay";
import type { PickerCard_product$key } from "../../__generated__/PickerCard_product.graphql.ts";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages, useMoney } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import { Picture } from "../../ui/Picture.tsx";
import { Tag } from "../../ui/Tag.tsx";
import type { ProductChoice } from "./ProductFinder.tsx";

const useStyles = makeStyles({
  card: {
    display: "grid",
    gridTemplateColumns: "56px minmax(0, 1fr) auto",
    alignItems: "center",
    columnGap: "14px",
    paddingBlock: "8px",
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: "anywhere" },
  detail: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

interface PickerCardProps {
  product: PickerCard_product$key;
  choice: ProductChoice | undefined;
}

/**
 * A product with its code, price, stock and image, and with a button to choose or remove it if `choice` is
 * set.
 */
export function PickerCard({ product, choice }: PickerCardProps) {
  const styles = useStyles();
  const words = useMessages("orderEdit");
  const labels = useLabels();
  const money = useMoney();
  const { id, name, code, price, stock, state, imageUrl } = useFragment(
    graphql`
      fragment PickerCard_product on Product {
        id
        name
        code
        price
        stock
        state
        imageUrl
      }
    `,
    product,
  );
  return (
    <li className={styles.card}>
      <Picture url={imageUrl} size={56} />
      <div>
        <div className={styles.name}>{name}</div>
        <div className={styles.detail}>
          {[code, money(price), words.stock(stock)].filter((text) => text !== "").join(" · ")}
        </div>
        {state !== "ENABLED" && <Tag>{labelOf(labels.productState, state)}</Tag>}
      </div>
      {choice?.chosen.includes(id) === true && (
        <Button aria-label={words.removeLabel(name)} onClick={() => choice.onRemove(id)}>
          {words.removeShort}
        </Button>
      )}
      {choice?.chosen.includes(id) === false && (
        <Button
          appearance="primary"
          aria-label={words.chooseLabel(name)}
          onClick={() => choice.onChoose({ id, name, price, stock, imageUrl })}
        >
          {words.chooseShort}
        </Button>
      )}
    </li>
  );
}
