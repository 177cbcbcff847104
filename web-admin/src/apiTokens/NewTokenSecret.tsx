import { useMessages } from "../language/language.ts";
import { DescriptionItem } from "../ui/DescriptionList.tsx";
import { OneTimeSecretDialog } from "../ui/dialogs/OneTimeSecret.tsx";
import { CopyText } from "../ui/fields/CopyText.tsx";

/** Shows a new token, which cannot be displayed again. */
export function NewTokenSecret({ token, onClose }: { token: string; onClose: () => void }) {
  const words = useMessages("apiTokens");
  return (
    <OneTimeSecretDialog
      title={words.shownTitle}
      warning={words.shownOnce}
      done={words.done}
      onClose={onClose}
    >
      <DescriptionItem name={words.token}>
        <CopyText text={token} copy={words.copy} />
      </DescriptionItem>
      <DescriptionItem name={words.usage}>
        <code>Authorization: Bearer …</code>
      </DescriptionItem>
    </OneTimeSecretDialog>
  );
}
