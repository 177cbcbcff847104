import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { DateField } from "../../ui/dates/DateField.tsx";
import { FormGrid } from "../../ui/fields/FormGrid.tsx";
import { FormSelect } from "../../ui/fields/FormSelect.tsx";
import { bookableTimes, joinStart, splitStart } from "./startTimes.ts";

interface StartPickerProps {
  /** The day and time in the store's local time, YYYY-MM-DDTHH:mm; either may be missing. */
  value: string;
  /** The minutes between the offered times. */
  step: number;
  onChange: (value: string) => void;
}

/** Chooses the start of an appointment, not before now, in the store's local time. */
export function StartPicker({ value, step, onChange }: StartPickerProps) {
  const words = useMessages("appointmentForm");
  const { clock } = useDates();
  const earliest = clock(new Date().toISOString());
  const { day, time } = splitStart(value);
  return (
    <FormGrid>
      <DateField
        label={words.day}
        required
        earliest={splitStart(earliest).day}
        value={day}
        onChange={(chosen) => onChange(joinStart(chosen, time))}
      />
      <FormSelect
        label={words.startTime}
        required
        placeholder={words.choose}
        value={time}
        options={bookableTimes(value, step, earliest)}
        labelOf={(one) => one}
        onChange={(chosen) => onChange(joinStart(day, chosen))}
      />
    </FormGrid>
  );
}
