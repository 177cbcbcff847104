import { LocalLanguageRegular } from "@fluentui/react-icons";
import { later } from "../ui/later.ts";
import { MenuButton } from "../ui/MenuButton.tsx";
import { LANGUAGE_NAMES, useLanguage, useMessages } from "./language.ts";
import { defineMessages } from "./messages.ts";

const messages = defineMessages({
  cn: { language: "語言" },
  en: { language: "Language" },
  jp: { language: "言語" },
});

const loadChoice = later(async () => (await import("./LanguageChoice.tsx")).LanguageChoice);

/** The choice of language, as a menu behind a button. */
export function LanguageMenu() {
  const { language } = useLanguage();
  const words = useMessages(messages);
  return (
    <MenuButton
      load={loadChoice}
      menu={(LanguageChoice, button) => <LanguageChoice button={button} />}
      icon={<LocalLanguageRegular />}
      label={`${words.language}: ${LANGUAGE_NAMES[language]}`}
    >
      {LANGUAGE_NAMES[language]}
    </MenuButton>
  );
}
