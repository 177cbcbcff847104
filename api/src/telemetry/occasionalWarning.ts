import { log } from "./log.ts";

/** How long a warning that was written is only counted. */
const PAUSE_MS = 60_000;
/** Maximum number of different warnings that are counted. */
const MAX_KINDS = 100;

/**
 * Creates the function that writes a warning for each kind of fields at most once a minute, with how often it occurred since
 * the last one: strangers can cause it as often as they like.
 */
export function createOccasionalWarning(
  message: string,
  now: () => number = () => performance.now(),
): (fields: Readonly<Record<string, string>>) => void {
  const kinds = new Map<string, { at: number; count: number }>();
  return (fields) => {
    const kind = JSON.stringify(fields);
    const last = kinds.get(kind);
    if (last !== undefined && now() - last.at < PAUSE_MS) {
      last.count += 1;
      return;
    }
    if (kinds.size >= MAX_KINDS) kinds.clear();
    kinds.set(kind, { at: now(), count: 0 });
    log.warn(message, { ...fields, times: 1 + (last?.count ?? 0) });
  };
}
