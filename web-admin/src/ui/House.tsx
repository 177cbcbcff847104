import { FluentProvider, makeStaticStyles, makeStyles, tokens, useFocusFinders } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { darkTheme, lightTheme } from "./theme.ts";
import { useMediaQuery } from "./useMediaQuery.ts";

const useGlobalStyles = makeStaticStyles({
  html: { height: "100%" },
  body: { margin: 0, minHeight: "100%" },
  "#root": { height: "100%" },
  "@media (prefers-reduced-motion: reduce)": {
    "*, *::before, *::after": {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "0.01ms !important",
      scrollBehavior: "auto !important",
    },
  },
});

const useStyles = makeStyles({
  root: { minHeight: "100dvh", backgroundColor: tokens.colorNeutralBackground2 },
});

/** Machiya's look for everything inside, light or dark as the system says. */
export function House({ children }: { children: ReactNode }) {
  useGlobalStyles();
  // A user of Tabster that always stays: when the last one goes, a dialog that closes while all else waits for something,
  // Tabster forgets what it has hidden behind it, and nobody shows that again to assistive technology.
  useFocusFinders();
  const styles = useStyles();
  const dark = useMediaQuery("(prefers-color-scheme: dark)");
  return (
    <FluentProvider theme={dark ? darkTheme : lightTheme}>
      {/* Not the provider's own class: portals would inherit it, and cover the screen. */}
      <div className={styles.root}>{children}</div>
    </FluentProvider>
  );
}
