import { useMessages } from "../language/language.ts";
import { CopyText } from "../ui/CopyText.tsx";
import { Fact } from "../ui/Facts.tsx";
import { ShownOnceDialog } from "../ui/ShownOnce.tsx";

/** Shows a new token, this once. */
export function TokenOnce({ token, onClose }: { token: string; onClose: () => void }) {
  const words = useMessages("apiTokens");
  return (
    <ShownOnceDialog title={words.shownTitle} warning={words.shownOnce} done={words.done} onClose={onClose}>
      <Fact name={words.token}>
        <CopyText text={token} copy={words.copy} />
      </Fact>
      <Fact name={words.usage}>
        <code>Authorization: Bearer …</code>
      </Fact>
    </ShownOnceDialog>
  );
}
