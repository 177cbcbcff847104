import { LocalLanguageRegular } from "@fluentui/react-icons";
import { lazyModule } from "@machiya/schema/client/lazyModule";
import { languageName } from "@machiya/schema/domain/language";
import { MenuButton } from "../ui/MenuButton.tsx";
import { PHONE, useMediaQuery } from "../ui/useMediaQuery.ts";
import { useLanguage, useMessages } from "./language.ts";

const loadChoice = lazyModule(async () => (await import("./LanguageChoice.tsx")).LanguageChoice);

/** A button that opens the menu of languages. */
export function LanguageMenu() {
  const { language } = useLanguage();
  const words = useMessages("language");
  const isPhone = useMediaQuery(PHONE);
  return (
    <MenuButton
      load={loadChoice}
      menu={(LanguageChoice, button) => <LanguageChoice button={button} />}
      icon={<LocalLanguageRegular />}
      label={`${words.language}: ${languageName(language)}`}
    >
      {isPhone ? undefined : languageName(language)}
    </MenuButton>
  );
}
