import { useSearchParams } from "react-router";

/** Opens and closes something over the screen, named in the address by this key: a reload keeps it, Back closes it. */
export function useOpen(key: string) {
  const [search, setSearch] = useSearchParams();
  const set = (value: string | null) =>
    setSearch((latest) => {
      const changed = new URLSearchParams(latest);
      if (value === null) changed.delete(key);
      else changed.set(key, value);
      return changed;
    });
  return {
    /** What is open; null: nothing. */
    opened: search.get(key),
    open: (value: string | number) => set(String(value)),
    close: () => set(null),
  };
}

/** Takes these keys out of the address, and what they open off the screen. */
export function useClose(...keys: string[]): () => void {
  const [, setSearch] = useSearchParams();
  return () =>
    setSearch((latest) => {
      const changed = new URLSearchParams(latest);
      for (const key of keys) changed.delete(key);
      return changed;
    });
}
