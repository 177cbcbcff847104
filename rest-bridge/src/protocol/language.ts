import { LANGUAGE_COOKIE, type Language, readLanguage } from "@machiya/schema/domain/language";

/** Returns the language of the response (decisions.md §2.2). */
export function requestLanguage(request: Request): Language {
  const cookies = (request.headers.get("cookie") ?? "").split(";").map((cookie) => cookie.trim());
  const cookie = cookies.find((one) => one.startsWith(`${LANGUAGE_COOKIE}=`));
  return readLanguage({
    cookie: cookie?.slice(LANGUAGE_COOKIE.length + 1),
    acceptLanguage: request.headers.get("accept-language"),
  });
}
