import { useState } from "react";
import { useMessages } from "../language/language.ts";
import { Button } from "./Button.tsx";
import styles from "./CopyButton.module.css";
import { copyText } from "./copyText.ts";
import { Icon } from "./Icon.tsx";

/**
 * Copies a text. The result is announced beside the button, because an open dialog would hide a notice from
 * screen readers.
 */
export function CopyButton({ value, label }: { value: string; label: string }) {
  const text = useMessages("ui");
  const [result, setResult] = useState<"copied" | "failed" | null>(null);
  const copied = result === "copied";
  return (
    <span className={styles.copy}>
      <Button
        look="quiet"
        aria-label={`${copied ? text.copied : text.copy} ${label}`}
        onClick={({ currentTarget }) => {
          void copyText(value, currentTarget).then((done) => setResult(done ? "copied" : "failed"));
        }}
        onBlur={() => setResult(null)}
      >
        <Icon name={copied ? "check" : "copy"} size={18} />
        {copied ? text.copied : text.copy}
      </Button>
      <span role="status" className={result === "failed" ? styles.failed : "visuallyHidden"}>
        {copied && `${text.copied} ${label}`}
        {result === "failed" && text.copyFailed}
      </span>
    </span>
  );
}
