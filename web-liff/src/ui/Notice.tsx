import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from "react";
import { Icon } from "./Icon.tsx";
import styles from "./Notice.module.css";

/** Milliseconds that a notice is shown (shop.md §9). */
const NOTICE_LIFE = 3000;

type Kind = "success" | "warning";
type Notify = (text: string, kind?: Kind) => void;

const NoticeContext = createContext<Notify>(() => {});

/**
 * Shows one notice at a time above everything, including open dialogs; screen readers announce it politely. It stands
 * in the half of the screen that was not tapped, so that it does not cover a stepper that is tapped again.
 */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<{ text: string; kind: Kind; place: "top" | "bottom" } | null>(null);
  const element = useRef<HTMLDivElement>(null);
  const tappedAt = useTappedHeight();
  const notify = useCallback<Notify>(
    (text, kind = "success") =>
      setNotice({ text, kind, place: tappedAt() > window.innerHeight / 2 ? "top" : "bottom" }),
    [tappedAt],
  );
  useEffect(() => {
    const popover = element.current;
    if (notice === null || popover === null) return;
    // Reopening the popover moves it to the top layer's top, above dialogs that opened later.
    if (popover.matches(":popover-open")) popover.hidePopover();
    popover.showPopover();
    const timer = setTimeout(() => {
      popover.hidePopover();
      setNotice(null);
    }, NOTICE_LIFE);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <NoticeContext value={notify}>
      {children}
      <div
        ref={element}
        popover="manual"
        className={`${styles.notice} ${notice?.kind === "warning" ? styles.warning : ""}`}
        data-place={notice?.place}
        aria-hidden="true"
      >
        {notice && <Icon name={notice.kind === "warning" ? "warning" : "check"} size={20} />}
        {notice?.text}
      </div>
      <div className="visuallyHidden" role="status">
        {notice?.text}
      </div>
    </NoticeContext>
  );
}

export const useNotice = () => use(NoticeContext);

/** Returns a function for the height at which the screen was tapped last, in pixels from its top. */
function useTappedHeight(): () => number {
  const height = useRef(0);
  useEffect(() => {
    const tap = ({ clientY }: PointerEvent) => {
      height.current = clientY;
    };
    window.addEventListener("pointerdown", tap, { capture: true, passive: true });
    return () => window.removeEventListener("pointerdown", tap, { capture: true });
  }, []);
  return useCallback(() => height.current, []);
}
