import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import type { ComponentProps } from "react";
import { useMessages } from "../language/language.ts";
import { LazySheet } from "../ui/LazySheet.tsx";

const CartSheet = createLazyComponent(() => import("./CartSheet.tsx").then((file) => file.CartSheet));

/** Loads the cart's sheet before it is opened. */
export const preloadCart = CartSheet.preload;

/** Opens the cart. The products do not wait for its sheet, which knows the order form's draft for the fee. */
export function Cart(props: ComponentProps<typeof CartSheet>) {
  const text = useMessages("cart");
  return (
    <LazySheet title={text.title} onClose={props.onClose}>
      <CartSheet {...props} />
    </LazySheet>
  );
}
