import { useSearchParams } from "react-router";
import { LEAVING } from "../ui/dialogs/unsavedForms.ts";

/**
 * Opens and closes a dialog or panel through this URL parameter: a reload keeps it open, and Back closes it.
 */
export function useOpen(key: string) {
  const [search, setSearch] = useSearchParams();
  const set = (value: string | null) =>
    setSearch(
      (latest) => {
        const changed = new URLSearchParams(latest);
        if (value === null) changed.delete(key);
        else changed.set(key, value);
        return changed;
      },
      { state: LEAVING },
    );
  return {
    /** The parameter's value; null if nothing is open. */
    opened: search.get(key),
    open: (value: string | number) => set(String(value)),
    close: () => set(null),
  };
}

/** Returns a function that removes these parameters from the URL and so closes what they opened. */
export function useClose(...keys: string[]): () => void {
  const [, setSearch] = useSearchParams();
  return () =>
    setSearch(
      (latest) => {
        const changed = new URLSearchParams(latest);
        for (const key of keys) changed.delete(key);
        return changed;
      },
      { state: LEAVING },
    );
}
