import { useId, useState } from "react";
import { useMessages } from "../../language/language.ts";
import styles from "./HourField.module.css";
import { steppedHour, typedHour } from "./hour.ts";

interface HourFieldProps {
  /** The chosen hour; null when there is none. */
  hour: number | null;
  /** The current hour in the store's time zone, from which the first step starts. */
  now: number;
  onChange: (hour: number) => void;
}

/** An hour field that snaps to 10, 14, or 18, by typing or the arrow keys (booking.md §5). */
export function HourField({ hour, now, onChange }: HourFieldProps) {
  const text = useMessages("booking");
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const previous = hour ?? now;
  const settle = () => {
    const wanted = typed === null ? null : typedHour(typed, previous);
    setTyped(null);
    if (wanted !== null && wanted !== hour) onChange(wanted);
  };
  return (
    <span className={styles.field}>
      <label htmlFor={id} className="visuallyHidden">
        {text.hour}
      </label>
      <input
        id={id}
        className={styles.input}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        placeholder="--"
        aria-valuemin={10}
        aria-valuemax={18}
        aria-valuenow={hour ?? undefined}
        aria-describedby={`${id}hint`}
        value={typed ?? hour ?? ""}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ""))}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === "Enter") settle();
          if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
          event.preventDefault();
          setTyped(null);
          onChange(steppedHour(previous, event.key === "ArrowUp" ? 1 : -1));
        }}
      />
      <span aria-hidden="true">:00</span>
      <span id={`${id}hint`} className="visuallyHidden">
        {text.hourHint}
      </span>
    </span>
  );
}
