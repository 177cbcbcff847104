import {
  BoxRegular,
  DeleteRegular,
  MoneyCalculatorRegular,
  TagMultipleRegular,
  TagPercentRegular,
} from "@fluentui/react-icons";
import { filterInput } from "@machiya/schema/domain/listFilters/listFilters";
import { productFilters } from "@machiya/schema/domain/listFilters/productFilters";
import { MAX_PRICE_PERCENT, MIN_PRICE_PERCENT } from "@machiya/schema/domain/products/pricePercent";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router";
import type { ProductBulkBarDeleteMutation } from "../../__generated__/ProductBulkBarDeleteMutation.graphql.ts";
import type { ProductBulkBarUpdateMutation } from "../../__generated__/ProductBulkBarUpdateMutation.graphql.ts";
import { BulkBar } from "../../bulk/BulkBar.tsx";
import { BulkChoices } from "../../bulk/BulkChoices.tsx";
import { BulkExport } from "../../bulk/BulkExport.tsx";
import { BulkNumber } from "../../bulk/BulkNumber.tsx";
import { BulkVerb } from "../../bulk/BulkVerb.tsx";
import { type DiscountChoice, findProductDiscounts } from "../../discounts/findDiscounts.ts";
import { useMessages } from "../../language/language.ts";
import { exportPaths } from "../../paths.ts";
import { findProductTypes } from "../../productTypes/findProductTypes.ts";
import type { PickerItem } from "../../relay/picker/usePicker.ts";
import { isDecimalFrom } from "../../ui/fields/decimalInput.ts";
import { ProductStateMenu } from "./ProductStateMenu.tsx";

const update = graphql`
  mutation ProductBulkBarUpdateMutation($input: UpdateProductsInput!) {
    result: updateProducts(input: $input) {
      done
      refused
      rows { rowId message }
      undoable { id }
    }
  }
`;
const discard = graphql`
  mutation ProductBulkBarDeleteMutation($input: ProductsInput!) {
    result: discardProducts(input: $input) {
      done
      refused
      rows { rowId message }
      undoable { id }
    }
  }
`;

/** The actions on several products. */
export function ProductBulkBar({ total }: { total: number }) {
  const words = useMessages("bulk");
  const { decimalProblem } = useMessages("productEdit");
  const [search] = useSearchParams();
  return (
    <BulkBar total={total} filter={filterInput(productFilters, search)}>
      <BulkNumber<ProductBulkBarUpdateMutation>
        text={words.price}
        title={words.priceTitle}
        icon={<MoneyCalculatorRegular />}
        label={words.pricePercent}
        hint={words.priceHint}
        problemOf={(number) => (isPercent(number) ? undefined : words.priceProblem)}
        mutation={update}
        variables={(products, pricePercent) => ({ input: { products, pricePercent } })}
      />
      <BulkNumber<ProductBulkBarUpdateMutation>
        text={words.stock}
        title={words.stockTitle}
        icon={<BoxRegular />}
        label={words.stock}
        problemOf={(number) => (isDecimalFrom(0, number) ? undefined : decimalProblem)}
        mutation={update}
        variables={(products, stock) => ({ input: { products, stock } })}
      />
      <ProductStateMenu mutation={update} />
      <BulkChoices<ProductBulkBarUpdateMutation, PickerItem>
        text={words.types}
        title={words.typesTitle}
        icon={<TagMultipleRegular />}
        find={findProductTypes}
        mutation={update}
        variables={(products, change, ids) => ({
          input: { products, ...(change === "add" ? { addTypeIds: ids } : { removeTypeIds: ids }) },
        })}
      />
      <BulkChoices<ProductBulkBarUpdateMutation, DiscountChoice>
        text={words.discounts}
        title={words.discountsTitle}
        icon={<TagPercentRegular />}
        find={findProductDiscounts}
        mutation={update}
        variables={(products, change, ids) => ({
          input: { products, ...(change === "add" ? { addDiscountIds: ids } : { removeDiscountIds: ids }) },
        })}
      />
      <BulkExport path={exportPaths.products} />
      <BulkVerb<ProductBulkBarDeleteMutation>
        text={words.delete}
        icon={<DeleteRegular />}
        mutation={discard}
        variables={(products) => ({ input: { products } })}
        question={words.deleteProductsQuestion}
      />
    </BulkBar>
  );
}

const isPercent = (text: string): boolean =>
  /^-?\d{1,4}(\.\d{1,5})?$/.test(text) &&
  Number(text) >= MIN_PRICE_PERCENT &&
  Number(text) <= MAX_PRICE_PERCENT;
