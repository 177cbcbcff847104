import {
  Button,
  Field,
  makeStyles,
  Textarea,
  tokens,
  useRestoreFocusTarget,
} from "@fluentui/react-components";
import { SendRegular } from "@fluentui/react-icons";
import { MAX_BROADCAST_LENGTH, textProblem } from "@machiya/schema/domain/broadcast";
import { Suspense, useState } from "react";
import type { PreloadedQuery } from "react-relay";
import type { BroadcastListQuery } from "../__generated__/BroadcastListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { Boundary } from "../ui/Boundary.tsx";
import { ListSkeleton } from "../ui/ListSkeleton.tsx";
import { Panel } from "../ui/Panel.tsx";
import { type Attempt, attemptAt } from "./attempt.ts";
import { BroadcastReach } from "./BroadcastReach.tsx";
import { messages } from "./messages.ts";
import { SendDialog } from "./SendDialog.tsx";

const useStyles = makeStyles({
  form: { display: "flex", flexDirection: "column", rowGap: "12px" },
  // Fluent gives the text its height, not the frame around it.
  box: { "& textarea": { minHeight: "180px", maxHeight: "none" } },
  foot: { display: "flex", alignItems: "center", justifyContent: "space-between", columnGap: "12px" },
  count: { color: tokens.colorNeutralForeground3, fontVariantNumeric: "tabular-nums" },
});

interface WriteBroadcastProps {
  loaded: PreloadedQuery<BroadcastListQuery>;
  text: string;
  onText: (text: string) => void;
}

/** The text box, how long its text is, whom it would reach, and the way to send it. */
export function WriteBroadcast({ loaded, text, onText }: WriteBroadcastProps) {
  const styles = useStyles();
  const words = useMessages(messages);
  const restoreFocus = useRestoreFocusTarget();
  const [asking, setAsking] = useState(false);
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  // The server sends it trimmed.
  const { length } = text.trim();
  const problem = textProblem(text.trim());
  return (
    <Panel padded>
      <div className={styles.form}>
        <Field
          label={words.text}
          validationMessage={problem === "TOO_LONG" ? words.tooLong(length - MAX_BROADCAST_LENGTH) : ""}
        >
          <Textarea
            className={styles.box}
            resize="vertical"
            value={text}
            onChange={(_, { value }) => onText(value)}
          />
        </Field>
        <div className={styles.foot}>
          <span className={styles.count}>{words.length(length, MAX_BROADCAST_LENGTH)}</span>
          <Button
            {...restoreFocus}
            appearance="primary"
            icon={<SendRegular />}
            disabled={problem !== null}
            onClick={() => {
              setAttempt(attemptAt(attempt, text.trim(), () => crypto.randomUUID()));
              setAsking(true);
            }}
          >
            {words.send}
          </Button>
        </div>
        <Boundary attempt={loaded}>
          <Suspense fallback={<ListSkeleton rows={2} />}>
            <BroadcastReach loaded={loaded} />
            {asking && attempt !== null && (
              <SendDialog
                loaded={loaded}
                text={attempt.text}
                idempotencyKey={attempt.key}
                onSent={() => {
                  setAttempt(null);
                  onText("");
                }}
                onClose={() => setAsking(false)}
              />
            )}
          </Suspense>
        </Boundary>
      </div>
    </Panel>
  );
}
