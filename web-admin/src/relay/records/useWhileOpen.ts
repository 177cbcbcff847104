import { useEffect, useMemo, useRef } from "react";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";

/**
 * Returns the callbacks of a form for a save whose dialog may be left while it is running. Then `onClose` must
 * not close what was opened in the meantime, and a failure is reported as a toast.
 */
export function useWhileOpen(onClose: () => void, onError: (error: Error) => void = () => {}) {
  const notify = useToast();
  const isOpen = useRef(true);
  const latest = useRef({ onClose, onError });
  useEffect(() => {
    latest.current = { onClose, onError };
  });
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return useMemo(
    () => ({
      close: () => isOpen.current && latest.current.onClose(),
      fail: (error: Error) => (isOpen.current ? latest.current.onError(error) : notify.failure(error)),
    }),
    [notify],
  );
}
