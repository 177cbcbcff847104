import { LockClosedRegular } from "@fluentui/react-icons";
import { useMessages } from "../language/language.ts";
import { paths } from "../paths.ts";
import { Notice } from "../ui/feedback/Notice.tsx";
import { Page } from "../ui/Page.tsx";
import { TextLink } from "../ui/TextLink.tsx";

/** Says that the user's role may not open this screen, and leads to the home page. */
export function ForbiddenPage() {
  const words = useMessages("ui");
  return (
    <div role="alert">
      <Page title={words.forbiddenTitle}>
        <Notice
          icon={<LockClosedRegular />}
          title={words.forbiddenText}
          action={<TextLink to={paths.home}>{words.toHome}</TextLink>}
        />
      </Page>
    </div>
  );
}
