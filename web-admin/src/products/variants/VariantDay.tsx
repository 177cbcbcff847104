import { DateInput } from "../../ui/dates/DateInput.tsx";
import { useDateInput } from "../../ui/dates/useDateInput.ts";

interface VariantDayProps {
  /** The accessible name of the cell. */
  label: string;
  value: string;
  invalid?: boolean;
  disabled?: boolean;
  onChange: (day: string) => void;
}

/** A cell of the table of variants that holds a day. */
export function VariantDay({ label, value, invalid = false, disabled = false, onChange }: VariantDayProps) {
  const state = useDateInput({ value, onChange });
  return <DateInput state={state} label={label} invalid={invalid} disabled={disabled} />;
}
