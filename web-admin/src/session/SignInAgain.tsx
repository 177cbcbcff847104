import { Dialog, DialogSurface, makeStyles } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { useMessages } from "../language/language.ts";
import { focusedField } from "../ui/dialogs/focusedField.ts";
import { LoginPage } from "./LoginPage.tsx";
import { continueSession } from "./sessionEnd.ts";
import { useResetSession } from "./sessionReset.ts";

const useStyles = makeStyles({
  // The login hides what is below it from whoever is at the screen now.
  surface: {
    boxSizing: "border-box",
    width: "100vw",
    maxWidth: "100vw",
    height: "100dvh",
    maxHeight: "100dvh",
    padding: 0,
    border: "none",
    borderRadius: 0,
    overflow: "auto",
  },
});

/**
 * The login over the screens of a person whose session the server has ended. When the same person signs in, the screens
 * go on with everything that was typed; another person starts without any of it.
 */
export function SignInAgain({ userId }: { userId: string }) {
  const styles = useStyles();
  const words = useMessages("session");
  const resetSession = useResetSession();
  // It is read before the login takes the focus.
  const [field] = useState(focusedField);
  useEffect(
    () => () => {
      // What is below is accessible again only when it contains the focus. Another person starts without the field.
      setTimeout(() => (field?.isConnected ? field : document.getElementById("main"))?.focus());
    },
    [field],
  );
  return (
    <Dialog open modalType="alert">
      <DialogSurface className={styles.surface} aria-label={words.title}>
        <LoginPage onLoggedIn={(id) => (id === userId ? continueSession() : resetSession())} />
      </DialogSurface>
    </Dialog>
  );
}
