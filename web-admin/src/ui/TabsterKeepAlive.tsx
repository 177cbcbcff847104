import { useActivateModal } from "@fluentui/react-tabster";
import { useEffect } from "react";

/**
 * Keeps Tabster, Fluent's focus management, alive outside of all Suspense boundaries. It disposes of itself with its
 * last user and loses track of what it has hidden behind a dialog. If the dialog and the screen suspended at the same
 * time, the screen would stay hidden from assistive technology.
 *
 * Tabster can miss that a dialog takes the focus when it learns of the dialog only afterwards, and would then hide that
 * dialog. So the dialog or panel with the focus is made the active one here.
 */
export function TabsterKeepAlive() {
  const activateModal = useActivateModal();
  useEffect(() => {
    const activate = () => {
      const modal = document.activeElement?.closest<HTMLElement>("[aria-modal=true]");
      if (modal) activateModal(modal);
    };
    activate();
    document.addEventListener("focusin", activate);
    return () => document.removeEventListener("focusin", activate);
  }, [activateModal]);
  return null;
}
