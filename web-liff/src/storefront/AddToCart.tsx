import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import type { ComponentProps } from "react";
import { useMessages } from "../language/language.ts";
import { LazySheet } from "../ui/LazySheet.tsx";
import { useSheetEntry } from "../ui/useSheetEntry.ts";

const AddToCartSheet = createLazyComponent(() =>
  import("./AddToCartSheet.tsx").then((file) => file.AddToCartSheet),
);

/** Loads the sheet of the quantity before it is opened. */
export const preloadAddToCart = AddToCartSheet.preload;

/**
 * Opens the sheet in which the quantity or the variant of a product is chosen. Its history entry is added here, so that
 * Back also closes it while its chunk is loading.
 */
export function AddToCart({ product, onClose }: ComponentProps<typeof AddToCartSheet>) {
  const text = useMessages("storefront");
  const close = useSheetEntry(onClose);
  return (
    <LazySheet title={product.hasVariants ? text.variantTitle : text.quantityTitle} onClose={close}>
      <AddToCartSheet product={product} onClose={close} />
    </LazySheet>
  );
}
