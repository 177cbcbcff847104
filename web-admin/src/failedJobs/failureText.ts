import { ERROR_CODES } from "@machiya/schema/domain/errors";
import { useErrorSentence, useMessages } from "../language/language.ts";

/** Returns a function that says in plain words why a job failed. */
export function useFailureText(): (error: string) => string {
  const words = useMessages("failedJobs");
  const log = useMessages("webhookLog");
  const sentence = useErrorSentence();
  const connection: Readonly<Record<string, string>> = {
    TIMEOUT: log.TIMEOUT,
    ADDRESS_REFUSED: log.ADDRESS_REFUSED,
    ECONNREFUSED: log.ECONNREFUSED,
    ENOTFOUND: log.ENOTFOUND,
  };
  return (error) => {
    const reason = connection[error];
    if (reason !== undefined) return words.noResponse(reason);
    if (/^\d{3}$/.test(error)) return words.status(Number(error));
    if (ERROR_CODES.some((code) => code === error)) return sentence(error);
    return words.noResponse(error);
  };
}
