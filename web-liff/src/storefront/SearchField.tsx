import { useMessages } from "../language/language.ts";
import { Icon } from "../ui/Icon.tsx";
import { useTypedSearch } from "../ui/useTypedSearch.ts";
import styles from "./SearchField.module.css";

export function SearchField({
  value,
  onChange,
}: {
  value: string;
  onChange: (value: string | null) => void;
}) {
  const text = useMessages("storefront");
  const typed = useTypedSearch(value, onChange);
  return (
    <search className={styles.search}>
      <Icon name="search" size={20} />
      <input
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        aria-label={text.search}
        placeholder={text.search}
        {...typed}
        onChange={(event) => typed.onChange(event.target.value)}
      />
    </search>
  );
}
