import { useMessages } from "../../language/language.ts";
import { DescriptionItem } from "../../ui/DescriptionList.tsx";
import { OneTimeSecretDialog } from "../../ui/dialogs/OneTimeSecret.tsx";
import { CopyText } from "../../ui/fields/CopyText.tsx";

/** The first credentials of a new staff member. */
export interface FirstSignIn {
  name: string;
  username: string;
  password: string;
}

/** Shows the generated password, which cannot be displayed again. */
export function FirstPassword({ signIn, onClose }: { signIn: FirstSignIn; onClose: () => void }) {
  const words = useMessages("staff");
  return (
    <OneTimeSecretDialog
      title={words.passwordTitle}
      warning={words.passwordOnce}
      done={words.done}
      onClose={onClose}
    >
      <DescriptionItem name={words.name}>{signIn.name}</DescriptionItem>
      <DescriptionItem name={words.username}>{signIn.username}</DescriptionItem>
      <DescriptionItem name={words.password}>
        <CopyText text={signIn.password} copy={words.copy} />
      </DescriptionItem>
    </OneTimeSecretDialog>
  );
}
