import { DocumentSearchRegular } from "@fluentui/react-icons";
import { useMessages } from "../language/language.ts";
import { paths } from "../paths.ts";
import { Notice } from "../ui/feedback/Notice.tsx";
import { Page } from "../ui/Page.tsx";
import { TextLink } from "../ui/TextLink.tsx";

/** The page for a URL without a screen. */
export function NotFoundPage() {
  const words = useMessages("frame");
  return (
    <Page title={words.notFound}>
      <Notice
        icon={<DocumentSearchRegular />}
        title={words.notFoundText}
        action={<TextLink to={paths.home}>{words.toHome}</TextLink>}
      />
    </Page>
  );
}
