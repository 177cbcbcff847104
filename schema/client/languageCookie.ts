import {
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_TTL_MS,
  type Language,
} from "../src/domain/language.ts";

/** Returns the language selected in this browser; null when none was. */
export function rememberedLanguage(): Language | null {
  const cookie = document.cookie.split("; ").find((pair) => pair.startsWith(`${LANGUAGE_COOKIE}=`));
  const value = cookie?.slice(LANGUAGE_COOKIE.length + 1);
  return isLanguage(value) ? value : null;
}

/** Stores the language in a cookie, so that the server's texts use it too. */
export function rememberLanguage(language: Language): void {
  const cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${LANGUAGE_COOKIE_TTL_MS / 1000}; samesite=lax`;
  Object.assign(document, { cookie });
}
