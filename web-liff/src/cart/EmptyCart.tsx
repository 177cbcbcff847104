import { useMessages } from "../language/language.ts";
import { Button } from "../ui/Button.tsx";
import { Empty } from "../ui/Empty.tsx";
import { Sheet } from "../ui/Sheet.tsx";

/** Replaces the content of a sheet while the cart is empty. */
export function EmptyCart({ title, onClose }: { title: string; onClose: () => void }) {
  const text = useMessages("cart");
  return (
    <Sheet title={title} full onClose={onClose}>
      <Empty icon="cart" title={text.empty} body={text.emptyBody}>
        <Button look="quiet" onClick={onClose}>
          {text.keepShopping}
        </Button>
      </Empty>
    </Sheet>
  );
}
