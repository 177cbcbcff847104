import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
} from "@fluentui/react-components";
import { useEffect, useEffectEvent } from "react";
import { useMessages } from "../../language/language.ts";
import type { CountOutcome, RefusedLine, TransferMatching } from "./useTransferMatching.ts";

const useStyles = makeStyles({ list: { margin: "6px 0 0", paddingInlineStart: "20px" } });

interface CountOutcomeBarProps {
  outcome: CountOutcome;
  matching: TransferMatching;
}

/** Says what was recorded and what was refused, and offers to undo it for a minute. */
export function CountOutcomeBar({ outcome, matching }: CountOutcomeBarProps) {
  const styles = useStyles();
  const words = useMessages("bankTransfers");
  const { kind, done, refused, undo } = outcome;
  const until = undo?.until ?? null;
  const end = useEffectEvent(() => matching.endUndo());
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => end(), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  const reason = ({ code, message }: RefusedLine) =>
    code === "ALREADY_EXISTS"
      ? words.reason.ALREADY_COUNTED
      : code === "CONFLICT" || code === "ORDER_STATE_FORBIDS"
        ? words.orderChanged
        : message;
  return (
    <MessageBar intent={refused.length > 0 ? "warning" : "success"} layout="multiline" role="status">
      <MessageBarBody>
        <MessageBarTitle>{kind === "counted" ? words.counted(done) : words.undone(done)}</MessageBarTitle>
        {refused.length > 0 && (
          <ul className={styles.list} aria-label={words.refused}>
            {refused.map((one) => (
              <li key={one.line}>{words.refusedLine(one.line, reason(one))}</li>
            ))}
          </ul>
        )}
      </MessageBarBody>
      {undo !== null && (
        <MessageBarActions>
          <Button disabledFocusable={matching.isWriting} onClick={matching.undoLast}>
            {words.undo}
          </Button>
        </MessageBarActions>
      )}
    </MessageBar>
  );
}
