import { graphql, useFragment } from "react-relay";
import type { StaffStateTag_staffMember$key } from "../../__generated__/StaffStateTag_staffMember.graphql.ts";
import { labelOf } from "../../language/labelOf.ts";
import { useLabels } from "../../language/useLabels.ts";
import { StateTag, type Tone } from "../../ui/Tag.tsx";

const TONES: Readonly<Record<string, Tone>> = { IN_SERVICE: "done", DISABLED: "wait", DISMISSED: "off" };

/** Shows the employment state of a staff member. */
export function StaffStateTag({ staffMember }: { staffMember: StaffStateTag_staffMember$key }) {
  const labels = useLabels();
  const { state } = useFragment(
    graphql`
      fragment StaffStateTag_staffMember on StaffMember {
        state
      }
    `,
    staffMember,
  );
  return <StateTag tone={TONES[state] ?? "off"}>{labelOf(labels.staffState, state)}</StateTag>;
}
