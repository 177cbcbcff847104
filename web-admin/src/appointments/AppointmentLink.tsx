import { makeStyles, tokens, useRestoreFocusTarget } from "@fluentui/react-components";
import { Link, useSearchParams } from "react-router";
import { useMessages } from "../language/language.ts";
import { appointmentPath } from "../paths.ts";
import { Tag } from "../ui/Tag.tsx";
import { messages } from "./messages.ts";

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

/** An appointment's number, which opens its detail over the list as it stands. */
export function AppointmentLink({ number, fresh }: { number: number; fresh: boolean }) {
  const styles = useStyles();
  const words = useMessages(messages);
  const [search] = useSearchParams();
  const restoreFocus = useRestoreFocusTarget();
  return (
    <span className={styles.root}>
      <Link
        {...restoreFocus}
        to={appointmentPath(number, search)}
        className={styles.link}
        aria-label={words.detailLabel(number)}
      >
        #{number}
      </Link>
      {fresh && <Tag tone="new">{words.newTag}</Tag>}
    </span>
  );
}
