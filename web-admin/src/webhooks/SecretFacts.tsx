import { useMessages } from "../language/language.ts";
import { CopyText } from "../ui/CopyText.tsx";
import { Fact } from "../ui/Facts.tsx";

/** An endpoint's new secret, as it is shown once. */
export interface NewSecret {
  url: string;
  secret: string;
}

/** Whose secret it is, and the secret. */
export function SecretFacts({ url, secret }: NewSecret) {
  const words = useMessages("webhooks");
  return (
    <>
      <Fact name={words.url}>{url}</Fact>
      <Fact name={words.secret}>
        <CopyText text={secret} copy={words.copy} />
      </Fact>
    </>
  );
}
