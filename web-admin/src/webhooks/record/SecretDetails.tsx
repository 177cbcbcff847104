import { useMessages } from "../../language/language.ts";
import { DescriptionItem } from "../../ui/DescriptionList.tsx";
import { CopyText } from "../../ui/fields/CopyText.tsx";

/** A new secret of an endpoint, which is shown once. */
export interface NewSecret {
  url: string;
  secret: string;
}

/** Shows the endpoint's URL and its secret. */
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
