import { useWords } from "../language/words.ts";
import { Button } from "../ui/Button.tsx";
import { Empty } from "../ui/Empty.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { cartWords } from "./messages.ts";

/** A sheet that has nothing to show while the cart is empty. */
export function EmptyCart({ title, onClose }: { title: string; onClose: () => void }) {
  const text = useWords(cartWords);
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
