import { useMessages } from "../language/language.ts";
import { CopyText } from "../ui/CopyText.tsx";
import { Fact } from "../ui/Facts.tsx";
import { ShownOnceDialog } from "../ui/ShownOnce.tsx";

/** How somebody new signs in for the first time. */
export interface FirstSignIn {
  name: string;
  username: string;
  password: string;
}

/** Shows the generated password, this once. */
export function FirstPassword({ signIn, onClose }: { signIn: FirstSignIn; onClose: () => void }) {
  const words = useMessages("staff");
  return (
    <ShownOnceDialog
      title={words.passwordTitle}
      warning={words.passwordOnce}
      done={words.done}
      onClose={onClose}
    >
      <Fact name={words.name}>{signIn.name}</Fact>
      <Fact name={words.username}>{signIn.username}</Fact>
      <Fact name={words.password}>
        <CopyText text={signIn.password} copy={words.copy} />
      </Fact>
    </ShownOnceDialog>
  );
}
