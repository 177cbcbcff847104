import { makeStyles } from "@fluentui/react-components";
import { StarFilled } from "@fluentui/react-icons";
import { graphql, useFragment } from "react-relay";
import type { ProductRow_product$key } from "../__generated__/ProductRow_product.graphql.ts";
import { useMessages, useMoney } from "../language/language.ts";
import { Picture } from "../ui/Picture.tsx";
import { SelectBox } from "../ui/selection.tsx";
import { Cell, Clamp, Row, RowHead } from "../ui/Table.tsx";
import { Tag } from "../ui/Tag.tsx";
import { messages } from "./messages.ts";
import { ProductActions } from "./ProductActions.tsx";
import { ProductDiscounts } from "./ProductDiscounts.tsx";
import { ProductStateTag } from "./ProductStateTag.tsx";
import { ProductStock } from "./ProductStock.tsx";

const useStyles = makeStyles({
  name: { display: "flex", alignItems: "center", columnGap: "12px", fontWeight: 600 },
  tags: { display: "flex", flexWrap: "wrap", gap: "4px" },
});

/** One product of the table, in the columns of ProductTable. */
export function ProductRow({ product }: { product: ProductRow_product$key }) {
  const styles = useStyles();
  const words = useMessages(messages);
  const money = useMoney();
  const data = useFragment(
    graphql`
      fragment ProductRow_product on Product {
        id
        name
        code
        description
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
    <Row>
      <Cell>
        <SelectBox id={data.id} label={data.name} />
      </Cell>
      <RowHead stick="start">
        <div className={styles.name}>
          <Picture url={data.imageUrl} size={40} />
          <Clamp>{data.name}</Clamp>
        </div>
      </RowHead>
      <Cell>{data.code}</Cell>
      <Cell>
        <div className={styles.tags}>
          {data.types.map(({ id, name }) => (
            <Tag key={id}>{name}</Tag>
          ))}
        </div>
      </Cell>
      <Cell numeric nowrap>
        {money(data.price)}
      </Cell>
      <Cell numeric nowrap>
        <ProductStock product={data} />
      </Cell>
      <Cell nowrap>
        {data.topPick && (
          <Tag tone="wait">
            <StarFilled aria-hidden />
            {words.topPickYes}
          </Tag>
        )}
      </Cell>
      <Cell>
        <ProductDiscounts product={data} />
      </Cell>
      <Cell>
        <ProductStateTag product={data} />
      </Cell>
      <Cell>{data.description !== "" && <Clamp>{data.description}</Clamp>}</Cell>
      <Cell stick="end" nowrap>
        <ProductActions product={data} />
      </Cell>
    </Row>
  );
}
