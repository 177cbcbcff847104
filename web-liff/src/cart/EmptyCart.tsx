import { useMessages } from "../language/language.ts";
import { Button } from "../ui/Button.tsx";
import { Empty } from "../ui/Empty.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { leaveCart } from "./leaveCart.ts";

/** Replaces the content of a sheet while the cart is empty. */
export function EmptyCart({ title }: { title: string }) {
  const text = useMessages("cart");
  return (
    <Sheet title={title} full onClose={leaveCart}>
      <Empty icon="cart" title={text.empty} body={text.emptyBody}>
        <Button look="quiet" onClick={leaveCart}>
          {text.keepShopping}
        </Button>
      </Empty>
    </Sheet>
  );
}
