import {
  Button,
  Link,
  makeStyles,
  Toast,
  ToastBody,
  Toaster,
  ToastFooter,
  ToastTitle,
  ToastTrigger,
  useId,
  useThemeClassName,
  useToastController,
} from "@fluentui/react-components";
import { DismissRegular } from "@fluentui/react-icons";
import { useEffect, useState } from "react";
import { useMessages } from "../../language/language.ts";
import { TOAST_KEY } from "../../palette/shortcutKeys.ts";
import { BOTTOM_BAR, useMediaQuery } from "../useMediaQuery.ts";
import { RAISED_BY } from "./raisedToasts.ts";
import type { ToastAnnouncement, ToastContent } from "./toastContent.ts";

/** How long a toast stays, as specified in shop.md §9. */
const TOAST_MS = 3000;

/** How long a toast stays that offers an action: one with Undo (decisions.md §6), or an announcement. */
const ACTION_MS = 8000;

/** The distance from the corner of the window; phones and tablets have a bar at the lower edge. */
const CORNER = { horizontal: 20, vertical: 16 };
const ABOVE_BAR = { horizontal: 12, vertical: 68 };

/** The number of visible toasts. Failures stay, so that there must be room for others. */
const MAX_TOASTS = 6;

const SHORTCUTS = { focus: ({ key }: KeyboardEvent) => key === TOAST_KEY };

/** Screen readers announce only changes of a live region that has been in the page for a moment. */
const STANDING_MS = 100;

const useStyles = makeStyles({ toaster: { marginBottom: `var(${RAISED_BY}, 0px)` } });

interface ToastsProps {
  /** The toasts that were not shown yet. */
  waiting: readonly ToastContent[];
  onTaken: (toast: readonly ToastContent[]) => void;
}

/** Shows toasts at the lower left, where they cover no controls, and announces them to screen readers. */
export function Toasts({ waiting, onTaken }: ToastsProps) {
  const id = useId("notifications");
  const styles = useStyles();
  const words = useMessages("ui");
  const { dispatchToast } = useToastController(id);
  const isAboveBar = useMediaQuery(BOTTOM_BAR);
  const [stands, setStands] = useState(false);
  const [container] = useState(createContainer);
  const theme = useThemeClassName();

  // Outside of the provider's element, the theme's class gives the toasts their colors.
  useEffect(() => {
    container.className = theme;
  }, [container, theme]);

  useEffect(() => {
    document.body.append(container);
    return () => container.remove();
  }, [container]);

  useEffect(() => {
    let before: Element | null = null;
    const noteFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && !container.contains(target)) before = target;
    };
    // Fluent would move the focus to another toast, and an open panel without the focus is hidden from screen readers.
    const returnFocus = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest("button") === null) return;
      const panel = [...document.querySelectorAll(".fui-DrawerHeader, .fui-DialogTitle")].at(-1);
      for (const place of [before, panel?.querySelector("button")]) {
        if (place instanceof HTMLElement) place.focus();
        if (!container.contains(document.activeElement)) return;
      }
      // A place that is disabled at the moment does not accept the focus; useFocusRecovery then finds another one.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    };
    document.addEventListener("focusin", noteFocus);
    // Before the toast closes, because Fluent moves the focus of a toast that had it to another one.
    container.addEventListener("click", returnFocus, { capture: true });
    return () => {
      document.removeEventListener("focusin", noteFocus);
      container.removeEventListener("click", returnFocus, { capture: true });
    };
  }, [container]);

  useEffect(() => {
    const timer = setTimeout(() => setStands(true), STANDING_MS);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!stands || waiting.length === 0) return;
    for (const toast of waiting) dispatchToast(<Shown toast={toast} />, optionsOf(toast));
    onTaken(waiting);
  }, [stands, waiting, dispatchToast, onTaken]);

  return (
    <Toaster
      toasterId={id}
      className={styles.toaster}
      position="bottom-start"
      offset={isAboveBar ? ABOVE_BAR : CORNER}
      limit={MAX_TOASTS}
      mountNode={container}
      pauseOnHover
      shortcuts={SHORTCUTS}
      aria-keyshortcuts={TOAST_KEY}
      aria-label={words.notifications}
    />
  );
}

/** Above panels and dialogs, whose portals have this number less one. */
const Z_INDEX = "1000001";

/**
 * Creates the element that contains the toasts. Without its order and its attribute, which is the one of
 * `useDangerousNeverHidden_unstable` in @fluentui/react-tabster, the backdrop of an open panel covers the toasts, so
 * that a click on Undo closes the panel, and screen readers cannot reach them.
 */
function createContainer(): HTMLElement {
  const container = document.createElement("div");
  container.setAttribute("data-tabster-never-hide", "");
  Object.assign(container.style, { position: "relative", zIndex: Z_INDEX });
  return container;
}

function optionsOf(toast: ToastContent) {
  if (toast.kind === "announcement")
    return { intent: "info", politeness: "assertive", timeout: ACTION_MS } as const;
  if (toast.kind === "success")
    return { intent: "success", timeout: toast.undo === undefined ? TOAST_MS : ACTION_MS } as const;
  // A failure stays until it is closed, because it may be the only report of lost work.
  return { intent: "warning", timeout: -1 } as const;
}

function Shown({ toast }: { toast: ToastContent }) {
  const { undo, retry, close } = useMessages("ui");
  if (toast.kind === "announcement") return toast.content(Announcement);
  if (toast.kind === "failure")
    return (
      <Toast>
        <ToastTitle
          action={
            <ToastTrigger>
              <Button size="small" appearance="subtle" icon={<DismissRegular />} aria-label={close} />
            </ToastTrigger>
          }
        >
          {toast.title}
        </ToastTitle>
        <ToastBody>{toast.text}</ToastBody>
        {(toast.retry ?? toast.undo) !== undefined && (
          <ToastFooter>
            <ToastTrigger>
              <Link as="button" onClick={toast.retry ?? toast.undo}>
                {toast.retry === undefined ? undo : retry}
              </Link>
            </ToastTrigger>
          </ToastFooter>
        )}
      </Toast>
    );
  return (
    <Toast>
      <ToastTitle
        action={
          toast.undo === undefined ? null : (
            <ToastTrigger>
              <Link as="button" onClick={toast.undo}>
                {undo}
              </Link>
            </ToastTrigger>
          )
        }
      >
        {toast.text}
      </ToastTitle>
    </Toast>
  );
}

function Announcement({ title, body, action }: ToastAnnouncement) {
  return (
    <Toast>
      <ToastTitle>{title}</ToastTitle>
      <ToastBody>{body}</ToastBody>
      <ToastFooter>{action}</ToastFooter>
    </Toast>
  );
}
