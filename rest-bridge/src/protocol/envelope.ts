import type { DomainError, ErrorCode } from "@machiya/schema/domain/errors";
import type { Language } from "@machiya/schema/domain/language";
import { errorText } from "@machiya/schema/wording";
import { serverWording } from "@machiya/schema/wording/serverWording";
import { ERROR_NUMBERS } from "./errorCodes.ts";
import { TextResponse } from "./textResponse.ts";

/**
 * The format of every response (decisions.md §2.1): 0 and the data, or the number and text of an error
 * without data.
 */
export interface Envelope<Data = unknown> {
  error_code: number;
  error_text: string;
  data: Data | null;
}

/** Protocol errors and their HTTP statuses (decisions.md §2.1). */
const PROTOCOL_STATUS = {
  malformed: 400,
  notFound: 404,
  wrongMethod: 405,
  tooLarge: 413,
  wrongType: 415,
  notReady: 503,
} as const;

type ProtocolErrorName = keyof typeof PROTOCOL_STATUS;

/** A protocol error. Refusals by the rules have no HTTP status of their own. */
export class ProtocolError extends Error {
  readonly fault: ProtocolErrorName;
  readonly headers: Record<string, string>;

  constructor(fault: ProtocolErrorName, headers: Record<string, string> = {}) {
    super(fault);
    this.name = "ProtocolError";
    this.fault = fault;
    this.headers = headers;
  }
}

/**
 * The database is unavailable or busy (decisions.md §2.1). Nothing was done, and the client should retry
 * soon.
 */
export function notReady(): ProtocolError {
  return new ProtocolError("notReady", { "retry-after": "1" });
}

function envelope(body: Envelope, status: number, headers: Record<string, string> = {}): TextResponse {
  return new TextResponse(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store", ...headers },
  });
}

export function success(data: unknown): Response {
  return envelope({ error_code: 0, error_text: "", data }, 200);
}

/** Builds a refusal with HTTP 200, because the documented clients read `error_code` only. */
export function refusal(
  { code, params }: Pick<DomainError, "code" | "params">,
  language: Language,
): TextResponse {
  const text = errorText(language, code, params);
  // The text of INVALID_INPUT already names the row.
  const named = params.row === undefined || code === "INVALID_INPUT";
  return envelope(
    {
      error_code: ERROR_NUMBERS[code],
      error_text: named ? text : serverWording(language).inRow(params.row ?? 0, text),
      data: null,
    },
    code === "INTERNAL" || code === "OUTCOME_UNKNOWN" ? 500 : 200,
    params.seconds === undefined ? {} : { "retry-after": String(Math.max(1, Math.ceil(params.seconds))) },
  );
}

/** The error codes of protocol errors, for clients that read nothing else. */
const PROTOCOL_ERROR_CODES: Record<ProtocolErrorName, ErrorCode> = {
  malformed: "INVALID_INPUT",
  notFound: "NOT_FOUND",
  wrongMethod: "INVALID_INPUT",
  tooLarge: "INVALID_INPUT",
  wrongType: "INVALID_INPUT",
  notReady: "INTERNAL",
};

export function protocolError({ fault, headers }: ProtocolError, language: Language): Response {
  const body = {
    error_code: ERROR_NUMBERS[PROTOCOL_ERROR_CODES[fault]],
    error_text: serverWording(language).protocolFault[fault],
    data: null,
  };
  return envelope(body, PROTOCOL_STATUS[fault], headers);
}
