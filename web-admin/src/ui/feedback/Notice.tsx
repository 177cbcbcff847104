import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { ArrowClockwiseRegular, LockClosedRegular, PlugDisconnectedRegular } from "@fluentui/react-icons";
import { isUnreachable, Refusal } from "@machiya/schema/client/refusal";
import type { ReactNode } from "react";
import { useMessages } from "../../language/language.ts";
import { paths } from "../../paths.ts";
import { useFailureText } from "../../relay/failureText.ts";
import { TextLink } from "../TextLink.tsx";
import { useRetryOnReconnect } from "./useRetryOnReconnect.ts";

const useStyles = makeStyles({
  root: {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    rowGap: tokens.spacingVerticalS,
    padding: "56px 24px",
    textAlign: "center",
    color: tokens.colorNeutralForeground2,
  },
  icon: { fontSize: "36px", lineHeight: 0, color: tokens.colorNeutralForeground4 },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  text: { margin: 0, maxWidth: "46ch", lineHeight: tokens.lineHeightBase300 },
});

interface NoticeProps {
  icon: ReactNode;
  title: string;
  text?: string;
  action?: ReactNode;
}

/** Fills the place of missing content: it says why there is none and what the user can do. */
export function Notice({ icon, title, text, action }: NoticeProps) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}

/** Says that the user's role may not open this screen, and leads to the home page. */
function ForbiddenNotice() {
  const words = useMessages("ui");
  return (
    <div role="alert">
      <Notice
        icon={<LockClosedRegular />}
        title={words.forbiddenTitle}
        text={words.forbiddenText}
        action={<TextLink to={paths.home}>{words.toHome}</TextLink>}
      />
    </div>
  );
}

/** Reports that a part of a screen could not be loaded, which is repeated when a lost connection is back. */
export function FailureNotice({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const words = useMessages("ui");
  const failureText = useFailureText();
  useRetryOnReconnect(isUnreachable(error), onRetry);
  if (error instanceof Refusal && error.code === "FORBIDDEN") {
    // A rule that is named refuses every role, and would do so again.
    if (error.params.refusal === undefined) return <ForbiddenNotice />;
    return (
      <div role="alert">
        <Notice icon={<LockClosedRegular />} title={failureText(error)} />
      </div>
    );
  }
  return (
    <div role="alert">
      <Notice
        icon={<PlugDisconnectedRegular />}
        title={words.failedTitle}
        text={failureText(error)}
        action={
          <Button icon={<ArrowClockwiseRegular />} onClick={onRetry}>
            {words.retry}
          </Button>
        }
      />
    </div>
  );
}
