import { Button, Field, Input, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { AddRegular, DeleteRegular, DismissRegular } from "@fluentui/react-icons";
import { MAX_OPTION_LENGTH } from "@machiya/schema/domain/products/variants";
import { useRef, useState } from "react";
import { useMessages } from "../../language/language.ts";
import type { DraftOption, OptionProblems } from "./variantDraft.ts";

const useStyles = makeStyles({
  option: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "start",
    gap: "8px",
    margin: 0,
    padding: "12px",
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  // Beside the field, below its label.
  remove: { marginTop: "26px" },
  values: { gridColumn: "1 / -1", display: "flex", flexWrap: "wrap", gap: "6px" },
  chip: {
    display: "flex",
    alignItems: "center",
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: "999px",
    minWidth: 0,
    maxWidth: "100%",
    boxSizing: "border-box",
    paddingInlineStart: "12px",
    ":focus-within": {
      borderTopColor: tokens.colorBrandStroke1,
      borderRightColor: tokens.colorBrandStroke1,
      borderBottomColor: tokens.colorBrandStroke1,
      borderLeftColor: tokens.colorBrandStroke1,
    },
    "& input": {
      minWidth: "2ch",
      maxWidth: "100%",
      flexShrink: 1,
      textOverflow: "ellipsis",
      height: "32px",
      "@media (pointer: coarse)": { height: "44px", minWidth: "44px" },
      padding: 0,
      border: "none",
      font: "inherit",
      color: "inherit",
      backgroundColor: "transparent",
      outlineStyle: "none",
      // The chip grows with its text.
      fieldSizing: "content",
    },
  },
  invalid: {
    borderTopColor: "var(--houseToneBadText)",
    borderRightColor: "var(--houseToneBadText)",
    borderBottomColor: "var(--houseToneBadText)",
    borderLeftColor: "var(--houseToneBadText)",
  },
  add: { display: "flex", gap: "4px" },
});

interface OptionFieldsProps {
  option: DraftOption;
  /** What a failed attempt to save shows. */
  problems: OptionProblems;
  onChange: (option: DraftOption) => void;
  onRemove: () => void;
}

/** The name of an option, and its values as chips whose texts can be edited. */
export function OptionFields({ option, problems, onChange, onRemove }: OptionFieldsProps) {
  const styles = useStyles();
  const words = useMessages("variants");
  const { required } = useMessages("ui");
  const [typed, setTyped] = useState("");
  const adder = useRef<HTMLSpanElement>(null);
  const { name, values } = option;
  const nameProblem =
    problems.name === null ? null : problems.name === "EMPTY" ? required : words.repeatedName;
  const add = () => {
    const texts = typed
      .split(/[,，、\n]/)
      .map((text) => text.trim().slice(0, MAX_OPTION_LENGTH))
      .filter((text) => text !== "" && !values.some((value) => value.text === text));
    setTyped("");
    const added = [...new Set(texts)].map((text) => ({ key: crypto.randomUUID(), text, was: null }));
    if (added.length > 0) onChange({ ...option, values: [...values, ...added] });
  };
  return (
    <fieldset className={styles.option} aria-label={name || words.option}>
      <Field label={words.optionName} hint={words.optionHint} validationMessage={nameProblem}>
        <Input
          value={name}
          maxLength={MAX_OPTION_LENGTH}
          autoComplete="off"
          onChange={(_, data) => onChange({ ...option, name: data.value })}
        />
      </Field>
      <Button
        className={styles.remove}
        appearance="subtle"
        icon={<DeleteRegular />}
        aria-label={words.removeOption(name)}
        title={words.removeOption(name)}
        onClick={onRemove}
      />
      <div className={styles.values}>
        {values.map((value) => (
          <span
            key={value.key}
            className={mergeClasses(styles.chip, problems.values.has(value.key) && styles.invalid)}
          >
            <input
              aria-label={words.value(value.text)}
              aria-invalid={problems.values.has(value.key)}
              value={value.text}
              size={Math.max(2, value.text.length)}
              maxLength={MAX_OPTION_LENGTH}
              onChange={({ target }) =>
                onChange({
                  ...option,
                  values: values.map((other) =>
                    other.key === value.key ? { ...other, text: target.value } : other,
                  ),
                })
              }
            />
            <Button
              size="small"
              shape="circular"
              appearance="transparent"
              icon={<DismissRegular />}
              aria-label={words.removeValue(value.text)}
              onClick={() => {
                onChange({ ...option, values: values.filter(({ key }) => key !== value.key) });
                // This button disappears with its value.
                adder.current?.querySelector("input")?.focus();
              }}
            />
          </span>
        ))}
        <span ref={adder} className={styles.add}>
          <Input
            aria-label={words.addValue(name)}
            aria-invalid={problems.hasNoValues}
            placeholder={words.newValue}
            value={typed}
            autoComplete="off"
            onChange={(_, data) => setTyped(data.value)}
            onBlur={add}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              add();
            }}
          />
          <Button icon={<AddRegular />} aria-label={words.addValue(name)} onClick={add} />
        </span>
      </div>
    </fieldset>
  );
}
