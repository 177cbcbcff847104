import { graphql } from "react-relay";
import type { findShiftTemplatesQuery } from "../__generated__/findShiftTemplatesQuery.graphql.ts";
import { createFinder, type PickerItem } from "../relay/picker/usePicker.ts";

/** Finds shift templates by part of their name; a choice also shows the hours. */
export const findShiftTemplates = createFinder<findShiftTemplatesQuery, PickerItem>(
  graphql`
    query findShiftTemplatesQuery($filter: ShiftTemplateFilter!, $count: Int!) {
      found: shiftTemplates(filter: $filter, first: $count) {
        edges {
          node {
            id
            name
            startTime
            endTime
          }
        }
      }
    }
  `,
  (name) => ({ name }),
  templateChoice,
);

/** Returns a shift template as a choice: "早班 10:00–16:00". */
export function templateChoice(template: { id: string; name: string; startTime: string; endTime: string }) {
  const { id, name, startTime, endTime } = template;
  return { id, name: `${name} ${startTime}–${endTime}` };
}
