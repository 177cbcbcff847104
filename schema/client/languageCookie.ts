import {
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_TTL_MS,
  type Language,
} from "../src/domain/language.ts";

/** The language that was chosen in this browser; null when none was. */
export function rememberedLanguage(): Language | null {
  const cookie = document.cookie.split("; ").find((pair) => pair.startsWith(`${LANGUAGE_COOKIE}=`));
  const value = cookie?.slice(LANGUAGE_COOKIE.length + 1);
  return isLanguage(value) ? value : null;
}

/** Writes a cookie, because the server's texts follow the choice too. */
export function rememberLanguage(language: Language): void {
  const cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${LANGUAGE_COOKIE_TTL_MS / 1000}; samesite=lax`;
  Object.assign(document, { cookie });
}
