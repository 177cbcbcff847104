import type { Language } from "@machiya/schema/domain/language";

/** Faults of the protocol, with their HTTP status (decisions.md §2.1). */
export const PROTOCOL_STATUS = {
  malformed: 400,
  notFound: 404,
  wrongMethod: 405,
  tooLarge: 413,
  wrongType: 415,
  notReady: 503,
} as const;

export type ProtocolFaultName = keyof typeof PROTOCOL_STATUS;

interface Messages {
  faults: Record<ProtocolFaultName, string>;
  /** Put before a refusal that the row of a batch has earned. */
  inRow: (row: number, text: string) => string;
}

const cn: Messages = {
  faults: {
    malformed: "請求內容不是有效的 JSON。",
    notFound: "沒有這個路徑。",
    wrongMethod: "這個路徑不接受此方法。",
    tooLarge: "請求內容過大。",
    wrongType: "請求內容必須是 JSON（application/json）。",
    notReady: "系統暫時無法回應，請稍後再試。",
  },
  inRow: (row, text) => `第 ${row} 筆：${text}`,
};

const en: Messages = {
  faults: {
    malformed: "The request body is not valid JSON.",
    notFound: "This path does not exist.",
    wrongMethod: "This path does not accept this method.",
    tooLarge: "The request body is too large.",
    wrongType: "The request body must be JSON (application/json).",
    notReady: "The server cannot respond right now. Please try again in a moment.",
  },
  inRow: (row, text) => `Row ${row}: ${text}`,
};

const jp: Messages = {
  faults: {
    malformed: "リクエストの本文が正しい JSON ではありません。",
    notFound: "このパスはありません。",
    wrongMethod: "このパスではそのメソッドを使えません。",
    tooLarge: "リクエストの本文が大きすぎます。",
    wrongType: "リクエストの本文は JSON（application/json）にしてください。",
    notReady: "システムが一時的に応答できません。しばらくしてからもう一度お試しください。",
  },
  inRow: (row, text) => `${row} 行目：${text}`,
};

export const MESSAGES: Record<Language, Messages> = { cn, en, jp };
