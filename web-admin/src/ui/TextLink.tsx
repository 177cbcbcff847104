import { makeStyles, tokens } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { Link } from "react-router";

const useStyles = makeStyles({
  root: {
    color: tokens.colorBrandForegroundLink,
    borderRadius: tokens.borderRadiusSmall,
    ":hover": { color: tokens.colorBrandForegroundLinkHover },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "2px" },
  },
});

/** A link among words. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={useStyles().root}>
      {children}
    </Link>
  );
}
