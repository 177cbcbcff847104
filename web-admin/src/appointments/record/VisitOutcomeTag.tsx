import { Tag } from "../../ui/Tag.tsx";
import { outcomeTone, useOutcomeText } from "./visitOutcomes.ts";

interface VisitOutcomeTagProps {
  outcome: string | null | undefined;
  cancelledBy: string | null | undefined;
}

/** Shows how a visit went; nothing until it is recorded. */
export function VisitOutcomeTag({ outcome, cancelledBy }: VisitOutcomeTagProps) {
  const outcomeText = useOutcomeText();
  if (outcome == null) return null;
  return <Tag tone={outcomeTone(outcome)}>{outcomeText({ outcome, cancelledBy: cancelledBy ?? null })}</Tag>;
}
