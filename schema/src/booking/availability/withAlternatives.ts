import type { Actor } from "../../actor.ts";
import { DomainError } from "../../domain/errors.ts";
import { SlotUnavailable } from "./assertAvailable.ts";
import { findAlternatives } from "./findAlternatives.ts";
import type { ScheduleReader } from "./sharedSchedules.ts";

/**
 * Runs a write and adds the nearest available times to a refusal of its time. `schedules` is the reader that
 * the write shares with others.
 */
export async function withAlternatives<Result>(
  context: Actor,
  write: () => Promise<Result>,
  schedules?: ScheduleReader,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    throw error instanceof DomainError ? await nameAlternatives(context, error, schedules) : error;
  }
}

/**
 * Returns the refusal with alternatives added if it concerns a time. They are read after the write's
 * transaction has released its locks.
 */
export async function nameAlternatives(
  context: Actor,
  refused: DomainError,
  schedules?: ScheduleReader,
): Promise<DomainError> {
  if (!(refused instanceof SlotUnavailable)) return refused;
  const { question } = refused;
  const find = () => findAlternatives(context, question, schedules);
  const alternatives = await (schedules?.alternatives(question, find) ?? find());
  return refused.with({ alternatives });
}
