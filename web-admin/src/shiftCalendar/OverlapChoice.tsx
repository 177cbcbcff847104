import { Field, Radio, RadioGroup } from "@fluentui/react-components";
import { useMessages } from "../language/language.ts";
import type { usePlannedShifts } from "./usePlannedShifts.ts";

/** What happens to a new shift that overlaps an existing shift of the same person. */
export const OVERLAP_CHOICES = ["SKIP", "REPLACE", "KEEP"] as const;

export type OverlapHandling = (typeof OVERLAP_CHOICES)[number];

interface OverlapChoiceProps {
  planned: NonNullable<ReturnType<typeof usePlannedShifts>>;
  people: number;
  /** The number of chosen shifts that the people already have. */
  existing: number;
  value: OverlapHandling;
  onChange: (value: OverlapHandling) => void;
}

/** Says what applying the panel would do, and asks what to do with overlapping shifts when there are any. */
export function OverlapChoice({ planned, people, existing, value, onChange }: OverlapChoiceProps) {
  const words = useMessages("shiftCalendar");
  const { added, overlapping } = planned;
  return (
    <div role="status">
      <p>{words.planned(added, people)}</p>
      {existing > 0 && <p>{words.existing(existing)}</p>}
      {overlapping > 0 && (
        <Field label={words.overlapping(overlapping)}>
          <RadioGroup
            value={value}
            onChange={(_, data) => onChange(OVERLAP_CHOICES.find((one) => one === data.value) ?? value)}
          >
            {OVERLAP_CHOICES.map((choice) => (
              <Radio key={choice} value={choice} label={words.overlap[choice]} />
            ))}
          </RadioGroup>
        </Field>
      )}
    </div>
  );
}
