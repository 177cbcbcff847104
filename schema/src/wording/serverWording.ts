import type { Language } from "../domain/language.ts";
import { enServer } from "./en.ts";
import { jaServer } from "./ja.ts";
import type { ServerWording } from "./serverWords.ts";
import { thServer } from "./th.ts";
import { zhHantServer } from "./zhHant.ts";

const SERVER_WORDINGS: Record<Language, ServerWording> = {
  cn: zhHantServer,
  en: enServer,
  jp: jaServer,
  th: thServer,
};

/** Returns the words that only the server uses: notifications, the chat, files and REST protocol errors. */
export function serverWording(language: Language): ServerWording {
  return SERVER_WORDINGS[language];
}
