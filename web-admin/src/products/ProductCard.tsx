import { makeStyles, tokens } from "@fluentui/react-components";
import { graphql, useFragment } from "react-relay";
import type { ProductCard_product$key } from "../__generated__/ProductCard_product.graphql.ts";
import { useMessages, useMoney } from "../language/language.ts";
import { Card } from "../ui/CardList.tsx";
import { Picture } from "../ui/Picture.tsx";
import { Tag } from "../ui/Tag.tsx";
import { messages } from "./messages.ts";
import { ProductActions } from "./ProductActions.tsx";
import { ProductDiscounts } from "./ProductDiscounts.tsx";
import { ProductStateTag } from "./ProductStateTag.tsx";
import { ProductStock } from "./ProductStock.tsx";

const useStyles = makeStyles({
  name: { display: "flex", alignItems: "center", columnGap: "12px", minWidth: 0 },
  title: { fontWeight: tokens.fontWeightSemibold, overflowWrap: "anywhere" },
  code: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  tags: { display: "flex", flexWrap: "wrap", gap: "4px" },
  foot: { display: "flex", alignItems: "center", columnGap: "16px" },
  price: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: "tabular-nums" },
  stock: { color: tokens.colorNeutralForeground2 },
});

/** One product on a narrow screen. */
export function ProductCard({ product }: { product: ProductCard_product$key }) {
  const styles = useStyles();
  const words = useMessages(messages);
  const money = useMoney();
  const data = useFragment(
    graphql`
      fragment ProductCard_product on Product {
        id
        name
        code
        price
        topPick
        imageUrl
        types {
          id
          name
        }
        ...ProductStock_product
        ...ProductDiscounts_product
        ...ProductStateTag_product
        ...ProductActions_product
      }
    `,
    product,
  );
  return (
    <Card
      select={{ id: data.id, label: data.name }}
      head={
        <>
          <span className={styles.name}>
            <Picture url={data.imageUrl} size={48} />
            <span>
              <span className={styles.title}>{data.name}</span>
              {data.code !== "" && <div className={styles.code}>{data.code}</div>}
            </span>
          </span>
          <ProductStateTag product={data} />
        </>
      }
    >
      <div className={styles.tags}>
        {data.topPick && <Tag tone="wait">{words.topPickYes}</Tag>}
        {data.types.map(({ id, name }) => (
          <Tag key={id}>{name}</Tag>
        ))}
      </div>
      <ProductDiscounts product={data} />
      <div className={styles.foot}>
        <span className={styles.price}>{money(data.price)}</span>
        <span className={styles.stock}>
          {words.stock}
          {": "}
          <ProductStock product={data} />
        </span>
      </div>
      <ProductActions product={data} />
    </Card>
  );
}
