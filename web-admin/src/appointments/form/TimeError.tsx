import type { Alternative } from "@machiya/schema/domain/errors";
import { FormError } from "../../ui/fields/FormError.tsx";
import { AlternativeTimes, alternativesOf } from "./AlternativeTimes.tsx";
import { ClosedTime, isClosedTime } from "./ClosedTime.tsx";

interface TimeErrorProps {
  /** The error of the last submission; null if it did not fail. */
  error: unknown;
  /** The visible names of the fields. */
  names: Readonly<Record<string, string>>;
  busy: boolean;
  onPick: (alternative: Alternative) => void;
  /** Submits again and accepts a time at which the store is closed. */
  onAccept: () => void;
}

/** Shows why an appointment was not saved, with the nearest times or a way to book a closed time. */
export function TimeError({ error, names, busy, onPick, onAccept }: TimeErrorProps) {
  const times =
    alternativesOf(error).length > 0 ? <AlternativeTimes refusal={error} onPick={onPick} /> : null;
  if (!isClosedTime(error)) return times ?? <FormError error={error} fieldNames={names} />;
  return (
    <>
      {times}
      <ClosedTime busy={busy} onAccept={onAccept} />
    </>
  );
}
