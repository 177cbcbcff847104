import {
  Button,
  makeStyles,
  mergeClasses,
  Spinner,
  tokens,
  typographyStyles,
} from "@fluentui/react-components";
import { DismissRegular } from "@fluentui/react-icons";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { useMessages } from "../../language/language.ts";
import { Boundary } from "../feedback/Boundary.tsx";
import { SERIF } from "../theme.ts";
import { PlainDialog } from "./DialogFrame.tsx";
import { SidePanel } from "./SidePanel.tsx";

interface AsyncRecordProps {
  /** The title of the dialog that reports a failed load. */
  title: string;
  /** The started query of the record; null if only code is loaded. */
  attempt: unknown;
  onClose: () => void;
  /** The dialog that shows the record. */
  children: ReactNode;
}

/** The width of a side panel. */
type PanelWidth = "narrow" | "broad";

/**
 * Suspends until the code and the record of a dialog are loaded, and shows an error dialog when they cannot be
 * loaded.
 */
export function AsyncDialog(props: AsyncRecordProps) {
  return <AsyncRecord {...props} Failed={PlainDialog} />;
}

/** Does the same for a side panel, whose frame is shown in its place while it is loading. */
export function AsyncPanel({ broad = false, ...props }: AsyncRecordProps & { broad?: boolean }) {
  return <AsyncRecord {...props} Failed={SidePanel} panel={broad ? "broad" : "narrow"} />;
}

function AsyncRecord({
  title,
  attempt,
  onClose,
  children,
  Failed,
  panel,
}: AsyncRecordProps & { Failed: typeof PlainDialog | typeof SidePanel; panel?: PanelWidth }) {
  const [retries, setRetries] = useState(0);
  return (
    <Boundary
      attempt={attempt ?? retries}
      {...(attempt === null && { onRetry: () => setRetries(retries + 1) })}
      frame={(failure) => (
        <Failed title={title} onClose={onClose}>
          {failure}
        </Failed>
      )}
    >
      <Suspense fallback={<LoadingOverlay title={title} panel={panel} onClose={onClose} />}>
        {children}
      </Suspense>
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
  // The place and the size of a side panel.
  panel: {
    position: "absolute",
    insetBlock: 0,
    insetInlineEnd: 0,
    display: "flex",
    flexDirection: "column",
    boxSizing: "border-box",
    padding: "24px",
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow64,
  },
  panelHead: {
    ...typographyStyles.subtitle1,
    display: "flex",
    justifyContent: "space-between",
    alignItems: "start",
    fontFamily: SERIF,
    fontVariantNumeric: "lining-nums tabular-nums",
  },
  narrow: { width: "min(560px, 100vw)" },
  broad: { width: "min(880px, 100vw)" },
  panelSpinner: { marginBlock: "auto" },
});

interface LoadingOverlayProps {
  title: string;
  panel: PanelWidth | undefined;
  onClose: () => void;
}

/**
 * Covers the screen while a record is loading, with the frame of a panel if the record is shown in one; Escape or a
 * click beside it cancels. It is not a modal: Tabster hides everything except the modal 250 ms after it opens,
 * which would include the dialog that is being rendered in its place.
 */
function LoadingOverlay({ title, panel, onClose }: LoadingOverlayProps) {
  const styles = useStyles();
  const { close, loading } = useMessages("ui");
  useEffect(() => {
    const leave = (event: KeyboardEvent) => event.key === "Escape" && onClose();
    window.addEventListener("keydown", leave);
    return () => window.removeEventListener("keydown", leave);
  }, [onClose]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same.
    // biome-ignore lint/a11y/noStaticElementInteractions: this is only a backdrop.
    <div
      className={styles.root}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      {panel === undefined ? (
        <Spinner className={styles.spinner} role="status" label={loading} />
      ) : (
        <div className={mergeClasses(styles.panel, styles[panel])}>
          <div className={styles.panelHead}>
            {title}
            <Button appearance="subtle" icon={<DismissRegular />} aria-label={close} onClick={onClose} />
          </div>
          <Spinner className={styles.panelSpinner} role="status" label={loading} />
        </div>
      )}
    </div>
  );
}
