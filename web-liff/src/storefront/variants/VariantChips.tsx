import { choiceState } from "@machiya/schema/domain/products/variants";
import { useId } from "react";
import { useMessages } from "../../language/language.ts";
import styles from "./VariantChips.module.css";
import type { Choice } from "./variantChoice.ts";

interface VariantChipsProps {
  label: string;
  values: readonly string[];
  variants: Parameters<typeof choiceState>[0];
  chosen: Choice;
  /** The index of the option. */
  option: number;
  onChoose: (value: string) => void;
}

/** The values of an option as chips. Those that are sold out or missing with the other chosen values are struck through. */
export function VariantChips({ label, values, variants, chosen, option, onChoose }: VariantChipsProps) {
  const text = useMessages("storefront");
  const name = useId();
  return (
    <fieldset className={styles.chips}>
      <legend>{label}</legend>
      {values.map((value) => {
        const state = choiceState(variants, chosen, option, value);
        return (
          <label
            key={value}
            className={styles.chip}
            data-available={state === "AVAILABLE" || state === "PRE_ORDER" || undefined}
          >
            <input
              type="radio"
              name={name}
              checked={chosen[option] === value}
              onChange={() => onChoose(value)}
            />
            <span>{value}</span>
            {state === "PRE_ORDER" && <small>{text.valuePreOrder}</small>}
            {(state === "SOLD_OUT" || state === "MISSING") && (
              <span className="visuallyHidden">
                {state === "SOLD_OUT" ? text.valueSoldOut : text.valueMissing}
              </span>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
