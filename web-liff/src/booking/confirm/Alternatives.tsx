import type { ErrorParams } from "@machiya/schema/domain/errors";
import { useMessages } from "../../language/language.ts";
import { Button } from "../../ui/Button.tsx";
import { useShopClock } from "../useShopClock.ts";
import styles from "./Alternatives.module.css";

export type Alternative = NonNullable<ErrorParams["alternatives"]>[number];

interface AlternativesProps {
  alternatives: readonly Alternative[];
  timeZone: string;
  /** Whether a certain staff member was asked for, so that times with anyone are named as such. */
  named?: boolean;
  onChoose: (alternative: Alternative) => void;
}

/** Shows the nearest free times, each as a button that selects it. */
export function Alternatives({ alternatives, timeZone, named = false, onChoose }: AlternativesProps) {
  const text = useMessages("booking");
  const clock = useShopClock(timeZone);
  return (
    <section aria-label={text.alternatives} className={styles.alternatives}>
      <p>{text.alternativesHint}</p>
      {alternatives.map((alternative) => (
        <Button
          key={`${alternative.startsAt}${alternative.staffMemberId}`}
          look="quiet"
          wide
          onClick={() => onChoose(alternative)}
        >
          {clock.shortDay(clock.dayOf(alternative.startsAt))} {clock.time(alternative.startsAt)}
          {alternative.staffName !== null && ` · ${alternative.staffName}`}
          {alternative.staffName === null && named && ` · ${text.notSpecified}`}
        </Button>
      ))}
    </section>
  );
}
