import styles from "./Choices.module.css";

interface ChoicesProps {
  label: string;
  choices: readonly { text: string; onChoose: () => void }[];
}

/** Values that fill a field by one tap; renders nothing without any. */
export function Choices({ label, choices }: ChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {choices.map(({ text, onChoose }) => (
        <button key={text} type="button" onClick={onChoose}>
          {text}
        </button>
      ))}
    </fieldset>
  );
}
