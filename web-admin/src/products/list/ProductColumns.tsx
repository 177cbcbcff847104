import { makeStyles, tokens } from "@fluentui/react-components";
import { StarFilled } from "@fluentui/react-icons";
import { productFilters } from "@machiya/schema/domain/listFilters/productFilters";
import { graphql, useFragment } from "react-relay";
import type {
  ProductColumns_product$data,
  ProductColumns_product$key,
} from "../../__generated__/ProductColumns_product.graphql.ts";
import { useMessages, useMoney } from "../../language/language.ts";
import { useRole } from "../../session/role.ts";
import { CompactTags } from "../../ui/lists/CompactTags.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { Tag } from "../../ui/Tag.tsx";
import type { TableDefinition } from "../../ui/table/columns.ts";
import { Clamp, OneLine, Secondary } from "../../ui/table/Table.tsx";
import { textColumn } from "../../ui/table/textColumn.tsx";
import { selectByName } from "../../ui/table/useRecordColumns.tsx";
import { ProductDiscounts } from "../record/ProductDiscounts.tsx";
import { ProductActions } from "./ProductActions.tsx";
import { ProductStateTag } from "./ProductStateTag.tsx";
import { ProductStock } from "./ProductStock.tsx";
import { useOpenProduct } from "./useOpenProduct.ts";

const useStyles = makeStyles({
  name: {
    display: "flex",
    alignItems: "center",
    columnGap: "12px",
    fontWeight: tokens.fontWeightSemibold,
  },
  code: { maxWidth: "72px" },
  tags: { display: "flex", flexWrap: "wrap", gap: "4px" },
  price: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: "tabular-nums" },
});

type Row = ProductColumns_product$data;

function useRow(product: ProductColumns_product$key): Row {
  return useFragment(
    graphql`
      fragment ProductColumns_product on Product {
        id
        name
        code
        description
        price
        hasVariants
        variantCount
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
}

/** Returns the table of the product list (shop.md §2). */
export function useProductTable(): TableDefinition<ProductColumns_product$key, Row> {
  const styles = useStyles();
  const words = useMessages("products");
  const variantWords = useMessages("variants");
  const money = useMoney();
  const priceOf = ({ price, hasVariants }: Row) =>
    hasVariants ? variantWords.fromPrice(money(price)) : money(price);
  const openProduct = useOpenProduct();
  const isAdmin = useRole() === "ADMIN";
  return {
    name: "products",
    label: words.table,
    filters: productFilters,
    useRow,
    select: selectByName,
    ...(isAdmin && { onOpen: ({ id }) => openProduct(id) }),
    columns: [
      {
        key: "name",
        header: words.name,
        width: 156,
        sticky: "start",
        sortable: true,
        isRowHeader: true,
        place: "title",
        cell: (row) => (
          <div className={styles.name}>
            <Picture url={row.imageUrl} size={36} />
            <div>
              <Clamp>{row.name}</Clamp>
              {row.hasVariants && <Secondary>{variantWords.variants(row.variantCount)}</Secondary>}
            </div>
          </div>
        ),
      },
      {
        key: "code",
        header: words.code,
        place: "fact",
        cell: (row) => (
          <div className={styles.code}>
            <OneLine>{row.code}</OneLine>
          </div>
        ),
        cardCell: (row) => row.code,
      },
      {
        key: "types",
        header: words.types,
        width: 110,
        place: "body",
        cell: (row) => <CompactTags tags={row.types.map(({ id, name }) => ({ key: id, text: name }))} />,
        cardCell: (row) =>
          row.types.length > 0 && (
            <div className={styles.tags}>
              {row.types.map(({ id, name }) => (
                <Tag key={id}>{name}</Tag>
              ))}
            </div>
          ),
      },
      {
        key: "price",
        header: words.price,
        numeric: true,
        sortable: true,
        nowrap: true,
        place: "foot",
        cell: priceOf,
        cardCell: (row) => <span className={styles.price}>{priceOf(row)}</span>,
      },
      {
        key: "stock",
        header: words.stock,
        numeric: true,
        sortable: true,
        nowrap: true,
        place: "foot",
        cell: (row) => <ProductStock product={row} />,
        cardCell: (row) => (
          <span>
            {words.stock}
            {": "}
            <ProductStock product={row} />
          </span>
        ),
      },
      {
        key: "topPick",
        header: words.topPick,
        nowrap: true,
        place: "badge",
        cell: (row) =>
          row.topPick && (
            <Tag tone="wait">
              <StarFilled aria-hidden />
              {words.topPickYes}
            </Tag>
          ),
      },
      {
        key: "discounts",
        header: words.discounts,
        width: 150,
        place: "body",
        cell: (row) => <ProductDiscounts compact product={row} />,
        cardCell: (row) => <ProductDiscounts product={row} />,
      },
      { key: "state", header: words.state, place: "badge", cell: (row) => <ProductStateTag product={row} /> },
      {
        ...textColumn<Row>({
          key: "description",
          header: words.description,
          width: 200,
          onCard: false,
          text: (row) => row.description,
        }),
        hiddenByDefault: true,
        isShownWide: true,
      },
      {
        key: "actions",
        header: words.actions,
        sticky: "end",
        nowrap: true,
        place: "actions",
        cell: (row) => <ProductActions product={row} />,
      },
    ],
  };
}
