import { useMessages } from "../../language/language.ts";
import { FormGrid } from "../../ui/fields/FormGrid.tsx";
import { FormSelect } from "../../ui/fields/FormSelect.tsx";
import { type BookingDraft, MAX_TIMES, MAX_WEEKS } from "./bookingDraft.ts";

const WEEKS = Array.from({ length: MAX_WEEKS + 1 }, (_, weeks) => String(weeks));
const TIMES = Array.from({ length: MAX_TIMES - 1 }, (_, index) => String(index + 2));

interface RepeatFieldsProps {
  draft: Pick<BookingDraft, "everyWeeks" | "times">;
  onChange: (written: Partial<BookingDraft>) => void;
}

/** Chooses whether the appointment is repeated every 1 to 8 weeks, at most 12 times. */
export function RepeatFields({ draft: { everyWeeks, times }, onChange }: RepeatFieldsProps) {
  const words = useMessages("booking");
  return (
    <FormGrid>
      <FormSelect
        label={words.repeat}
        value={String(everyWeeks)}
        options={WEEKS}
        labelOf={(weeks) => (weeks === "0" ? words.once : words.everyWeeks(Number(weeks)))}
        onChange={(weeks) => onChange({ everyWeeks: Number(weeks) })}
      />
      {everyWeeks > 0 && (
        <FormSelect
          label={words.times}
          value={String(times)}
          options={TIMES}
          labelOf={(count) => words.timesInAll(Number(count))}
          onChange={(count) => onChange({ times: Number(count) })}
        />
      )}
    </FormGrid>
  );
}
