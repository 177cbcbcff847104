import { PRODUCT_CODE_PATTERN } from "@machiya/schema/domain/products/productState";
import { useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import { isDecimalFrom } from "../../ui/fields/decimalInput.ts";
import { type ProductDraft, splitIds } from "./productDraft.ts";

/** Returns the field names, value formatting and validation of a product's form. */
export function useProductForm(types: readonly { id: string; name: string }[]) {
  const words = useMessages("products");
  const { codeProblem, decimalProblem } = useMessages("productEdit");
  const { required } = useMessages("ui");
  const { changed, given, none } = useMessages("uiImage");
  const labels = useLabels();
  const states: Readonly<Record<string, string>> = labels.productState;
  const typeName = (id: string) => types.find((type) => type.id === id)?.name ?? "";
  return {
    fieldNames: {
      name: words.name,
      code: words.code,
      description: words.description,
      keywords: words.keywords,
      price: words.price,
      stock: words.stock,
      topPick: words.topPick,
      types: words.types,
      state: words.state,
      image: words.image,
    },
    valueText: (field: string, value: string) => {
      if (field === "state") return states[value] ?? value;
      if (field === "topPick") return value === "true" ? words.topPickYes : words.topPickNo;
      if (field === "types") return splitIds(value).map(typeName).join(labels.listSeparator);
      if (field !== "image") return value;
      return value === "" ? none : value.startsWith("data:") ? changed : given;
    },
    problemsOf: ({ name, code, price, stock }: ProductDraft) => ({
      name: name.trim() === "" ? required : undefined,
      code: PRODUCT_CODE_PATTERN.test(code.trim()) ? undefined : codeProblem,
      price: price.trim() === "" ? required : isDecimalFrom(0, price) ? undefined : decimalProblem,
      stock: stock.trim() === "" || isDecimalFrom(0, stock) ? undefined : decimalProblem,
    }),
  };
}
