import { makeStyles, Spinner, tokens } from "@fluentui/react-components";
import { type ReactNode, Suspense, useEffect } from "react";
import { useMessages } from "../../language/language.ts";
import { Boundary } from "../feedback/Boundary.tsx";
import { PlainDialog } from "./DialogFrame.tsx";
import { SidePanel } from "./SidePanel.tsx";

interface AsyncRecordProps {
  /** The title of the dialog that reports a failed load. */
  title: string;
  /** The started query of the record. */
  attempt: unknown;
  onClose: () => void;
  /** The dialog that shows the record. */
  children: ReactNode;
}

/** Suspends until the record of a dialog is loaded, and shows an error dialog when it cannot be loaded. */
export function AsyncDialog(props: AsyncRecordProps) {
  return <AsyncRecord {...props} Failed={PlainDialog} />;
}

/** Does the same for a side panel. */
export function AsyncPanel(props: AsyncRecordProps) {
  return <AsyncRecord {...props} Failed={SidePanel} />;
}

function AsyncRecord({
  title,
  attempt,
  onClose,
  children,
  Failed,
}: AsyncRecordProps & { Failed: typeof PlainDialog | typeof SidePanel }) {
  return (
    <Boundary
      attempt={attempt}
      frame={(failure) => (
        <Failed title={title} onClose={onClose}>
          {failure}
        </Failed>
      )}
    >
      <Suspense fallback={<LoadingOverlay onClose={onClose} />}>{children}</Suspense>
    </Boundary>
  );
}

const useStyles = makeStyles({
  root: {
    position: "fixed",
    inset: 0,
    zIndex: 1000,
    display: "grid",
    placeItems: "center",
    backgroundColor: tokens.colorBackgroundOverlay,
    // The indicator fades in late, so that a fast answer causes no flash.
    animationName: { from: { opacity: 0 }, "75%": { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: "400ms",
  },
  spinner: {
    padding: "16px 24px",
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
});

/**
 * Covers the screen while a record is loading; Escape or a click cancels. It is not a modal: Tabster hides
 * everything except the modal 250 ms after it opens, which would include the dialog that is being rendered in
 * its place.
 */
function LoadingOverlay({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  const { loading } = useMessages("ui");
  useEffect(() => {
    const leave = (event: KeyboardEvent) => event.key === "Escape" && onClose();
    window.addEventListener("keydown", leave);
    return () => window.removeEventListener("keydown", leave);
  }, [onClose]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same.
    // biome-ignore lint/a11y/noStaticElementInteractions: this is only a backdrop.
    <div className={styles.root} onClick={onClose}>
      <Spinner className={styles.spinner} role="status" label={loading} />
    </div>
  );
}
