import { useEffect, useState } from "react";
import { useMessages } from "../language/language.ts";
import { Icon } from "../ui/Icon.tsx";
import styles from "./SearchField.module.css";

/** Milliseconds after the last keystroke before the search starts. */
const PAUSE = 300;

export function SearchField({
  value,
  onChange,
}: {
  value: string;
  onChange: (value: string | null) => void;
}) {
  const text = useMessages("storefront");
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      onChange(typed.trim() || null);
      setTyped(null);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [typed, onChange]);
  return (
    <search className={styles.search}>
      <Icon name="search" size={20} />
      <input
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        aria-label={text.search}
        placeholder={text.search}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
      />
    </search>
  );
}
