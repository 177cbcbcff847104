import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from "@fluentui/react-components";
import { Refusal } from "@machiya/schema/client/refusal";
import type { Alternative } from "@machiya/schema/domain/errors";
import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { useLabels } from "../../language/useLabels.ts";
import { useFailureText } from "../../relay/failureText.ts";
import { scrollIntoViewRef } from "../../ui/scrollIntoViewRef.ts";

const useStyles = makeStyles({
  title: { paddingTop: "6px", fontWeight: tokens.fontWeightSemibold },
  list: { listStyle: "none", margin: "6px 0 2px", padding: 0, display: "flex", flexWrap: "wrap", gap: "6px" },
  time: { fontVariantNumeric: "tabular-nums" },
});

/** Returns the alternative times of a refusal; empty if it has none. */
export function alternativesOf(error: unknown): readonly Alternative[] {
  return error instanceof Refusal ? (error.params.alternatives ?? []) : [];
}

interface AlternativeTimesProps {
  /** A refusal that contains alternative times. */
  refusal: unknown;
  onPick: (alternative: Alternative) => void;
  /** Returns who serves an alternative; the default is the staff member that it names. */
  who?: (alternative: Alternative) => string;
}

/** Explains why a time is unavailable and offers the nearest available ones as buttons. */
export function AlternativeTimes({ refusal, onPick, who }: AlternativeTimesProps) {
  const styles = useStyles();
  const words = useMessages("appointmentForm");
  const { notSpecified } = useLabels();
  const { dayTime } = useDates();
  const failureText = useFailureText();
  const bare = refusal instanceof Refusal ? new Refusal(refusal.code, withoutTimes(refusal)) : refusal;
  return (
    <MessageBar ref={scrollIntoViewRef} intent="error" layout="multiline" role="alert">
      <MessageBarBody>
        {failureText(bare)}
        <div className={styles.title}>{words.alternatives}</div>
        <ul className={styles.list} aria-label={words.alternatives}>
          {alternativesOf(refusal).map((one) => (
            <li key={`${one.startsAt}${one.staffMemberId}`}>
              <Button type="button" size="small" className={styles.time} onClick={() => onPick(one)}>
                {words.alternative(dayTime(one.startsAt), who?.(one) ?? one.staffName ?? notSpecified)}
              </Button>
            </li>
          ))}
        </ul>
      </MessageBarBody>
    </MessageBar>
  );
}

function withoutTimes({ params }: Refusal) {
  const { alternatives: _, ...rest } = params;
  return rest;
}
