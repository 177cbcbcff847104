import { makeStyles, tokens, useRestoreFocusTarget } from "@fluentui/react-components";
import { Link } from "react-router";
import { useMessages } from "../../language/language.ts";
import { Tag } from "../Tag.tsx";
import { touchArea } from "../touchArea.ts";

const useStyles = makeStyles({
  root: { display: "inline-flex", alignItems: "center", columnGap: "8px" },
  link: {
    ...touchArea,
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
  /** The accessible name, which says what the link opens. */
  label: string;
  to: string;
  /** The record arrived while the console was open, and no one has opened it yet. */
  fresh: boolean;
}

/**
 * A record's number as a link to its detail over the list; the focus returns to it when the detail closes.
 */
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
