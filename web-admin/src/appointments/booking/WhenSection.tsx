import { shiftDay } from "@machiya/schema/domain/time/calendarTime";
import { dayOf } from "@machiya/schema/domain/time/shopTime";
import { useState } from "react";
import { useMessages } from "../../language/language.ts";
import { useFailureText } from "../../relay/failureText.ts";
import { useStoreSettings } from "../../session/storeSettings.ts";
import type { LineDraft } from "../form/appointmentDraft.ts";
import { StartPicker } from "../form/StartPicker.tsx";
import { ADD_STEP, joinStart, splitStart } from "../form/startTimes.ts";
import { DayStrip } from "./DayStrip.tsx";
import { StartTimes } from "./StartTimes.tsx";
import { STRIP_DAYS, useFreeStarts } from "./useFreeStarts.ts";

const isShownFrom = (from: string, day: string) => day >= from && day < shiftDay(from, STRIP_DAYS);

interface WhenSectionProps {
  /** The chosen start in the store's local time; day and time may be missing. */
  startsAt: string;
  lines: readonly LineDraft[];
  /** The current start of a walk-in in the store's local time. */
  now: string;
  onChange: (startsAt: string) => void;
}

/** Chooses the start: any time, or a free one for exactly the chosen services and people. */
export function WhenSection({ startsAt, lines, now, onChange }: WhenSectionProps) {
  const words = useMessages("booking");
  const failureText = useFailureText();
  const { timeZone } = useStoreSettings();
  const today = dayOf(new Date(), timeZone);
  const { day, time } = splitStart(startsAt);
  const [from, setFrom] = useState(day < today ? today : day);
  const [seenDay, setSeenDay] = useState(day);
  // The strip turns to a day that was chosen elsewhere.
  if (day !== seenDay) {
    setSeenDay(day);
    if (day >= today && !isShownFrom(from, day)) setFrom(day);
  }
  const { days, error } = useFreeStarts(lines, from);
  return (
    <>
      <StartPicker value={startsAt} step={ADD_STEP} onChange={onChange} />
      <DayStrip
        from={from}
        earliest={today}
        chosen={day}
        days={days}
        onFrom={(first) => {
          setFrom(first);
          // Turning the strip releases a day that it no longer shows.
          if (!isShownFrom(first, day)) onChange(joinStart("", time));
        }}
        onChoose={(chosen) => onChange(joinStart(chosen, ""))}
      />
      {error !== null && <div role="alert">{failureText(error)}</div>}
      {lines.length === 0 ? (
        <div role="status">{words.chooseService}</div>
      ) : (
        day !== "" && (
          <StartTimes
            day={days?.find(({ date }) => date === day)}
            chosen={startsAt}
            now={day === today ? now : null}
            onChoose={onChange}
          />
        )
      )}
    </>
  );
}
