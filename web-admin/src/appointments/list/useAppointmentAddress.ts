import { rowId } from "@machiya/schema/ids";
import { useSearchParams } from "react-router";
import { LEAVING } from "../../ui/dialogs/unsavedForms.ts";

/** The URL parameters that open an appointment dialog. */
const KEYS = ["appointment", "edit", "add", "addStaff"];

/**
 * Opens an appointment over the current screen through the URL: `?appointment=<number>` to read,
 * `?edit=<number>` to edit, `?add=` to create, with `&addStaff=<number>` for a staff member. The screen's route needs AppointmentDialogs as its child.
 */
export function useAppointmentAddress() {
  const [, setSearch] = useSearchParams();
  const show = (opened: Readonly<Record<string, string>>, state?: typeof LEAVING) =>
    setSearch(
      (latest) => {
        const changed = new URLSearchParams(latest);
        for (const key of KEYS) changed.delete(key);
        for (const [key, value] of Object.entries(opened)) changed.set(key, value);
        return changed;
      },
      { state },
    );
  return {
    read: (number: number) => show({ appointment: String(number) }),
    edit: (number: number) => show({ edit: String(number) }),
    /**
     * `startsAt` is the initial start in the store's local time (YYYY-MM-DDTHH:mm), `staffMemberId` the staff
     * member who is preselected.
     */
    add: (startsAt = "new", staffMemberId: string | null = null) => {
      const number = staffMemberId === null ? null : rowId("StaffMember", staffMemberId);
      show({ add: startsAt, ...(number !== null && { addStaff: String(number) }) });
    },
    close: () => show({}, LEAVING),
  };
}
