import { makeStyles, Spinner, tokens } from "@fluentui/react-components";
import { type ReactNode, Suspense, useEffect } from "react";
import { useMessages } from "../../language/language.ts";
import { Boundary } from "../feedback/Boundary.tsx";
import { PlainDialog } from "./DialogFrame.tsx";
import { SidePanel } from "./SidePanel.tsx";

interface AsyncRecordProps {
  /** Of what says that it could not be loaded. */
  title: string;
  /** The started query of what is opened. */
  attempt: unknown;
  onClose: () => void;
  /** The modal that shows it. */
  children: ReactNode;
}

/** Where a dialog stands that shows a loaded record: until it has come, and when it could not, a dialog that says so. */
export function AsyncDialog(props: AsyncRecordProps) {
  return <AsyncRecord {...props} Failed={PlainDialog} />;
}

/** The same for a side panel. */
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
      <Suspense fallback={<Opening onClose={onClose} />}>{children}</Suspense>
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
    // What comes at once comes without a flash.
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
 * Over the screen while what was opened is on its way; Escape or a click lets it be. No modal: Tabster hides all but a
 * modal 250 ms after its opening, and with it the next one that is just being drawn in its place.
 */
function Opening({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  const { loading } = useMessages("ui");
  useEffect(() => {
    const leave = (event: KeyboardEvent) => event.key === "Escape" && onClose();
    window.addEventListener("keydown", leave);
    return () => window.removeEventListener("keydown", leave);
  }, [onClose]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same.
    // biome-ignore lint/a11y/noStaticElementInteractions: the backdrop of what is to come.
    <div className={styles.root} onClick={onClose}>
      <Spinner className={styles.spinner} role="status" label={loading} />
    </div>
  );
}
