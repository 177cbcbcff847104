import { useSearchParams } from "react-router";

/** What of the address opens something about appointments over the screen. */
const KEYS = ["appointment", "edit", "add"];

/**
 * Opens an appointment over the screen that is shown, by the address: `?appointment=<number>` to be read, `?edit=<number>`
 * to be edited, `?add=` a new one. The screen's route needs AppointmentDialogs as its child.
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
    /** `startsAt`: with what its start begins, as the store's clocks read (YYYY-MM-DDTHH:mm). */
    add: (startsAt = "new") => show({ key: "add", value: startsAt }),
    close: () => show(null),
  };
}
