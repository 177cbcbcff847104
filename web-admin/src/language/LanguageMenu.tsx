import {
  Button,
  Menu,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  type MenuProps,
  MenuTrigger,
} from "@fluentui/react-components";
import { LocalLanguageRegular } from "@fluentui/react-icons";
import { localeOf } from "@machiya/schema/domain/language";
import { LANGUAGE_NAMES, LANGUAGES, useLanguage, useMessages } from "./language.ts";
import { defineMessages } from "./messages.ts";

const messages = defineMessages({
  cn: { language: "語言" },
  en: { language: "Language" },
  jp: { language: "言語" },
});

/** The choice of language, as a menu behind a button. */
export function LanguageMenu({ className }: { className?: string | undefined }) {
  const { language, choose } = useLanguage();
  const words = useMessages(messages);

  const onCheckedValueChange: MenuProps["onCheckedValueChange"] = (_, { checkedItems }) => {
    const chosen = LANGUAGES.find((candidate) => candidate === checkedItems.at(-1));
    if (chosen !== undefined) choose(chosen);
  };
  return (
    <Menu checkedValues={{ language: [language] }} onCheckedValueChange={onCheckedValueChange}>
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="transparent"
          className={className}
          icon={<LocalLanguageRegular />}
          aria-label={`${words.language}: ${LANGUAGE_NAMES[language]}`}
        >
          {LANGUAGE_NAMES[language]}
        </Button>
      </MenuTrigger>
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
