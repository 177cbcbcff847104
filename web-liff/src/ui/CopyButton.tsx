import { useState } from "react";
import { useMessages } from "../language/language.ts";
import { Button } from "./Button.tsx";
import { Icon } from "./Icon.tsx";

/**
 * Copies a text. Its own label reports success, because an open dialog would hide a notice from screen
 * readers.
 */
export function CopyButton({ value, label }: { value: string; label: string }) {
  const text = useMessages("ui");
  const [copied, setCopied] = useState(false);
  return (
    <Button
      look="quiet"
      aria-label={copied ? text.copied : `${text.copy} ${label}`}
      aria-live="polite"
      onClick={() => {
        navigator.clipboard.writeText(value).then(
          () => setCopied(true),
          () => setCopied(false),
        );
      }}
      onBlur={() => setCopied(false)}
    >
      <Icon name={copied ? "check" : "copy"} size={18} />
      {copied ? text.copied : text.copy}
    </Button>
  );
}
