import { makeStyles, tokens } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { touchArea } from "./touchArea.ts";

const useStyles = makeStyles({
  root: {
    ...touchArea,
    color: tokens.colorBrandForegroundLink,
    borderRadius: tokens.borderRadiusSmall,
    ":hover": { color: tokens.colorBrandForegroundLinkHover },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "2px" },
  },
});

interface TextLinkProps {
  to: string;
  /** The accessible name, where the visible text does not say where the link leads. */
  label?: string;
  /** Opens it in a new tab, so that what was entered on this screen stays. */
  newTab?: boolean;
  children: ReactNode;
}

/** A link inside text. */
export function TextLink({ to, label, newTab, children }: TextLinkProps) {
  return (
    <Link to={to} className={useStyles().root} aria-label={label} {...(newTab && { target: "_blank" })}>
      {children}
    </Link>
  );
}
