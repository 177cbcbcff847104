import { graphql, useFragment } from "react-relay";
import type { ProductHistory_product$key } from "../../__generated__/ProductHistory_product.graphql.ts";
import ProductHistoryRefetchQueryNode, {
  type ProductHistoryRefetchQuery,
} from "../../__generated__/ProductHistoryRefetchQuery.graphql.ts";
import { History } from "../../history/History.tsx";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages, useMoney } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { useLabels } from "../../language/useLabels.ts";
import { onListChange } from "../../relay/listEvents.ts";
import { type LoadedQuery, useLiveRefetch } from "../../relay/useLiveRefetch.ts";
import { SidePanel } from "../../ui/dialogs/SidePanel.tsx";

interface ProductHistoryProps {
  product: ProductHistory_product$key;
  /** The query that has loaded the product. */
  shownBy: LoadedQuery;
  /** Closes its panel; without it, the history is a part of a page. */
  onClose?: () => void;
}

/** Lists what staff did to a product. */
export function ProductHistory({ product, shownBy, onClose }: ProductHistoryProps) {
  const words = useMessages("products");
  const { historyLabel, workUnits, lowStockLevel, maxPerOrder, maxPerCustomer, quantityStep } =
    useMessages("productEdit");
  const variantWords = useMessages("variants");
  const imageWords = useMessages("productImages");
  const preOrders = useMessages("preOrders");
  const valueText = useHistoryText();
  const { id, name, history } = useFragment(
    graphql`
      fragment ProductHistory_product on Product @refetchable(queryName: "ProductHistoryRefetchQuery") {
        id
        name
        history {
          ...History_entries
        }
      }
    `,
    product,
  );
  // The query of the page would also replace the version of which the form holds a draft.
  useLiveRefetch<ProductHistoryRefetchQuery>(
    ProductHistoryRefetchQueryNode,
    { id },
    onListChange("PRODUCTS"),
    false,
    shownBy,
  );
  const fieldNames = {
    name: words.name,
    code: words.code,
    description: words.description,
    keywords: words.keywords,
    workUnits,
    lowStockLevel,
    maxPerOrder,
    maxPerCustomer,
    quantityStep,
    preOrderCap: preOrders.cap,
    preOrderDay: preOrders.day,
    preOrdered: preOrders.waitingPieces,
    price: words.price,
    stock: words.stock,
    topPick: words.topPick,
    state: words.state,
    imageHash: words.image,
    imageAltText: imageWords.firstAltText,
    furtherImages: imageWords.further,
    types: words.types,
    discounts: words.discounts,
    options: variantWords.options,
    variants: variantWords.table,
  };
  const content = <History entries={history} fieldNames={fieldNames} valueText={valueText} />;
  if (onClose === undefined) return content;
  return (
    <SidePanel title={historyLabel(name)} onClose={onClose}>
      {content}
    </SidePanel>
  );
}

/** Returns a function that formats a field of a product's history; null shows the value unchanged. */
function useHistoryText(): (field: string, value: unknown) => string | null {
  const words = useMessages("products");
  const { given } = useMessages("uiImage");
  const { count } = useMessages("productImages");
  const labels = useLabels();
  const money = useMoney();
  const { clockText } = useDates();
  const discountText = (discount: unknown) => {
    const { name, minQuantity, maxQuantity } = discount as Record<string, unknown>;
    const window =
      maxQuantity == null
        ? words.quantityFrom(String(minQuantity))
        : words.quantityRange(String(minQuantity), String(maxQuantity));
    return `${String(name)} (${window})`;
  };
  const furtherText = (images: readonly unknown[]) => {
    const texts = images.map((image) => String((image as Record<string, unknown>).altText)).filter(Boolean);
    return [count(images.length), ...texts].join("\n");
  };
  return (field, value) => {
    if (field === "imageHash") return given;
    if (field === "furtherImages" && Array.isArray(value)) return furtherText(value);
    if (field === "types" && Array.isArray(value)) return value.join(labels.listSeparator) || "—";
    if (field === "discounts" && Array.isArray(value)) return value.map(discountText).join("\n") || "—";
    if (field === "preOrderDay") return clockText(String(value).slice(0, 10));
    if (field === "state") return labelOf(labels.productState, String(value));
    return field === "price" ? money(String(value)) : null;
  };
}
