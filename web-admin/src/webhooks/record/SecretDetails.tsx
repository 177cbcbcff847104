import { useMessages } from "../../language/language.ts";
import { DescriptionItem } from "../../ui/DescriptionList.tsx";
import { CopyText } from "../../ui/fields/CopyText.tsx";

/** An endpoint's new secret, as it is shown once. */
export interface NewSecret {
  url: string;
  secret: string;
}

/** Whose secret it is, and the secret. */
export function SecretDetails({ url, secret }: NewSecret) {
  const words = useMessages("webhooks");
  return (
    <>
      <DescriptionItem name={words.url}>{url}</DescriptionItem>
      <DescriptionItem name={words.secret}>
        <CopyText text={secret} copy={words.copy} />
      </DescriptionItem>
    </>
  );
}
