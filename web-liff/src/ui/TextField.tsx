import { type HTMLAttributes, useId } from "react";
import styles from "./Field.module.css";

interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string | undefined;
  /** The validation message. */
  problem?: string | undefined;
  required?: boolean;
  multiline?: boolean;
  name?: string;
  type?: "text" | "tel" | "search";
  /** What the browser may fill in: a token of the HTML standard, or `off`. */
  autoComplete: string;
  inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  maxLength?: number;
  onBlur?: () => void;
}

export function TextField({
  label,
  value,
  onChange,
  hint,
  problem,
  multiline,
  type = "text",
  required,
  ...rest
}: TextFieldProps) {
  const id = useId();
  const hintId = hint ? `${id}hint` : undefined;
  const problemId = problem ? `${id}problem` : undefined;
  const control = {
    ...rest,
    id,
    value,
    className: styles.control,
    "aria-required": required || undefined,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": [problemId, hintId].filter(Boolean).join(" ") || undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        )}
      </label>
      {multiline ? (
        <textarea {...control} rows={2} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input {...control} type={type} onChange={(event) => onChange(event.target.value)} />
      )}
      {problem && <Problem id={problemId}>{problem}</Problem>}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The validation message of a field, shown beside it. */
export function Problem({ id, children }: { id?: string | undefined; children: string }) {
  return (
    <p id={id} className={styles.problem} role="alert">
      {children}
    </p>
  );
}
