import { ERROR_CODES, type ErrorCode, type ErrorParams } from "@machiya/schema/domain/errors";

/** The server refused: a code of the rule book and what its text names. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly params: ErrorParams;

  constructor(code: ErrorCode, params: ErrorParams) {
    super(code);
    this.name = "Refusal";
    this.code = code;
    this.params = params;
  }
}

/** No answer came, or none that could be read: worth trying again. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super("The server did not answer", { cause });
    this.name = "Unreachable";
  }
}

/** An entry of `errors` in a GraphQL answer, as far as we read it. */
export interface AnsweredError {
  message?: string;
  extensions?: { code?: unknown; params?: ErrorParams };
}

/** The refusal that a GraphQL answer's first error stands for; codes we do not know are INTERNAL. */
export function refusalOf(errors: readonly AnsweredError[]): Refusal {
  const { code, params } = errors[0]?.extensions ?? {};
  return new Refusal(ERROR_CODES.find((known) => known === code) ?? "INTERNAL", params ?? {});
}
