import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import type { ComponentProps } from "react";
import { useMessages } from "../language/language.ts";
import { LazySheet } from "../ui/LazySheet.tsx";

const AddToCartSheet = createLazyComponent(() =>
  import("./AddToCartSheet.tsx").then((file) => file.AddToCartSheet),
);

/** Loads the sheet of the quantity before it is opened. */
export const preloadAddToCart = AddToCartSheet.preload;

/** Opens the sheet in which the quantity or the variant of a product is chosen. */
export function AddToCart(props: ComponentProps<typeof AddToCartSheet>) {
  const text = useMessages("storefront");
  return (
    <LazySheet
      title={props.product.hasVariants ? text.variantTitle : text.quantityTitle}
      onClose={props.onClose}
    >
      <AddToCartSheet {...props} />
    </LazySheet>
  );
}
