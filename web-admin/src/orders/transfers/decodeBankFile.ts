import { countBankHeaders } from "@machiya/schema/domain/bankTransfers/bankColumns";
import { decodeText, UNDECODABLE } from "@machiya/schema/domain/tables/decodeText";
import { headersIn } from "@machiya/schema/domain/tables/delimiter";

/** Returns the text of a bank's file, with a box for each character that cannot be read. Null when it is no text. */
export function decodeBankFile(bytes: Uint8Array): string | null {
  const text = decodeText(bytes, (candidate) => headersIn(candidate, countBankHeaders));
  return text?.replaceAll(UNDECODABLE, "□") ?? null;
}
