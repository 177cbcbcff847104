import type { Acting } from "../acting.ts";
import { DomainError } from "../domain/errors.ts";
import { findAlternatives } from "./findAlternatives.ts";
import { SlotRefused } from "./requireFree.ts";

/** Does a write; a refusal of its time leaves with the nearest times that could be had instead. */
export async function withAlternatives<Result>(
  context: Acting,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    throw error instanceof DomainError ? await nameAlternatives(context, error) : error;
  }
}

/** The same refusal, of a time with other times. They are read after the write has let go of its days. */
export async function nameAlternatives(context: Acting, refused: DomainError): Promise<DomainError> {
  if (!(refused instanceof SlotRefused)) return refused;
  const { code, params, question } = refused;
  return new DomainError(code, { ...params, alternatives: await findAlternatives(context, question) });
}
