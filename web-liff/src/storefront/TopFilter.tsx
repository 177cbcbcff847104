import { useId } from "react";
import { useMessages } from "../language/language.ts";
import styles from "./TopFilter.module.css";

interface TopFilterProps {
  topOnly: boolean;
  onChange: (topOnly: boolean) => void;
}

/** Switches between all products and top picks (shop.md §2). */
export function TopFilter({ topOnly, onChange }: TopFilterProps) {
  const text = useMessages("storefront");
  const name = useId();
  const choices = [
    { label: text.all, value: false },
    { label: text.topPicks, value: true },
  ];
  return (
    <fieldset className={styles.filter}>
      <legend className="visuallyHidden">{text.filter}</legend>
      {choices.map(({ label, value }) => (
        <label key={label} className={styles.choice}>
          <input type="radio" name={name} checked={topOnly === value} onChange={() => onChange(value)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
