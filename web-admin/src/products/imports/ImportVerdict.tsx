import { MessageBar, MessageBarBody } from "@fluentui/react-components";

interface ImportVerdictProps {
  /** The texts of the kind of import. */
  words: { refusedText: string; restText: string; changed: string; nothing: string };
  /** The number of rows with errors. */
  refused: number;
  /** Whether the rows without errors were imported. */
  partly: boolean;
  /** Whether records changed after the check, so that nothing was imported. */
  outdated: boolean;
  /** Whether the rows can be imported. */
  ready: boolean;
}

/** Says why the rows of a file cannot be imported, or need another look. */
export function ImportVerdict({ words, refused, partly, outdated, ready }: ImportVerdictProps) {
  const text = () => {
    if (partly) return words.restText;
    if (outdated && ready) return words.changed;
    if (refused > 0) return ready ? null : words.refusedText;
    return ready ? null : words.nothing;
  };
  const shown = text();
  if (shown === null) return null;
  return (
    <MessageBar intent={refused > 0 && !partly ? "error" : "warning"} layout="multiline" role="alert">
      <MessageBarBody>{shown}</MessageBarBody>
    </MessageBar>
  );
}
