import {
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_MS,
  type Language,
  localeOf,
  readLanguage,
} from "@machiya/schema/domain/language";
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from "react";
import { whatIsGiven } from "../given.ts";

interface LanguageChoice {
  language: Language;
  /** For Intl and `lang`. */
  locale: string;
  setLanguage: (language: Language) => void;
}

const LanguageContext = createContext<LanguageChoice | null>(null);

/** The one that the server drew, by the cookie's choice, else what the browser speaks, else Traditional Chinese. */
function firstLanguage(): Language {
  const given = whatIsGiven();
  if (given !== null) return given.language;
  const cookie = document.cookie.split("; ").find((pair) => pair.startsWith(`${LANGUAGE_COOKIE}=`));
  const chosen = cookie?.slice(LANGUAGE_COOKIE.length + 1);
  return isLanguage(chosen)
    ? chosen
    : readLanguage({ cookie: null, acceptLanguage: navigator.languages.join(",") });
}

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setState] = useState(firstLanguage);
  useEffect(() => {
    document.documentElement.lang = language === "cn" ? "zh-Hant-TW" : localeOf(language);
  }, [language]);
  const setLanguage = useCallback((next: Language) => {
    keepChoice(next);
    setState(next);
  }, []);
  const choice = useMemo(
    () => ({ language, locale: localeOf(language), setLanguage }),
    [language, setLanguage],
  );
  return <LanguageContext value={choice}>{children}</LanguageContext>;
}

/** A cookie, because the server's texts follow it too. */
function keepChoice(language: Language): void {
  const expires = new Date(Date.now() + LANGUAGE_COOKIE_MS).toUTCString();
  Reflect.set(document, "cookie", `${LANGUAGE_COOKIE}=${language}; path=/; expires=${expires}; samesite=lax`);
}

export function useLanguage(): LanguageChoice {
  const choice = use(LanguageContext);
  if (choice === null) throw new Error("LanguageProvider is missing");
  return choice;
}
