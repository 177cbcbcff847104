import { BuildingShopRegular } from "@fluentui/react-icons";
import { useMessages } from "../language/language.ts";
import { paths } from "../paths.ts";
import { Panel } from "../ui/dialogs/Panel.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { TextLink } from "../ui/TextLink.tsx";

/** Says that settings need the store's record, and leads to its form. */
export function NoStoreNotice() {
  const words = useMessages("settings");
  return (
    <Panel>
      <Notice
        icon={<BuildingShopRegular />}
        title={words.noStore}
        action={<TextLink to={`${paths.store}?add=new`}>{words.addStore}</TextLink>}
      />
    </Panel>
  );
}
