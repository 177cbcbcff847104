import { useSearchParams } from "react-router";

/** The URL parameters that open an appointment dialog. */
const KEYS = ["appointment", "edit", "add"];

/**
 * Opens an appointment over the current screen through the URL: `?appointment=<number>` to read,
 * `?edit=<number>` to edit, `?add=` to create. The screen's route needs AppointmentDialogs as its child.
 */
export function useAppointmentAddress() {
  const [, setSearch] = useSearchParams();
  const show = (opened: { key: string; value: string } | null) =>
    setSearch((latest) => {
      const changed = new URLSearchParams(latest);
      for (const key of KEYS) changed.delete(key);
      if (opened !== null) changed.set(opened.key, opened.value);
      return changed;
    });
  return {
    read: (number: number) => show({ key: "appointment", value: String(number) }),
    edit: (number: number) => show({ key: "edit", value: String(number) }),
    /** `startsAt` is the initial start in the store's local time (YYYY-MM-DDTHH:mm). */
    add: (startsAt = "new") => show({ key: "add", value: startsAt }),
    close: () => show(null),
  };
}
