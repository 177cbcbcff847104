import type { Actor } from "../../actor.ts";
import { DomainError } from "../../domain/errors.ts";
import { SlotUnavailable } from "./assertAvailable.ts";
import { findAlternatives } from "./findAlternatives.ts";

/** Does a write; a refusal of its time leaves with the nearest times that could be had instead. */
export async function withAlternatives<Result>(
  context: Actor,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    throw error instanceof DomainError ? await nameAlternatives(context, error) : error;
  }
}

/** The same refusal, of a time with other times. They are read after the write has let go of its days. */
export async function nameAlternatives(context: Actor, refused: DomainError): Promise<DomainError> {
  if (!(refused instanceof SlotUnavailable)) return refused;
  const { code, params, question } = refused;
  return new DomainError(code, { ...params, alternatives: await findAlternatives(context, question) });
}
