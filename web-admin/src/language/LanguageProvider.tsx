import { type Language, localeOf } from "@machiya/schema/domain/language";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { LanguageContext, rememberedLanguage, rememberLanguage } from "./language.ts";

/** Holds the chosen language for everything below, remembers it, and tells the document. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(rememberedLanguage);

  useEffect(() => {
    document.documentElement.lang = localeOf(language);
  }, [language]);

  const choice = useMemo(
    () => ({
      language,
      choose: (chosen: Language) => {
        rememberLanguage(chosen);
        setLanguage(chosen);
      },
    }),
    [language],
  );
  return <LanguageContext value={choice}>{children}</LanguageContext>;
}
