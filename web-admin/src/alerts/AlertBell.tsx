import { makeStyles, tokens } from "@fluentui/react-components";
import { AlertRegular } from "@fluentui/react-icons";
import { lazyModule, useLazyModule } from "@machiya/schema/client/lazyModule";
import { Suspense, useState } from "react";
import { useLocation } from "react-router";
import { useMessages } from "../language/language.ts";
import { BarButton } from "../ui/BarButton.tsx";
import { brandTokens } from "../ui/theme.ts";
import { useUnseenAlerts } from "./useUnseenAlerts.ts";

const loadPanel = lazyModule(async () => (await import("./AlertPanel.tsx")).AlertPanel);

const useStyles = makeStyles({
  root: { position: "relative", display: "inline-flex" },
  count: {
    position: "absolute",
    top: "-2px",
    right: "-2px",
    pointerEvents: "none",
    minWidth: "18px",
    boxSizing: "border-box",
    paddingInline: "4px",
    borderRadius: "9px",
    textAlign: "center",
    fontSize: tokens.fontSizeBase100,
    lineHeight: "18px",
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: "tabular-nums",
    color: brandTokens.bar,
    backgroundColor: brandTokens.barText,
  },
});

/** The bell of the top bar: it counts the alerts that the user has not seen, and opens the newest ones. */
export function AlertBell() {
  const styles = useStyles();
  const words = useMessages("bell");
  const unseen = useUnseenAlerts();
  const location = useLocation();
  const [Panel, ask] = useLazyModule(loadPanel);
  // A link in the panel leads to another place, and closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === location.key;
  return (
    <span className={styles.root}>
      <BarButton
        label={unseen === 0 ? words.title : words.unseen(unseen)}
        icon={<AlertRegular />}
        onClick={() => {
          ask();
          setOpenAt(location.key);
        }}
      />
      {unseen > 0 && (
        <span className={styles.count} aria-hidden>
          {unseen}
        </span>
      )}
      {/* Its messages are not among those of the first screen. */}
      <Suspense fallback={null}>
        {open && Panel !== null && <Panel onClose={() => setOpenAt(null)} />}
      </Suspense>
    </span>
  );
}
