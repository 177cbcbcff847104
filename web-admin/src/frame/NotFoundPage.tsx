import { DocumentSearchRegular } from "@fluentui/react-icons";
import { Link } from "react-router";
import { useMessages } from "../language/language.ts";
import { paths } from "../paths.ts";
import { Notice } from "../ui/Notice.tsx";
import { Page } from "../ui/Page.tsx";
import { messages } from "./messages.ts";

/** An address that no screen answers to. */
export function NotFoundPage() {
  const words = useMessages(messages);
  return (
    <Page title={words.notFound}>
      <Notice
        icon={<DocumentSearchRegular />}
        title={words.notFoundText}
        action={<Link to={paths.home}>{words.toHome}</Link>}
      />
    </Page>
  );
}
