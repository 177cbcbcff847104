import {
  Menu,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  type MenuProps,
  MenuTrigger,
} from "@fluentui/react-components";
import { localeOf } from "@machiya/schema/domain/language";
import { LANGUAGE_NAMES, LANGUAGES, useLanguage } from "./language.ts";

/** The languages, under their button. */
export function LanguageChoice({ button }: { button: React.JSX.Element }) {
  const { language, choose } = useLanguage();

  const onCheckedValueChange: MenuProps["onCheckedValueChange"] = (_, { checkedItems }) => {
    const chosen = LANGUAGES.find((candidate) => candidate === checkedItems.at(-1));
    if (chosen !== undefined) choose(chosen);
  };
  return (
    <Menu defaultOpen checkedValues={{ language: [language] }} onCheckedValueChange={onCheckedValueChange}>
      <MenuTrigger disableButtonEnhancement>{button}</MenuTrigger>
      <MenuPopover>
        <MenuList>
          {LANGUAGES.map((candidate) => (
            <MenuItemRadio key={candidate} name="language" value={candidate} lang={localeOf(candidate)}>
              {LANGUAGE_NAMES[candidate]}
            </MenuItemRadio>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
