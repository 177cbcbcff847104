import { makeStyles, tokens, useRestoreFocusTarget } from "@fluentui/react-components";
import { Link } from "react-router";
import { useMessages } from "../../language/language.ts";
import { Tag } from "../Tag.tsx";

const useStyles = makeStyles({
  root: { display: "inline-flex", alignItems: "center", columnGap: "8px" },
  link: {
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: "tabular-nums",
    textDecorationLine: "none",
    borderRadius: tokens.borderRadiusSmall,
    ":hover": { textDecorationLine: "underline" },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "2px" },
  },
});

interface NumberLinkProps {
  number: number;
  /** What it opens, for screen readers. */
  label: string;
  to: string;
  /** It has just come in, and nobody has looked at it. */
  fresh: boolean;
}

/** A record's number, which opens its detail over the list; the focus comes back to it. */
export function NumberLink({ number, label, to, fresh }: NumberLinkProps) {
  const styles = useStyles();
  const { newTag } = useMessages("ui");
  const restoreFocus = useRestoreFocusTarget();
  return (
    <span className={styles.root}>
      <Link {...restoreFocus} to={to} className={styles.link} aria-label={label}>
        #{number}
      </Link>
      {fresh && <Tag tone="new">{newTag}</Tag>}
    </span>
  );
}
