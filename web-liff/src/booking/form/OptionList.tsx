import { type ReactNode, useId } from "react";
import styles from "./OptionList.module.css";

export interface Option {
  id: string;
  name: string;
  detail?: string;
  /** Shown below the detail. */
  note?: string | undefined;
  /** Shown at the end of the row. */
  end?: string;
  picture?: ReactNode;
  disabled?: boolean;
}

interface OptionListProps {
  label: string;
  /** Whether one option can be chosen, or several. */
  type: "radio" | "checkbox";
  options: readonly Option[];
  /** The chosen options; of several, in the order in which they were chosen. */
  chosen: readonly string[];
  onChange: (id: string) => void;
  /** Uses two columns on wide screens. */
  cards?: boolean;
}

/** A list of options whose whole rows can be tapped. */
export function OptionList({ label, type, options, chosen, onChange, cards }: OptionListProps) {
  const name = useId();
  return (
    <fieldset className={cards ? `${styles.list} ${styles.cards}` : styles.list} aria-label={label}>
      {options.map((option) => {
        const place = chosen.indexOf(option.id);
        return (
          <label key={option.id} className={styles.option}>
            <input
              type={type}
              className={styles.input}
              name={name}
              checked={place !== -1}
              disabled={option.disabled}
              onChange={() => onChange(option.id)}
            />
            {option.picture}
            <span className={styles.words}>
              <span className={styles.name}>{option.name} </span>
              {option.detail && <span className={styles.detail}>{option.detail} </span>}
              {option.note && <span className={styles.note}>{option.note} </span>}
            </span>
            {option.end && <span className={styles.end}>{option.end} </span>}
            {type === "checkbox" && (
              <span className={styles.place} aria-hidden="true">
                {place === -1 ? "+" : place + 1}
              </span>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
