import type { DomainError, ErrorCode } from "@machiya/schema/domain/errors";
import type { Language } from "@machiya/schema/domain/language";
import { errorText } from "@machiya/schema/wording";
import { serverWording } from "@machiya/schema/wording/serverWording";
import { ERROR_NUMBERS } from "./errorCodes.ts";
import { TextResponse } from "./textResponse.ts";

/** What every answer is (decisions.md §2.1): 0 and the data, or a refusal's number and text without data. */
export interface Envelope<Data = unknown> {
  error_code: number;
  error_text: string;
  data: Data | null;
}

/** Faults of the protocol, with their HTTP status (decisions.md §2.1). */
const PROTOCOL_STATUS = {
  malformed: 400,
  notFound: 404,
  wrongMethod: 405,
  tooLarge: 413,
  wrongType: 415,
  notReady: 503,
} as const;

type ProtocolErrorName = keyof typeof PROTOCOL_STATUS;

/** A fault of the protocol, which alone has an HTTP status of its own. */
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

/** The database is away or busy (decisions.md §2.1): nothing was done, and asking again soon is right. */
export function notReady(): ProtocolError {
  return new ProtocolError("notReady", { "retry-after": "1" });
}

function envelope(body: Envelope, status: number, headers: Record<string, string> = {}): Response {
  return new TextResponse(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store", ...headers },
  });
}

export function success(data: unknown): Response {
  return envelope({ error_code: 0, error_text: "", data }, 200);
}

/** A refusal by the rules: HTTP 200, because the documented clients look at `error_code` alone. */
export function refusal(
  { code, params }: Pick<DomainError, "code" | "params">,
  language: Language,
): Response {
  const text = errorText(language, code, params);
  // The words of INVALID_INPUT name the row themselves.
  const named = params.row === undefined || code === "INVALID_INPUT";
  return envelope(
    {
      error_code: ERROR_NUMBERS[code],
      error_text: named ? text : serverWording(language).inRow(params.row ?? 0, text),
      data: null,
    },
    code === "INTERNAL" ? 500 : 200,
    params.seconds === undefined ? {} : { "retry-after": String(Math.max(1, Math.ceil(params.seconds))) },
  );
}

/** The numbers that go with faults of the protocol, for clients that look at nothing else. */
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
