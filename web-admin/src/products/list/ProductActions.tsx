import { BoxMultipleRegular, ColorRegular, HistoryRegular, TagPercentRegular } from "@fluentui/react-icons";
import { graphql, useFragment } from "react-relay";
import type { ProductActions_product$key } from "../../__generated__/ProductActions_product.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { RecordActions } from "../../relay/records/RecordActions.tsx";
import { useOpen } from "../../relay/useOpen.ts";
import { DeleteProducts } from "./DeleteProducts.tsx";
import { ProductToggle } from "./ProductToggle.tsx";
import { productNumber } from "./productSearch.ts";
import { useOpenProduct } from "./useOpenProduct.ts";

/** The actions of a product (shop.md §2). */
export function ProductActions({ product }: { product: ProductActions_product$key }) {
  const words = useMessages("productEdit");
  const stockWords = useMessages("stockHistory");
  const variantWords = useMessages("variants");
  const openProduct = useOpenProduct();
  const variants = useOpen("variants");
  const coupons = useOpen("discounts");
  const history = useOpen("history");
  const stock = useOpen("stockHistory");
  const data = useFragment(
    graphql`
      fragment ProductActions_product on Product {
        id
        name
        ...ProductToggle_product
      }
    `,
    product,
  );
  const { id, name } = data;
  return (
    <RecordActions
      type="Product"
      id={id}
      name={name}
      onEdit={() => openProduct(id)}
      menu={[
        {
          label: variantWords.title(name),
          text: variantWords.menu,
          icon: <ColorRegular />,
          onClick: () => variants.open(productNumber(id)),
        },
        {
          label: words.couponsLabel(name),
          text: words.coupons,
          icon: <TagPercentRegular />,
          onClick: () => coupons.open(productNumber(id)),
        },
        {
          label: words.historyLabel(name),
          text: words.history,
          icon: <HistoryRegular />,
          onClick: () => history.open(productNumber(id)),
        },
        {
          label: stockWords.title(name),
          text: stockWords.menu,
          icon: <BoxMultipleRegular />,
          onClick: () => stock.open(productNumber(id)),
        },
      ]}
      deleting={(onClose) => <DeleteProducts ids={[id]} itemsToDelete={{ name }} onClose={onClose} />}
    >
      <ProductToggle product={data} />
    </RecordActions>
  );
}
