import {
  makeStyles,
  mergeClasses,
  PortalMountNodeProvider,
  tokens,
  useThemeClassName,
} from "@fluentui/react-components";
import { useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useMessages } from "../language/language.ts";
import { useReturnFocus } from "../ui/dialogs/useReturnFocus.ts";
import { LoginPage } from "./LoginPage.tsx";
import { continueSession } from "./sessionEnd.ts";
import { useResetSession } from "./sessionReset.ts";

const useStyles = makeStyles({
  // The login covers the screens below it, because another person may be at the computer now.
  root: {
    position: "fixed",
    inset: 0,
    width: "100%",
    maxWidth: "none",
    height: "100%",
    maxHeight: "none",
    padding: 0,
    border: "none",
    overflow: "auto",
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground2,
    textAlign: "start",
  },
});

/** Fluent's focus management leaves an element with this attribute accessible, whichever dialog is open. */
const ALWAYS_ACCESSIBLE = { "data-tabster-never-hide": "" };

/** The login must not be dismissed: Escape and the Back of a phone would show what is below it. */
function show(dialog: HTMLDialogElement): void {
  if (!dialog.open) dialog.showModal();
}

/**
 * The login over the screens of a person whose session the server has ended. When the same person signs in, the screens
 * go on with everything that was typed; another person starts without any of it. It is a dialog of the browser, which
 * makes everything else inert, so that no form or dialog below can take the focus.
 */
export function SignInAgain({ userId }: { userId: string }) {
  const styles = useStyles();
  const theme = useThemeClassName();
  const words = useMessages("session");
  const resetSession = useResetSession();
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  useReturnFocus();
  useLayoutEffect(() => {
    if (dialog !== null) show(dialog);
  }, [dialog]);
  return createPortal(
    <dialog
      {...ALWAYS_ACCESSIBLE}
      ref={setDialog}
      className={mergeClasses(theme, styles.root)}
      aria-modal
      aria-label={words.title}
      onCancel={(event) => event.preventDefault()}
      onClose={({ currentTarget }) => show(currentTarget)}
      // The screens below are above in the tree of components, and listen to keys.
      onKeyDown={(event) => event.stopPropagation()}
    >
      {/* Its menus would be inert below it. */}
      <PortalMountNodeProvider value={dialog ?? undefined}>
        {dialog !== null && (
          <LoginPage onLoggedIn={(id) => (id === userId ? continueSession() : resetSession())} />
        )}
      </PortalMountNodeProvider>
    </dialog>,
    document.body,
  );
}
