import { Button } from "@fluentui/react-components";
import { useMessages } from "../../language/language.ts";
import { SidePanel } from "../../ui/dialogs/SidePanel.tsx";
import { ProductFinder } from "./ProductFinder.tsx";
import type { ProductChoice } from "./productChoice.ts";

/** Offers products in a side panel (shop.md §2). */
export function ProductPicker({ onClose, ...choice }: ProductChoice & { onClose: () => void }) {
  const words = useMessages("orderEdit");
  return (
    <SidePanel
      title={words.picker}
      onClose={onClose}
      foot={
        <Button appearance="primary" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <ProductFinder label={words.picker} choice={choice} />
    </SidePanel>
  );
}
