import {
  Menu,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  type MenuProps,
  MenuTrigger,
} from "@fluentui/react-components";
import { Refusal } from "@machiya/schema/client/refusal";
import { LANGUAGES, languageName, localeOf } from "@machiya/schema/domain/language";
import { useToast } from "../ui/feedback/ToastProvider.tsx";
import { useLanguage } from "./language.ts";

/** Offers the languages in a menu. */
export function LanguageChoice({ button }: { button: React.JSX.Element }) {
  const { language, choose } = useLanguage();
  const notify = useToast();

  const onCheckedValueChange: MenuProps["onCheckedValueChange"] = (_, { checkedItems }) => {
    const chosen = LANGUAGES.find((candidate) => candidate === checkedItems.at(-1));
    if (chosen !== undefined) choose(chosen).catch(() => notify.failure(new Refusal("UNREACHABLE")));
  };
  return (
    <Menu defaultOpen checkedValues={{ language: [language] }} onCheckedValueChange={onCheckedValueChange}>
      <MenuTrigger disableButtonEnhancement>{button}</MenuTrigger>
      <MenuPopover>
        <MenuList>
          {LANGUAGES.map((candidate) => (
            <MenuItemRadio key={candidate} name="language" value={candidate} lang={localeOf(candidate)}>
              {languageName(candidate)}
            </MenuItemRadio>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
