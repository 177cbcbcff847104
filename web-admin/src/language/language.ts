import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_MS,
  type Language,
} from "@machiya/schema/domain/language";
import { createContext, use } from "react";

/** In the order of the menu. */
export const LANGUAGES: readonly Language[] = ["cn", "en", "jp"];

/** How each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { cn: "繁體中文", en: "English", jp: "日本語" };

/** The choice in the cookie, else the default. */
export function rememberedLanguage(): Language {
  const cookie = document.cookie.split("; ").find((pair) => pair.startsWith(`${LANGUAGE_COOKIE}=`));
  const value = cookie?.slice(LANGUAGE_COOKIE.length + 1);
  return isLanguage(value) ? value : DEFAULT_LANGUAGE;
}

export function rememberLanguage(language: Language): void {
  const pair = `${LANGUAGE_COOKIE}=${language}`;
  const cookie = `${pair}; path=/; max-age=${LANGUAGE_COOKIE_MS / 1000}; samesite=lax`;
  Object.assign(document, { cookie });
}

export interface LanguageChoice {
  language: Language;
  choose: (language: Language) => void;
}

export const LanguageContext = createContext<LanguageChoice>({
  language: DEFAULT_LANGUAGE,
  choose: () => {},
});

export function useLanguage(): LanguageChoice {
  return use(LanguageContext);
}

/** A screen's words in the chosen language. */
export function useMessages<Words>(messages: Record<Language, Words>): Words {
  return messages[use(LanguageContext).language];
}
