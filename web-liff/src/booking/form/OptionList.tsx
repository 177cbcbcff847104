import { type ReactNode, useId } from "react";
import styles from "./OptionList.module.css";

export interface Option {
  id: string;
  name: string;
  detail?: string;
  /** Shown at the end of the row. */
  end?: string;
  picture?: ReactNode;
}

interface OptionListProps {
  label: string;
  options: readonly Option[];
  value: string | null;
  onChange: (id: string) => void;
  /** Uses two columns on wide screens. */
  cards?: boolean;
}

/** A list of radio options whose whole rows can be tapped. */
export function OptionList({ label, options, value, onChange, cards }: OptionListProps) {
  const name = useId();
  return (
    <fieldset className={cards ? `${styles.list} ${styles.cards}` : styles.list} aria-label={label}>
      {options.map((option) => (
        <label key={option.id} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            checked={option.id === value}
            onChange={() => onChange(option.id)}
          />
          {option.picture}
          <span className={styles.words}>
            <span className={styles.name}>{option.name} </span>
            {option.detail && <span className={styles.detail}>{option.detail} </span>}
          </span>
          {option.end && <span className={styles.end}>{option.end}</span>}
        </label>
      ))}
    </fieldset>
  );
}
