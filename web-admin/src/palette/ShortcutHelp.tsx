import { useMessages } from "../language/language.ts";
import { DescriptionItem, DescriptionList } from "../ui/DescriptionList.tsx";
import { PlainDialog } from "../ui/dialogs/DialogFrame.tsx";
import { TOAST_KEY } from "./shortcutKeys.ts";

/** Lists the keys that the console understands. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const words = useMessages("palette");
  const keys = [
    ["⌘K · Ctrl K · /", words.title],
    ["n", words.keyNew],
    ["j · k", words.keyRows],
    ["Enter", words.keyOpen],
    [TOAST_KEY, words.keyToasts],
    ["?", words.keys],
  ] as const;
  return (
    <PlainDialog title={words.keys} onClose={onClose}>
      <DescriptionList>
        {keys.map(([key, meaning]) => (
          <DescriptionItem key={key} name={key}>
            {meaning}
          </DescriptionItem>
        ))}
      </DescriptionList>
    </PlainDialog>
  );
}
