import { FluentProvider, makeStaticStyles, makeStyles, tokens } from "@fluentui/react-components";
import { type ReactNode, useEffect, useMemo } from "react";
import { useLanguage } from "../language/language.ts";
import { darkTheme, lightTheme, themeFor } from "./theme.ts";
import { useMediaQuery } from "./useMediaQuery.ts";
import { useTouchTargets } from "./useTouchTargets.ts";

const useGlobalStyles = makeStaticStyles({
  html: { height: "100%", backgroundColor: "var(--page-background)" },
  // Beside a classic scrollbar, a backdrop does not cover the gutter, where Chromium paints only the color of the page.
  "html:has(.fui-DialogSurface__backdrop, .fui-OverlayDrawer__backdrop)": {
    backgroundColor: "color-mix(in srgb, var(--page-background) 60%, black)",
    // Fluent locks the page only if it can be scrolled when the dialog opens, but its list may be loaded later.
    overflowY: "hidden",
  },
  body: { margin: 0, minHeight: "100%" },
  // Browsers break Thai lines by a dictionary; a word that is wider than its line may break anywhere.
  ":lang(th) body": { lineBreak: "auto", wordBreak: "normal", overflowWrap: "break-word" },
  "#root": { height: "100%" },
});

/**
 * Text, because Griffel drops an object in the object of a media query. An invisible animation of Fluent's toasts is the
 * timer that closes them.
 */
const useReducedMotion = makeStaticStyles(`
  @media (prefers-reduced-motion: reduce) {
    *:not([data-timer-status]), *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`);

const useStyles = makeStyles({
  root: { minHeight: "100dvh", backgroundColor: tokens.colorNeutralBackground2 },
});

/** Provides Machiya's theme, light or dark as the operating system says. */
export function AppTheme({ children }: { children: ReactNode }) {
  useGlobalStyles();
  useReducedMotion();
  useTouchTargets();
  const styles = useStyles();
  const { language } = useLanguage();
  const dark = useMediaQuery("(prefers-color-scheme: dark)");
  const theme = useMemo(() => themeFor(language, dark ? darkTheme : lightTheme), [language, dark]);
  useEffect(() => {
    document.documentElement.style.setProperty("--page-background", theme.colorNeutralBackground2 ?? "");
  }, [theme]);
  return (
    <FluentProvider theme={theme}>
      {/* A background on the provider's own class would be inherited by portals and cover the screen. */}
      <div className={styles.root}>{children}</div>
    </FluentProvider>
  );
}
