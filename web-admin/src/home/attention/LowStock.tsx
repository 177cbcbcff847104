import { Button, useRestoreFocusTarget } from "@fluentui/react-components";
import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import { rowId } from "@machiya/schema/ids";
import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { LowStock_product$key } from "../../__generated__/LowStock_product.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { productPath, productVariantsPath } from "../../paths.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import { AttentionRow } from "./AttentionRow.tsx";

const StockDialog = createLazyComponent(async () => (await import("./StockDialog.tsx")).StockDialog);

const rowOf = (id: string) => rowId("Product", id) ?? 0;

/** A product or variant on sale with a low stock, which can be corrected at once. */
export function LowStock({ product }: { product: LowStock_product$key }) {
  const words = useMessages("home");
  const { outOfStock } = useMessages("products");
  const restoreFocus = useRestoreFocusTarget();
  const [isOpen, setOpen] = useState(false);
  const data = useFragment(
    graphql`
      fragment LowStock_product on Product {
        id
        parentId
        name
        stock
        ...StockDialog_product
      }
    `,
    product,
  );
  const { id, parentId, name, stock } = data;
  const path = parentId == null ? productPath(rowOf(id)) : productVariantsPath(rowOf(parentId));
  return (
    <AttentionRow
      reason={words.reasons.STOCK_LOW}
      isLate={false}
      title={<TextLink to={path}>{name}</TextLink>}
      detail={Number(stock) === 0 ? outOfStock : words.stockLeft(stock)}
    >
      <Button
        {...restoreFocus}
        size="small"
        aria-label={words.editStockLabel(name)}
        onClick={() => setOpen(true)}
      >
        {words.editStock}
      </Button>
      {isOpen && (
        <Suspense>
          <StockDialog product={data} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </AttentionRow>
  );
}
