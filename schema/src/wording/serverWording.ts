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

/** The words that only the server writes: notifications, the chat, files and faults of the REST protocol. */
export function serverWording(language: Language): ServerWording {
  return SERVER_WORDINGS[language];
}
