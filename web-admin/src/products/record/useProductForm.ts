import { PRODUCT_CODE_PATTERN } from "@machiya/schema/domain/products/productState";
import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { useLabels } from "../../language/useLabels.ts";
import { isDecimalFrom } from "../../ui/fields/decimalInput.ts";
import { readImages } from "../images/imageList.ts";
import { type ProductDraft, splitIds } from "./productDraft.ts";

const isEmptyOrDecimal = (text: string) => text.trim() === "" || isDecimalFrom(0, text);

const isEmptyOrPositive = (text: string) => isEmptyOrDecimal(text) && Number(text.trim() || 1) > 0;

/** Returns the field names, value formatting and validation of a product's form. */
export function useProductForm(types: readonly { id: string; name: string }[]) {
  const words = useMessages("products");
  const edit = useMessages("productEdit");
  const { codeProblem, decimalProblem } = edit;
  const preOrders = useMessages("preOrders");
  const { required } = useMessages("ui");
  const imageWords = useMessages("productImages");
  const labels = useLabels();
  const { clockText } = useDates();
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
      lowStockLevel: edit.lowStockLevel,
      maxPerOrder: edit.maxPerOrder,
      maxPerCustomer: edit.maxPerCustomer,
      quantityStep: edit.quantityStep,
      preOrderCap: preOrders.cap,
      preOrderDay: preOrders.day,
      workUnits: edit.workUnits,
      topPick: words.topPick,
      types: words.types,
      state: words.state,
      images: imageWords.images,
      image: imageWords.image,
      imageUrl: imageWords.image,
      altText: imageWords.firstAltText,
    },
    valueText: (field: string, value: string) => {
      if (field === "state") return states[value] ?? value;
      if (field === "topPick") return value === "true" ? words.topPickYes : words.topPickNo;
      if (field === "types") return splitIds(value).map(typeName).join(labels.listSeparator);
      if (field === "preOrderDay") return clockText(value);
      return field === "images" ? imageWords.count(readImages(value).length) : value;
    },
    problemsOf: ({
      name,
      code,
      price,
      stock,
      lowStockLevel,
      workUnits,
      images,
      ...limits
    }: ProductDraft) => ({
      name: name.trim() === "" ? required : undefined,
      code: PRODUCT_CODE_PATTERN.test(code.trim()) ? undefined : codeProblem,
      price: price.trim() === "" ? required : isDecimalFrom(0, price) ? undefined : decimalProblem,
      stock: isEmptyOrDecimal(stock) ? undefined : decimalProblem,
      lowStockLevel: isEmptyOrDecimal(lowStockLevel) ? undefined : decimalProblem,
      images: readImages(images).some(({ imageUrl }) => imageUrl === "") ? imageWords.unfinished : undefined,
      maxPerOrder: isEmptyOrPositive(limits.maxPerOrder) ? undefined : edit.limitProblem,
      maxPerCustomer: isEmptyOrPositive(limits.maxPerCustomer) ? undefined : edit.limitProblem,
      quantityStep: isEmptyOrPositive(limits.quantityStep) ? undefined : edit.limitProblem,
      preOrderCap: !isEmptyOrPositive(limits.preOrderCap)
        ? edit.limitProblem
        : limits.preOrderCap.trim() === "" && limits.preOrderDay !== ""
          ? preOrders.both
          : undefined,
      preOrderDay: limits.preOrderCap.trim() !== "" && limits.preOrderDay === "" ? preOrders.both : undefined,
      workUnits: isEmptyOrDecimal(workUnits) ? undefined : decimalProblem,
    }),
  };
}
